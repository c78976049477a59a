extension Fee {
  /// What the fee is called on screens: its kind as a sentence begins, such as "Price change".
  public var title: String {
    let words = kind.split(whereSeparator: { $0 == "_" || $0 == "-" || $0 == " " })
      .joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
