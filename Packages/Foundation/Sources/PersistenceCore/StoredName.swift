/// The names that data stores take.
enum StoredName {
  /// Names become file names, so only plain ones are taken: ASCII letters, digits, `-`, `_` and `.`,
  /// no separators, no hidden files. Throws ``StorageError``.
  static func check(_ name: String) throws(StorageError) {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_.".contains(Character(scalar)))
    }
    guard isPlain, !name.isEmpty, !name.hasPrefix(".") else {
      throw StorageError("not a plain file name: \(name.debugDescription)")
    }
  }
}
