import GraphFacts

/// What is left of a command line, read from the front.
package struct Arguments {
  private var rest: ArraySlice<String>
  /// What stood behind `=` in the option that was read last.
  private var attached: String?

  /// The options that there are.
  private let options: [Option]
  private var optionsHaveEnded = false

  package init(_ words: [String], options: [Option]) {
    rest = words[...]
    self.options = options
  }

  package enum Word: Hashable {
    /// With its dashes, such as `--root`.
    case option(String)
    /// Everything else, such as a path.
    case operand(String)
  }

  /// The next word; nil at the end. Throws where the last option took no value but got one.
  package mutating func next() throws(UsageError) -> Word? {
    if let attached { throw UsageError("unexpected value \(attached)") }
    guard let word = rest.popFirst() else { return nil }
    if optionsHaveEnded { return .operand(word) }
    guard word.hasPrefix("-"), word != "-" else { return .operand(word) }
    if word == "--" {
      optionsHaveEnded = true
      return try next()
    }
    var name = word
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      attached = String(word[word.index(after: equals)...])
      name = String(word[..<equals])
    }
    let names = options.map(\.name)
    guard names.contains(name) else {
      throw UsageError(
        "there is no option \(name); \(NearNames.hint(for: name, in: names, "options"))")
    }
    return .option(name)
  }

  /// What to say of a word that a verb has no use for.
  package static func unexpected(_ word: Word) -> UsageError {
    switch word {
    case .option(let text), .operand(let text): UsageError("unexpected argument \(text)")
    }
  }

  /// The value of an option that was just read: `--root DIR` or `--root=DIR`.
  package mutating func value(of option: String, _ what: String) throws(UsageError) -> String {
    defer { attached = nil }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(option) needs \(what)")
    }
    return value
  }

  /// The value of an option that takes one of a few words.
  package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of option: String
  ) throws(UsageError) -> Choice {
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    let value = try value(of: option, "one of \(words)")
    guard let choice = Choice(rawValue: value) else {
      throw UsageError("\(option) takes one of \(words), not \(value)")
    }
    return choice
  }

  /// The value of an option that takes a whole number.
  package mutating func number(of option: String, in range: ClosedRange<Int>) throws(UsageError)
    -> Int
  {
    let value = try value(of: option, "a number")
    guard let number = Int(value), range.contains(number) else {
      throw UsageError(
        "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(value)")
    }
    return number
  }
}
