/// An option of a verb, as its page, its completions and its messages describe it.
package struct Option: Hashable, Sendable {
  /// With its dashes, such as `--format`.
  let name: String
  /// What stands for its value, such as `FILE`; nil where it takes none.
  let value: String?
  /// The words that it takes; none where any will do.
  let choices: [String]
  /// What it does, in one line.
  let summary: String

  private init(_ name: String, value: String?, choices: [String], _ summary: String) {
    self.name = name
    self.value = value
    self.choices = choices
    self.summary = summary
  }

  /// An option that takes no value.
  package init(_ name: String, _ summary: String) {
    self.init(name, value: nil, choices: [], summary)
  }

  /// An option that takes any value, which `value` stands for in its page.
  package init(_ name: String, _ value: String, _ summary: String) {
    self.init(name, value: value, choices: [], summary)
  }

  /// An option that takes one of the cases' words.
  package init<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ choices: Choice.Type, _ summary: String
  ) {
    let words = choices.allCases.map(\.rawValue)
    self.init(name, value: words.joined(separator: "|"), choices: words, summary)
  }

  /// What every verb takes.
  static let common = [
    Option(
      "--root", "DIR",
      "The repository's folder; else the one that holds the script, else this one."),
    Option("--help", "Show this page."),
  ]
}
