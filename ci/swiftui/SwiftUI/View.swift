/// A part of what is on the screen.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View, Scene, ToolbarContent {
  public var body: Never {
    let reason = "there is no value"
    return preconditionFailure(reason)
  }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [any View] = []
    repeat parts.append(each content)
    return TupleView(parts: parts)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct EmptyView: View, Primitive {
  nonisolated public init() {}
  func nodes(in context: Context) -> [Node] { [] }
}

public struct TupleView<Content> {
  let parts: [any View]
  nonisolated init(parts: [any View]) { self.parts = parts }
}

extension TupleView: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    parts.enumerated().flatMap { index, part in context.child("\(index)").nodes(of: part) }
  }
}

public struct _ConditionalContent<First, Second> {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch
  nonisolated init(_ branch: Branch) { self.branch = branch }
}

extension _ConditionalContent: View, Primitive where First: View, Second: View {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    switch branch {
    case .first(let view): context.child("true").nodes(of: view)
    case .second(let view): context.child("false").nodes(of: view)
    }
  }
}

extension Optional: View, Primitive where Wrapped: View {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] { map { context.nodes(of: $0) } ?? [] }
}

public struct AnyView {
  let view: any View
  nonisolated public init<V: View>(_ view: V) { self.view = view }
}

extension AnyView: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] { context.child("\(type(of: view))").nodes(of: view) }
}

public struct Group<Content> {
  let content: Content
}

extension Group: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func nodes(in context: Context) -> [Node] { context.nodes(of: content) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, Primitive where Content: View {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    var seen: Set<ID> = []
    return data.flatMap { element -> [Node] in
      let id = id(element)
      guard seen.insert(id).inserted else { return [.fault("two elements with the id \(id)")] }
      return context.child("\(id)").nodes(of: content(element))
    }
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}
