import DesignCore

/// What is drawn for a control, so that its state is told without colour.
struct ControlWords {
  private let control: Control

  init(_ control: Control) {
    self.control = control
  }

  /// On a line of its own: a step in brackets, a choice as it is.
  var button: String {
    control.role == .standard ? (control.isEnabled ? title : "(\(title))") : bracketed(title)
  }

  /// In a toolbar or inside a row, beside others.
  var inline: String { bracketed(glyph.map(pending) ?? title) }

  /// Across the screen, between `edges`.
  var bar: String { title }

  /// What tells a step that can be taken from one that cannot.
  var edges: (String, String) {
    control.isEnabled || control.isPending ? ("[", "]") : ("(", ")")
  }

  /// At the end of a row that is tapped as a whole.
  var sign: String {
    control.isEnabled
      ? (control.icon ?? .disclosure).glyph(isSelected: control.isSelected) : "·"
  }

  private var glyph: String? { control.icon?.glyph(isSelected: control.isSelected) }

  private var title: String {
    let words = ([control.title] + control.details).joined(separator: " · ")
    return pending([glyph, words].compactMap(\.self).joined(separator: " "))
  }

  private func pending(_ words: String) -> String {
    control.isPending ? words + " …" : words
  }

  private func bracketed(_ words: String) -> String { "\(edges.0) \(words) \(edges.1)" }
}
