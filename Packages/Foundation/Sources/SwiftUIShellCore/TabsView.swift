#if canImport(SwiftUI)
  import NavigationCore
  import SwiftUI

  /// The tabs, each with its stack, and the sheet over them. An app of one tab shows no tab bar.
  struct TabsView: View {
    @Bindable var navigator: Navigator
    let symbols: [String]

    var body: some View {
      Group {
        if navigator.tabs.count > 1 {
          TabView(selection: $navigator.selection) {
            ForEach(Array(navigator.tabs.indices), id: \.self) { index in tab(index) }
          }
        } else {
          StackView(navigator: navigator, tab: 0)
        }
      }
      .sheet(item: $navigator[sheetShown: navigator.sheet]) { entry in
        SheetView(navigator: navigator, entry: entry)
      }
    }

    private func tab(_ index: Int) -> some View {
      let tab = navigator.tabs[index]
      return StackView(navigator: navigator, tab: index)
        .tabItem {
          Label {
            SwiftUI.Text(verbatim: tab.name)
          } icon: {
            if symbols.indices.contains(index) { Image(systemName: symbols[index]) }
          }
        }
        .badge(tab.badge().map { SwiftUI.Text(verbatim: $0) })
        .tag(index)
    }
  }

  /// One tab: its own screen, and the others on top of it. A swipe back pops the navigator.
  struct StackView: View {
    @Bindable var navigator: Navigator
    let tab: Int

    var body: some View {
      if let root = navigator.stack(ofTab: tab).first {
        NavigationStack(path: $navigator[pathOfTab: tab]) {
          ScreenView(entry: root)
            .navigationDestination(for: NavigationEntry.self) { entry in
              ScreenView(entry: entry)
            }
        }
      }
    }
  }

  /// A screen over the others, with a way to close it.
  struct SheetView: View {
    let navigator: Navigator
    let entry: NavigationEntry

    var body: some View {
      NavigationStack {
        ScreenView(entry: entry)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button(role: .cancel) {
                navigator[sheetShown: entry] = nil
              } label: {
                SwiftUI.Text(verbatim: "Cancel")
              }
            }
          }
      }
    }
  }
#endif
