public struct NavigationPath {}

/// What a navigation stack was given: the path, and how a swipe back shortens it.
public struct StackPath {
  public let elements: [AnyHashable]
  /// Leaves the first elements of the path.
  public let pop: @MainActor @Sendable (_ count: Int) -> Void
  let context: Context
}

struct Destination {
  let view: @MainActor (AnyHashable) -> (any View)?
}

public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: @MainActor (Context) -> StackPath

  @MainActor
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = { context in
      StackPath(
        elements: path.wrappedValue.map { AnyHashable($0) },
        pop: { path.wrappedValue = Data(path.wrappedValue.prefix($0)) }, context: context)
    }
  }

  @MainActor
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = { StackPath(elements: [], pop: { _ in }, context: $0) }
  }
}

extension NavigationStack: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    [Node("NavigationStack", path(context.child("path")), children: context.nodes(of: root))]
  }
}

public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    let select: @MainActor (AnyHashable) -> Void = { [selection] in
      if let value = $0.base as? SelectionValue { selection?.wrappedValue = value }
    }
    return [
      Node(
        "TabView", TabSelection(selected: selection?.wrappedValue, select: select),
        children: context.nodes(of: content))
    ]
  }
}

/// Which tab of a tab view is selected.
public struct TabSelection {
  public let selected: AnyHashable?
  public let select: @MainActor @Sendable (AnyHashable) -> Void
}

public struct ToolbarItemPlacement: Sendable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
}

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  { content }

  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent>(
    _ first: First, _ second: Second
  ) -> some ToolbarContent { ToolbarPair(first: first, second: second) }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> ToolbarPart<Content> { ToolbarPart(content: content) }
}

struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent> {
  let first: First
  let second: Second
  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension ToolbarPair: ToolbarContent, Primitive {
  typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    toolbarNodes(first, context.child("0")) + toolbarNodes(second, context.child("1"))
  }
}

public struct ToolbarPart<Content: ToolbarContent> {
  let content: Content?
  nonisolated init(content: Content?) { self.content = content }
}

extension ToolbarPart: ToolbarContent, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] { content.map { toolbarNodes($0, context) } ?? [] }
}

@MainActor
private func toolbarNodes<Content: ToolbarContent>(_ content: Content, _ context: Context) -> [Node]
{
  if let content = content as? any Primitive { return content.nodes(in: context) }
  return toolbarNodes(content.body, context)
}

public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    [Node("ToolbarItem", placement.name, children: context.nodes(of: content))]
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    [Node("ToolbarItem", placement.name, children: context.nodes(of: content))]
  }
}

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modified("navigationTitle", title.string)
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified("navigationDestination", Destination { ($0.base as? D).map { destination($0) } })
  }

  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return modified("tabItem", parts: { [$0.part("item", label)] })
  }

  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modified("tag", AnyHashable(tag))
  }

  nonisolated public func badge(_ count: Int) -> some View {
    modified("badge", count == 0 ? nil : "\(count)")
  }

  nonisolated public func badge(_ label: Text?) -> some View { modified("badge", label?.string) }

  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modified(
      "toolbar", parts: { [Node("bar", children: toolbarNodes(content, $0.child("bar")))] })
  }
}
