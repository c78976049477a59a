public import Foundation

public enum HorizontalAlignment: Sendable {
  case leading
  case center
  case trailing
}

public enum VerticalAlignment: Sendable {
  case top
  case center
  case bottom
  case firstTextBaseline
}

public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top
  case bottom
}

public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading
  case trailing
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public struct Alignment: Sendable {
  public static let leading = Alignment()
  public static let center = Alignment()
  public static let trailing = Alignment()
}

public protocol Layout {}

public struct HStackLayout: Layout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

public struct VStackLayout: Layout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

public struct AnyLayout: Layout {
  let name: String

  public init<L: Layout>(_ layout: L) { name = "\(L.self)" }

  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Container(name: name, content: content())
  }
}

struct Container<Content: View> {
  let name: String
  let content: Content

  nonisolated init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}

extension Container: View, Primitive {
  typealias Body = Never

  func nodes(in context: Context) -> [Node] { [Node(name, children: context.nodes(of: content))] }
}

public struct HStack<Content: View> {
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension HStack: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    [Node("HStack", children: context.nodes(of: content))]
  }
}

public struct VStack<Content: View> {
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension VStack: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    [Node("VStack", children: context.nodes(of: content))]
  }
}

public struct Spacer: View, Primitive {
  nonisolated public init(minLength: CGFloat? = nil) {}
  func nodes(in context: Context) -> [Node] { [] }
}

public protocol Shape: View, Sendable {}

public struct Rectangle: Shape, Primitive {
  nonisolated public init() {}
  func nodes(in context: Context) -> [Node] { [] }
}

public struct RoundedRectangle: Shape, Primitive {
  nonisolated public init(cornerRadius: CGFloat) {}
  func nodes(in context: Context) -> [Node] { [] }
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

extension View {
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { modified("padding", length) }

  nonisolated public func padding(_ length: CGFloat) -> some View { modified("padding", length) }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modified("frame") }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { modified("frame") }

  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modified("background", style) }

  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modified("contentShape")
  }

  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { modified("clipShape") }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { modified("aspectRatio", contentMode) }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return modified("safeAreaInset", edge, parts: { [$0.part("inset", content)] })
  }
}
