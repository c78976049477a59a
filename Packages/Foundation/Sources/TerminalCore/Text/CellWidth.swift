extension Character {
  /// The cells that the cluster takes in a terminal: 0 for one that shows nothing, at most 2.
  ///
  /// The sum of what its scalars take, up to two: a flag, a family and a keycap are one picture.
  /// A variation selector 16 makes a picture of what could be one.
  package var cellWidth: Int {
    // Nearly all text is ASCII, and there is a lot of text.
    if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      width += scalar.cellWidth
      if scalar == "\u{FE0F}", let previous, previous.properties.isEmoji { width = 2 }
      if width >= 2 { return 2 }
      previous = scalar
    }
    return width
  }
}

extension String {
  /// The cells that the text takes in a terminal, cluster by cluster.
  package var cellWidth: Int {
    reduce(0) { $0 + $1.cellWidth }
  }
}
