#if canImport(SwiftUI)
  public import DesignCore
  public import SwiftUI

  extension View {
    /// Draws a component with a view of the app's own, in all screens below. Without this, the row's
    /// plain content is drawn.
    public func component<Value: Sendable, Content: View>(
      _ id: ComponentID<Value>,
      @ViewBuilder content: @escaping @MainActor @Sendable (Value) -> Content
    ) -> some View {
      transformEnvironment(\.components) { components in
        components.views[id.name] = { value in (value as? Value).map { AnyView(content($0)) } }
      }
    }
  }

  /// The views that an app has registered, by the component's name.
  struct ComponentViews: Sendable {
    var views: [String: @MainActor @Sendable (any Sendable) -> AnyView?] = [:]

    @MainActor
    func view(of component: Component) -> AnyView? { views[component.name]?(component.value) }
  }

  private struct ComponentsKey: EnvironmentKey {
    static let defaultValue = ComponentViews()
  }

  extension EnvironmentValues {
    var components: ComponentViews {
      get { self[ComponentsKey.self] }
      set { self[ComponentsKey.self] = newValue }
    }
  }
#endif
