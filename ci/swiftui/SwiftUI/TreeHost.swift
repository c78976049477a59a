import Observation

/// Evaluates a view to a tree, and again what a change touched, as SwiftUI does: a body runs when
/// something that it read has changed, or when its view was made anew with other values.
@MainActor
public final class TreeHost {
  public private(set) var tree: [Node] = []
  /// The app's own views whose bodies the last update ran.
  public private(set) var evaluated: [any View] = []
  private let root: any View
  private var environment: EnvironmentValues
  private var records: [String: Record] = [:]
  private var visited: Set<String> = []
  private var appeared: Set<String> = []
  private let changes = Changes()

  public init<V: View>(_ root: V, environment: EnvironmentValues = EnvironmentValues()) {
    self.root = root
    self.environment = environment
    update()
  }

  /// Brings the tree up to date.
  public func update() {
    evaluated = []
    evaluate()
  }

  /// Returns when something has changed that the tree was made from.
  public func change() async {
    await changes.wait()
    update()
  }

  private func evaluate() {
    visited = []
    changes.isRaised = false
    tree = Context(path: "", environment: environment).nodes(of: root).map(resolve)
    for path in records.keys where !visited.contains(path) {
      records[path] = nil
    }
    let appearances = appearances(in: tree)
    let new = appearances.filter { !appeared.contains($0.path) }
    appeared = Set(appearances.map(\.path))
    new.forEach { $0.run() }
    if !new.isEmpty { evaluate() }
  }

  private func appearances(in nodes: [Node]) -> [Appearance] {
    nodes.flatMap { [$0.value as? Appearance].compactMap(\.self) + appearances(in: $0.children) }
  }

  private func resolve(_ node: Node) -> Node {
    if let pending = node.value as? Pending {
      return Node(node.name, children: nodes(of: pending).map(resolve))
    }
    let children = node.children.map(resolve)
    guard let stack = node.value as? StackPath else {
      return Node(node.name, node.value, children: children)
    }
    let pushed = stack.elements.map { element in
      Node("destination", children: destination(of: element, among: children, stack).map(resolve))
    }
    return Node(node.name, stack, children: [Node("root", children: children)] + pushed)
  }

  private func destination(of element: AnyHashable, among nodes: [Node], _ stack: StackPath)
    -> [Node]
  {
    for node in nodes {
      if let destination = node.value as? Destination, let view = destination.view(element) {
        return stack.context.child("\(element.hashValue)").nodes(of: view)
      }
      let found = destination(of: element, among: node.children, stack)
      if found.first?.name != "fault" { return found }
    }
    return [.fault("no navigationDestination for \(type(of: element.base))")]
  }

  private func nodes(of pending: Pending) -> [Node] {
    let path = pending.context.path
    visited.insert(path)
    let record = records[path] ?? Record()
    records[path] = record
    let isSame =
      record.view.map { sameFields($0, pending.view) } == true
      && record.environment == pending.context.environment
    guard record.isStale.isRaised || !isSame else { return record.nodes }
    record.view = pending.view
    record.environment = pending.context.environment
    record.link(pending.view, pending.context.environment)
    let isStale = Flag()
    record.isStale = isStale
    record.nodes = withObservationTracking {
      body(of: pending.view, in: pending.context)
    } onChange: { [changes] in
      isStale.isRaised = true
      changes.raise()
    }
    evaluated.append(pending.view)
    return record.nodes
  }

  private func body<V: View>(of view: V, in context: Context) -> [Node] {
    context.nodes(of: view.body)
  }
}

/// What is known of a view of the app's own at one place.
@MainActor
private final class Record {
  var view: (any View)?
  var environment: EnvironmentValues?
  var nodes: [Node] = []
  var isStale = Flag(isRaised: true)
  var slots: [String: AnyObject] = [:]

  /// Connects the view's state with what an earlier value of the view stored here.
  func link(_ view: Any, _ environment: EnvironmentValues) {
    for case (let label?, let field) in Mirror(reflecting: view).children {
      if let property = field as? any LinkedProperty {
        slots[label] = property.link(to: slots[label], environment: environment)
      } else if let modifier = field as? any ViewModifier {
        link(modifier, environment)
      }
    }
  }
}

/// All that is observed here belongs to the main actor, so flags are raised on it.
private final class Flag: @unchecked Sendable {
  var isRaised: Bool
  init(isRaised: Bool = false) { self.isRaised = isRaised }
}

/// Whether anything has changed since the last update; used on the main actor only, as flags are.
private final class Changes: @unchecked Sendable {
  var isRaised = false
  private var waiter: CheckedContinuation<Void, Never>?

  func raise() {
    isRaised = true
    waiter?.resume()
    waiter = nil
  }

  @MainActor
  func wait() async {
    guard !isRaised else { return }
    await withCheckedContinuation { waiter = $0 }
  }
}

/// Whether two values of a view have the same fields. Closures are never the same.
private func sameFields(_ one: Any, _ other: Any) -> Bool {
  if one is any LinkedProperty { return true }
  if let one = one as? any Equatable { return isEqual(one, other) }
  let (left, right) = (Mirror(reflecting: one), Mirror(reflecting: other))
  guard type(of: one) == type(of: other) else { return false }
  if left.displayStyle == .class { return one as AnyObject === other as AnyObject }
  guard left.displayStyle != nil, left.children.count == right.children.count else { return false }
  return zip(left.children, right.children).allSatisfy {
    $0.label == $1.label && sameFields($0.value, $1.value)
  }
}

private func isEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool {
  (other as? T) == one
}
