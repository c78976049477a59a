@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier> {
  let view: any View
}

extension _ViewModifier_Content: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] { context.nodes(of: view) }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
}

extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    if let attachment = modifier as? AccessibilityAttachmentModifier {
      [Node(attachment.name, attachment.value, children: context.nodes(of: content))]
    } else {
      context.nodes(of: ModifierBody(modifier: modifier, content: content))
    }
  }
}

/// Evaluates the body of an app's own modifier, on its own.
struct ModifierBody<Modifier: ViewModifier>: View {
  let modifier: Modifier
  let content: any View

  var body: some View { modifier.body(content: _ViewModifier_Content(view: content)) }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
