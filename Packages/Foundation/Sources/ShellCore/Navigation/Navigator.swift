public import DesignCore
public import Observation
public import RoutingCore

/// Where the person is: the selected tab, a stack for each tab, a sheet over them.
///
/// The one router of a running app. It tells screens when they come into sight and keeps track of
/// the work that they start.
@MainActor
@Observable
public final class Navigator: Router {
  public let tabs: [Tab]
  public private(set) var selectedTab = 0
  public private(set) var sheet: NavigationEntry?
  private var stacks: [[NavigationEntry]]

  @ObservationIgnored private let destination: @MainActor (any Route) -> any Screen
  @ObservationIgnored private let activity = Activity()
  @ObservationIgnored private var shown: NavigationEntry?
  @ObservationIgnored private var appearance: Task<Void, Never>?

  /// A navigator at the first tab's own screen; nothing appears before ``start(at:)``.
  ///
  /// - Parameters:
  ///   - tabs: at least one.
  ///   - destination: builds the screen of a route; a route table's `destination(for:)`.
  public init(tabs: [Tab], destination: @escaping @MainActor (any Route) -> any Screen) {
    precondition(!tabs.isEmpty, "a shell needs a tab")
    self.tabs = tabs
    self.destination = destination
    stacks = tabs.map { _ in [] }
  }

  /// Shows the first screen: a launch link's when there is one.
  public func start(at route: (any Route)? = nil) {
    if let route {
      open(route)
    } else {
      showCurrent()
    }
  }

  /// The stack of the selected tab, its own screen first.
  public var stack: [NavigationEntry] { stacks[selectedTab] }

  /// The screen in sight.
  public var current: NavigationEntry? { sheet ?? stack.last }

  /// Whether ``dismiss()`` leads anywhere.
  public var canDismiss: Bool { sheet != nil || stack.count > 1 }

  public func open(_ route: any Route) {
    if let tab = tabs.firstIndex(where: { $0.root.isSamePlace(as: route) }) {
      sheet = nil
      selectedTab = tab
      stacks[tab] = Array(stacks[tab].prefix(1))
    } else if type(of: route).presentation == .sheet {
      sheet = entry(route)
    } else {
      sheet = nil
      fillStack()
      stacks[selectedTab].append(entry(route))
    }
    showCurrent()
  }

  public func replace(with route: any Route) {
    if sheet != nil {
      sheet = nil
    } else if !stack.isEmpty {
      stacks[selectedTab].removeLast()
    }
    stacks[selectedTab].append(entry(route))
    showCurrent()
  }

  public func dismiss() {
    if sheet != nil {
      sheet = nil
    } else if stack.count > 1 {
      stacks[selectedTab].removeLast()
    }
    showCurrent()
  }

  /// Shows a tab as the person left it.
  public func select(tab index: Int) {
    sheet = nil
    selectedTab = index
    showCurrent()
  }

  /// Does what a tap asks for; the work is not cancelled when its screen goes out of sight.
  public func tap(_ control: Control) {
    activity.start { await control.perform() }
  }

  /// Starts work that belongs to no screen, such as what a launch begins with.
  public func perform(_ work: @escaping @MainActor () async -> Void) {
    activity.start(work)
  }

  /// Loads the screen in sight again.
  public func refresh() {
    guard let screen = current?.screen else { return }
    activity.start { await screen.refresh() }
  }

  /// Returns when all work that was started here is done.
  public func settle() async {
    await activity.settle()
  }

  private func entry(_ route: any Route) -> NavigationEntry {
    NavigationEntry(route: route, screen: destination(route))
  }

  private func fillStack() {
    if stacks[selectedTab].isEmpty {
      stacks[selectedTab] = [entry(tabs[selectedTab].root)]
    }
  }

  private func showCurrent() {
    fillStack()
    guard let current, current !== shown else { return }
    appearance?.cancel()
    shown = current
    appearance = activity.start { await current.screen.appear() }
  }
}
