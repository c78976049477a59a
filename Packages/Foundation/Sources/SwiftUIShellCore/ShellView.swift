#if canImport(SwiftUI)
  import DesignCore
  import Foundation
  import NavigationCore
  public import SwiftUI

  /// An app on a phone: its launch, then its screens. Links that are opened reach it at any time.
  public struct ShellView: View {
    private let shell: PhoneShell
    private let tabSymbols: [String]

    /// - Parameter tabSymbols: the names of the system's symbols for the tabs, in order.
    public init(shell: PhoneShell, tabSymbols: [String] = []) {
      self.shell = shell
      self.tabSymbols = tabSymbols
    }

    public var body: some View {
      Group {
        switch shell.phase {
        case .launching: ProgressView()
        case .failed(let reason): failure(reason)
        case .running(let app):
          TabsView(navigator: app.navigator, symbols: tabSymbols)
            .environment(app.navigator)
            .environment(shell)
        }
      }
      .onAppear(perform: shell.launch)
      .onOpenURL { shell.open($0.absoluteString) }
    }

    private func failure(_ reason: String) -> some View {
      ContentUnavailableView {
        SwiftUI.Text(verbatim: reason.safe)
      } actions: {
        Button(action: shell.retry) { SwiftUI.Text(verbatim: "Try again") }
      }
    }
  }
#endif
