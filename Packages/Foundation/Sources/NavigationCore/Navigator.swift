public import DesignCore
public import Observation
public import RoutingCore

/// Where the person is: the selected tab, and each tab's stack with the sheet over it.
///
/// Tabs, links and the person's own Back come here; what a screen asks for comes through the
/// screen's own router. The navigator calls `appear()` on the screen that comes into sight and keeps
/// track of the work that taps start.
@MainActor
@Observable
public final class Navigator {
  public let tabs: [Tab]
  public private(set) var selectedTab = 0
  var stacks: [TabStack] = []

  @ObservationIgnored private let destination: @MainActor (any Route, any Router) -> any Screen
  @ObservationIgnored let log: @MainActor (String) -> Void
  @ObservationIgnored private let activity = Activity()
  @ObservationIgnored private var running: Set<RunningControl> = []
  @ObservationIgnored private var shown: NavigationEntry?
  @ObservationIgnored private var appearance: Task<Void, Never>?

  /// A navigator at the first tab's own screen; nothing appears before ``start(at:)``.
  ///
  /// - Parameters:
  ///   - tabs: at least one.
  ///   - log: receives one line for each request of a screen that is ignored.
  ///   - destination: builds the screen of a route, given that screen's router; a route table's
  ///     `destination(for:router:)`.
  public init(
    tabs: [Tab], log: @escaping @MainActor (String) -> Void = { _ in },
    destination: @escaping @MainActor (any Route, any Router) -> any Screen
  ) {
    precondition(!tabs.isEmpty, "a navigator needs a tab")
    self.tabs = tabs
    self.log = log
    self.destination = destination
    stacks = tabs.map { TabStack(root: entry($0.root)) }
  }

  /// Shows the first screen: a launch link's when there is one.
  public func start(at route: (any Route)? = nil) {
    if let route { open(route) } else { showCurrent() }
  }

  // MARK: Where the person is

  /// The stack of the selected tab, the tab's own screen first; never empty.
  public var stack: [NavigationEntry] { stack(ofTab: selectedTab) }

  /// The stack of a tab, the tab's own screen first; never empty.
  public func stack(ofTab index: Int) -> [NavigationEntry] { stacks[index].entries }

  /// Whether a screen is still somewhere in the navigation, in sight or not.
  public func contains(_ entry: NavigationEntry) -> Bool {
    stacks.contains { $0.contains(entry) }
  }

  /// The sheet over the selected tab's stack.
  public var sheet: NavigationEntry? { stacks[selectedTab].sheet }

  /// The screen in sight.
  public var current: NavigationEntry? { stacks[selectedTab].top }

  /// Whether ``back()`` leads anywhere.
  public var canGoBack: Bool { sheet != nil || stack.count > 1 }

  // MARK: What the person asks for

  /// Shows a place that a link names; closes the sheet, unless the place is a sheet itself.
  public func open(_ route: any Route) {
    show(route, inTab: selectedTab)
    showCurrent()
  }

  /// Closes the sheet, else leaves the top of the stack; a tab's own screen stays.
  public func back() {
    if sheet != nil {
      stacks[selectedTab].sheet = nil
    } else {
      stacks[selectedTab].pop(to: stack.count - 1)
    }
    showCurrent()
  }

  /// Shows a tab as the person left it.
  public func select(tab index: Int) {
    selectedTab = index
    showCurrent()
  }

  /// Removes every screen of a tab's stack but the first ones, as a swipe back does.
  ///
  /// - Parameter count: how many stay; the tab's own screen always does.
  public func pop(tab index: Int, to count: Int) {
    stacks[index].pop(to: count)
    showCurrent()
  }

  /// Runs a control of the screen in sight. A control that still runs is not started again, unless
  /// it is repeatable; a disabled one never. Its work goes on when its screen leaves sight.
  public func tap(_ control: Control) {
    guard control.isEnabled else { return }
    guard !control.isRepeatable else {
      activity.start { await control.perform() }
      return
    }
    let step = RunningControl(entry: current, id: control.id)
    guard running.insert(step).inserted else { return }
    activity.start { [weak self] in
      await control.perform()
      self?.running.remove(step)
    }
  }

  /// Loads the screen in sight again.
  ///
  /// - Returns: the work, to wait for; cancelling the wait does not cancel it.
  @discardableResult
  public func refresh() -> Task<Void, Never>? {
    guard let screen = current?.screen else { return nil }
    return activity.start { await screen.refresh() }
  }

  /// Starts work that belongs to no screen, such as what a launch begins with.
  public func perform(_ work: @escaping @MainActor () async -> Void) {
    activity.start(work)
  }

  /// Returns when all work that was started here is done.
  public func settle() async {
    await activity.settle()
  }

  /// Shows a place in a tab's stack, or selects the tab that it is the own screen of.
  func show(_ route: any Route, inTab tab: Int) {
    if let root = self.tab(ofRoot: route) {
      stacks[tab].sheet = nil
      selectedTab = root
      stacks[root].sheet = nil
      stacks[root].pop(to: 1)
    } else if route.isPushed {
      stacks[tab].sheet = nil
      stacks[tab].push(entry(route))
    } else {
      stacks[tab].sheet = entry(route)
    }
  }

  /// The tab whose own screen a route names.
  func tab(ofRoot route: any Route) -> Int? {
    tabs.firstIndex { $0.root.isSamePlace(as: route) }
  }

  /// Calls `appear()` on the screen in sight, if another one was in sight before.
  func showCurrent() {
    guard let current, current !== shown else { return }
    appearance?.cancel()
    shown = current
    appearance = activity.start { await current.screen.appear() }
  }

  func entry(_ route: any Route) -> NavigationEntry {
    let router = ScreenRouter(navigator: self)
    let entry = NavigationEntry(route: route, screen: destination(route, router))
    router.entry = entry
    return entry
  }
}

extension Route {
  var isPushed: Bool { Self.presentation == .push }
}

/// A control that runs, of a screen that is held until the control ends.
private struct RunningControl: Hashable {
  var entry: NavigationEntry?
  var id: String
}
