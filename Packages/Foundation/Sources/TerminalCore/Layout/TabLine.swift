/// The tabs on one line: what is written of each, shorter where the line is.
struct TabLine {
  /// The words of each tab, with its number.
  let words: [String]
  /// The cells between two tabs, beside the one before and the one after each.
  let gap: Int

  /// - Parameters:
  ///   - labels: a tab's name, then its badge after a comma.
  ///   - room: the cells of the line.
  init(_ labels: [String], selected: Int, room: Int) {
    let full = labels.enumerated().map { "\($0 + 1) \($1)" }
    let short = labels.enumerated().map { "\($0 + 1) \(Self.name($1))\(Self.count($1))" }
    let shortest = labels.enumerated().map { index, label in
      index == selected ? short[index] : "\(index + 1)\(Self.count(label))"
    }
    func width(_ words: [String], gap: Int) -> Int {
      words.reduce(-gap) { $0 + FittedText($1).width + 2 + gap }
    }
    let forms = [(full, 2), (full, 0), (short, 0), (shortest, 0)]
    (words, gap) = forms.first { width($0, gap: $1) <= room } ?? (shortest, 0)
  }

  private static func name(_ label: String) -> Substring { label.prefix { $0 != "," } }

  /// The number that a badge begins with, in brackets.
  private static func count(_ label: String) -> String {
    let badge = label.dropFirst(name(label).count).drop { $0 == "," || $0 == " " }
    let digits = badge.prefix(while: \.isNumber)
    return digits.isEmpty ? "" : " (\(digits))"
  }
}
