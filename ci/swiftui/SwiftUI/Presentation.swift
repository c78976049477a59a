public import Foundation

/// Something over a screen, and what SwiftUI does when it closes.
public struct Presented {
  public let close: @MainActor @Sendable () -> Void
}

/// What a view does when it appears.
struct Appearance {
  let path: String
  let run: @MainActor () -> Void
}

struct WithAppearance<Content: View> {
  let content: Content
  let action: (() -> Void)?
}

extension WithAppearance: View, Primitive {
  typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    let appearance = Appearance(path: context.path) { [action] in action?() }
    return [Node("onAppear", appearance, children: context.nodes(of: content))]
  }
}

extension View {
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(
      "sheet",
      Presented {
        item.wrappedValue = nil
        onDismiss?()
      },
      parts: { context in
        item.wrappedValue.map { [context.child("\($0.id)").part("presented", content($0))] } ?? []
      })
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modified(
      "alert", Presented { isPresented.wrappedValue = false },
      parts: { context in
        guard isPresented.wrappedValue else { return [] }
        return [
          Node("title", title.string), context.part("message", message),
          context.part("actions", actions),
        ]
      })
  }

  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(title, isPresented: isPresented, actions: actions) {} }

  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    WithAppearance(content: self, action: action)
  }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified("onOpenURL", action)
  }
}
