extension String {
  /// The words of an identifier that has no name: "extra-hot" is "Extra hot".
  public var asWords: String {
    let words = split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    return words.isEmpty ? self : words.prefix(1).uppercased() + words.dropFirst()
  }
}
