public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// What a button does.
public struct Action {
  public let role: ButtonRole?
  public let run: @MainActor @Sendable () -> Void
}

public struct Button<Label: View> {
  let action: Action
  let label: Label

  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = Action(role: role, run: action)
    self.label = label()
  }

  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    let button = Node("Button", action, children: context.nodes(of: label))
    return [context.environment.isEnabled ? button : Node("unavailable", children: [button])]
  }
}

public protocol PrimitiveButtonStyle {}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modified("buttonStyle", "\(S.self)")
  }
}

public struct ProgressView: View, Primitive {
  nonisolated public init() {}
  func nodes(in context: Context) -> [Node] { [Node("ProgressView")] }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    [
      Node(
        "ContentUnavailableView",
        children: [
          context.part("label", label), context.part("description", description),
          context.part("actions", actions),
        ])
    ]
  }
}
