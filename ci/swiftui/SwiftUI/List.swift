@MainActor
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
}

extension List: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    [Node("List", children: context.nodes(of: content))]
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, Primitive where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  func nodes(in context: Context) -> [Node] {
    [
      Node(
        "Section",
        children: [
          context.part("header", header), context.part("content", content),
          context.part("footer", footer),
        ])
    ]
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

extension View {
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modified("listRowBackground")
  }

  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modified("scrollContentBackground", visibility)
  }

  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modified("refreshable", action)
  }
}
