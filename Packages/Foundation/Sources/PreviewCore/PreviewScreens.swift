import DesignCore
import Observation

/// The names of the previews, to pick from.
@MainActor
struct PreviewListScreen: Screen {
  let title: String
  let names: [String]
  let open: @MainActor (String) -> Void

  var content: ScreenContent {
    ScreenContent(
      title: title,
      sections: [
        Section(rows: names.map { name in .button(Control(name) { open(name) }) })
      ])
  }
}

/// A preview that is built when it comes into sight for the first time.
@MainActor
struct PreviewScreen: Screen {
  let preview: Preview
  private let model = Model()

  init(preview: Preview) {
    self.preview = preview
  }

  var content: ScreenContent {
    model.screen?.content ?? .loading(title: preview.name)
  }

  /// The preview has appeared already if its state needs that; one that loads must stay so.
  func appear() async {
    guard model.screen == nil else { return }
    model.screen = await preview.screen()
  }

  func refresh() async { await model.screen?.refresh() }

  @Observable
  @MainActor
  fileprivate final class Model {
    var screen: (any Screen)?
  }
}
