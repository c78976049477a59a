#if canImport(SwiftUI)
  public import DesignCore
  import NavigationCore
  import RoutingCore
  public import SwiftUI

  /// A preview of a feature in Xcode's canvas. Its controls can be tapped; it leads nowhere else.
  public struct PreviewScreen: View {
    private let preview: DesignCore.Preview
    @State private var shell: PhoneShell

    public init(_ preview: DesignCore.Preview) {
      self.preview = preview
      shell = PhoneShell(parseLink: PreviewRoute.init) {
        let screen = await preview.screen()
        return PhoneShell.Launched(
          navigator: Navigator(
            tabs: [.init(preview.name, root: PreviewRoute(link: ""))],
            destination: { _, _ in screen }),
          messages: { .init { nil } })
      }
    }

    public var body: some View {
      ShellView(shell: shell)
        .preferredColorScheme(preview.appearance.colorScheme == .dark ? .dark : .light)
        .dynamicTypeSize(preview.appearance.textSize == .largest ? .accessibility5 : .large)
        .previewDisplayName(preview.name)
    }
  }

  /// The one place of a preview; every link leads to it.
  private struct PreviewRoute: Route {
    let link: String
  }
#endif
