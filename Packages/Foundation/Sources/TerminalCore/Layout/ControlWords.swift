import DesignCore

/// What is drawn for a control, so that its state is told without colour.
struct ControlWords {
  /// The most cells of a sign; a longer title is not one.
  private static let widestSign = 2

  private let control: Control

  init(_ control: Control) {
    self.control = control
  }

  /// On a line of its own: a step in brackets, a choice as it is.
  var button: String {
    control.role == .standard ? (control.isEnabled ? title : "(\(title))") : bracketed
  }

  /// Inside a row, beside others.
  var inline: String { bracketed }

  /// Across the screen, between `edges`.
  var bar: String { title }

  /// What tells a step that can be taken from one that cannot.
  var edges: (String, String) {
    control.isEnabled || control.isPending ? ("[", "]") : ("(", ")")
  }

  /// At the end of a row that is tapped as a whole.
  var sign: String {
    let sign = FittedText(control.title).width <= Self.widestSign ? control.title : "›"
    return control.isEnabled ? sign : "·"
  }

  private var bracketed: String { "\(edges.0) \(title) \(edges.1)" }

  private var title: String {
    control.isPending ? control.title + " …" : control.title
  }
}
