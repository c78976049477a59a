import DesignCore
import Foundation

extension String {
  /// The text on one line of plain mode, marked so that it is never taken for what plain mode itself
  /// prints: no part of it for a choice (`[9]`), and its beginning for no title (`#`), prompt (`>`)
  /// or refusal (`?`). The mark is a backslash.
  ///
  /// - Parameter isWholeLine: whether nothing stands before it on its line.
  func plain(isWholeLine: Bool) -> String {
    let scalars = Array(safe.unicodeScalars)
    let first = isWholeLine ? scalars.firstIndex { !$0.isBlank } : nil
    var marks = scalars.indices.filter { scalars[$0...].beginLikeChoice }
    if let first, scalars[first].beginsPlainLine, !marks.contains(first) {
      marks.insert(first, at: 0)
    }
    guard !marks.isEmpty else { return safe }
    var result = String.UnicodeScalarView()
    var rest = marks[...]
    for (index, scalar) in scalars.enumerated() {
      if rest.first == index {
        result.append("\\")
        rest.removeFirst()
      }
      result.append(scalar)
    }
    return String(result)
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether they begin as the number of a choice does, whatever is invisible between.
  fileprivate var beginLikeChoice: Bool {
    guard first?.looksLike("[") == true else { return false }
    let number = dropFirst().prefix { $0.isBlank || $0.properties.numericType != nil }
    return number.contains { $0.properties.numericType != nil }
      && dropFirst(number.count + 1).first?.looksLike("]") == true
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen of it: a space, a mark on a space, a joiner or another format character.
  fileprivate var isBlank: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .format, .nonspacingMark, .enclosingMark: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a line of plain mode's own begins so, or what is marked does.
  fileprivate var beginsPlainLine: Bool {
    "[#>?\\".unicodeScalars.contains(where: looksLike) || "♯›❯".unicodeScalars.contains(self)
  }

  /// Whether it is that character or another form of it, such as a wide one.
  fileprivate func looksLike(_ scalar: Unicode.Scalar) -> Bool {
    if isASCII { return self == scalar }
    let form = String(self).decomposedStringWithCompatibilityMapping
    return form == String(scalar)
  }
}
