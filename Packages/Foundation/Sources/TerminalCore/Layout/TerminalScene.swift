import DesignCore

/// All that a frame is drawn from, apart from its size.
struct TerminalScene {
  var content = ScreenContent(title: "")
  /// Whether Back leads to another screen.
  var isNested = false
  /// Where the person is on the screen.
  var place = ScreenPlace()
  /// A screen over the screen, with what closes it.
  var sheet: Sheet?
  var tabs: [String] = []
  var selectedTab = 0
  /// Where the person is among a question's answers.
  var promptPlace = ScreenPlace()
  /// The first of the key hints that lie over everything; nil while they are not shown.
  var firstHint: Int?
  var showsKeys: Bool { firstHint != nil }
  /// The last line of the screen.
  var line = BottomLine.keys

  struct Sheet {
    var content: ScreenContent
    var cancel: Control
    var place = ScreenPlace()
  }

  /// The question of the screen in sight.
  var prompt: Prompt? { sheet.map(\.content.prompt) ?? content.prompt }

  /// What the question says, which tells it from another one; empty where there is none.
  var question: [String] { prompt.map { [$0.title, $0.message] } ?? [] }

  enum BottomLine: Equatable {
    /// What the keys do.
    case keys
    /// Something to tell, until the next key.
    case notice(String)
    /// A link that is being typed.
    case link(String)
  }
}
