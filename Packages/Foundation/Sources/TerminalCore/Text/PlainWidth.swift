extension String {
  /// The cells that the text takes, where that is quick to tell: it is made of characters that
  /// stand alone, of a width that all terminals agree on. nil for all other text.
  ///
  /// Nearly all text is like that, and a long screen has a lot of it.
  var plainWidth: Int? {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    var width = 0
    for scalar in unicodeScalars {
      guard let cells = scalar.plainWidth else { return nil }
      width += cells
    }
    return width
  }
}

extension Unicode.Scalar {
  /// The cells of a character that nothing joins, marks or hides; nil where that is not sure.
  var plainWidth: Int? {
    switch value {
    case 0x20..<0x7F: 1
    // Latin, but for the soft hyphen; Greek, Cyrillic without marks, Hebrew, Arabic.
    case 0xA1..<0xAD, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A: 1
    // More Latin; dashes, quotation marks and dots; currencies; mathematics.
    case 0x1E00...0x1EFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x2200...0x22FF: 1
    // Arrows, lines, and the signs of the shell's own.
    case 0x2190...0x2199, 0x2500...0x257F, 0x25CB, 0x25CF, 0x2661, 0x2665: 1
    // Kana without marks that join, Chinese characters, Hangul syllables, wide Latin.
    case 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: 2
    default: nil
    }
  }
}
