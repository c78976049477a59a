extension String {
  /// The text with everything taken out that could steer what shows it, on one line.
  ///
  /// Controls (C0, DEL, C1; ECMA-48) and the bidirectional overrides and isolates (Unicode UAX #9)
  /// become "�", line breaks and tabs a space: text from a server is shown, never obeyed.
  public var safe: String {
    guard unicodeScalars.contains(where: \.steersOutput) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.steersOutput ? (scalar.breaksLine ? " " : "\u{FFFD}") : scalar)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLine: Bool {
    ["\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"].contains(self)
  }

  fileprivate var steersOutput: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
