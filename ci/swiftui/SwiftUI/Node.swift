/// A piece of an evaluated tree: a view or a modifier by its name, what it was given, what is in it.
public struct Node {
  public let name: String
  public let value: Any?
  public let children: [Node]

  init(_ name: String, _ value: Any? = nil, children: [Node] = []) {
    self.name = name
    self.value = value
    self.children = children
  }

  /// What SwiftUI leaves undefined or reports at run time only.
  static func fault(_ reason: String) -> Node { Node("fault", reason) }
}

/// A view of this module, which knows its nodes.
@MainActor
protocol Primitive {
  func nodes(in context: Context) -> [Node]
}

/// Where a view is in the tree, and the environment there.
struct Context {
  let path: String
  var environment: EnvironmentValues

  func child(_ key: String) -> Context {
    Context(path: path + "/" + key, environment: environment)
  }

  /// The nodes of a view. A view of the app's own is evaluated later, on its own.
  @MainActor
  func nodes(of view: any View) -> [Node] {
    if let view = view as? any Primitive { return view.nodes(in: self) }
    return [Node("\(type(of: view))", Pending(view: view, context: child("\(type(of: view))")))]
  }

  /// A named part of a node.
  @MainActor
  func part(_ name: String, _ view: any View) -> Node {
    Node(name, children: child(name).nodes(of: view))
  }
}

/// A view of the app's own whose body is not evaluated yet.
struct Pending {
  let view: any View
  let context: Context
}

/// A view with a modifier.
struct Modified<Content: View> {
  let content: Content
  let name: String
  let value: Any?
  let parts: @MainActor (Context) -> [Node]
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(
    _ content: Content, _ name: String, _ value: Any?,
    parts: @escaping @MainActor (Context) -> [Node],
    change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.content = content
    self.name = name
    self.value = value
    self.parts = parts
    self.change = change
  }
}

extension Modified: View, Primitive {
  typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    var inner = context
    change(&inner.environment)
    return [
      Node(name, value, children: inner.nodes(of: content) + parts(context.child(name)))
    ]
  }
}

extension View {
  nonisolated func modified(
    _ name: String, _ value: Any? = nil,
    environment change: @escaping (inout EnvironmentValues) -> Void = { _ in },
    parts: @escaping @MainActor (Context) -> [Node] = { _ in [] }
  ) -> Modified<Self> {
    Modified(self, name, value, parts: parts, change: change)
  }
}
