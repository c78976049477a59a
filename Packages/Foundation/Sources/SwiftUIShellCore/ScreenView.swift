#if canImport(SwiftUI)
  import DesignCore
  import NavigationCore
  import SwiftUI

  /// One screen. Its content is read once each time that something in it has changed.
  struct ScreenView: View {
    let entry: NavigationEntry
    @Environment(Navigator.self) private var navigator: Navigator?
    @Environment(\.palette) private var palette

    var body: some View {
      let content = entry.screen.content
      list(content.sections)
        .navigationTitle(SwiftUI.Text(verbatim: content.title.safe))
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            ControlButtons(controls: content.toolbar, place: .toolbar)
          }
        }
        .safeAreaInset(edge: .bottom) {
          if let bar = content.bar {
            ControlButton(control: bar, place: .bar).padding().background(palette.surface.color)
          }
        }
        .modifier(PromptAlert(prompt: content.prompt))
        .modifier(NoticeAlert(entry: entry, isHeldBack: content.prompt != nil))
    }

    private func list(_ sections: [DesignCore.Section]) -> some View {
      List {
        ForEach(sections) { section in
          SwiftUI.Section {
            ForEach(section.rows) { RowView(row: $0).listRowBackground(palette.surface.color) }
          } header: {
            if let title = section.title { SwiftUI.Text(verbatim: title.safe) }
          }
        }
      }
      .scrollContentBackground(.hidden)
      .background(palette.background.color)
      .refreshable { [navigator] in await navigator?.refresh()?.value }
    }
  }

  /// The question of a screen. The screen's own state closes it: an answer does so, or asks again.
  struct PromptAlert: ViewModifier {
    let prompt: Prompt?

    func body(content: Content) -> some View {
      content.alert(
        SwiftUI.Text(verbatim: prompt?.title.safe ?? ""), isPresented: .constant(prompt != nil)
      ) {
        if let prompt { ControlButtons(controls: prompt.choices + [prompt.cancel], place: .prompt) }
      } message: {
        SwiftUI.Text(verbatim: prompt?.message.safe ?? "")
      }
    }
  }

  /// What the person is to be told, over the screen in sight.
  struct NoticeAlert: ViewModifier {
    let entry: NavigationEntry
    /// Whether the screen asks something, which goes first.
    let isHeldBack: Bool
    @Environment(Navigator.self) private var navigator: Navigator?
    @Environment(PhoneShell.self) private var shell: PhoneShell?

    func body(content: Content) -> some View {
      let isInSight = navigator?.current === entry
      let lines = isInSight && !isHeldBack ? shell?.notices.map(\.safe) ?? [] : []
      let title = SwiftUI.Text(verbatim: lines.joined(separator: "\n"))
      content.alert(title, isPresented: .constant(!lines.isEmpty)) {
        Button(action: { shell?.dismissNotices(lines.count) }) { SwiftUI.Text(verbatim: "OK") }
      }
    }
  }
#endif
