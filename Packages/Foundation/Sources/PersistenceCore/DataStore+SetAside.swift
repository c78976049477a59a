extension DataStore {
  /// Sets aside what cannot be understood, and logs where it is now in one line.
  ///
  /// Does nothing for a name that holds nothing. Throws ``StorageError``; then everything is still
  /// where it was.
  public func setAside(
    _ name: String, log: @Sendable (String) -> Void
  ) async throws(StorageError) {
    guard let newName = try await setAside(name) else { return }
    log("\(name) cannot be read; it is stored as \(newName)")
  }
}

/// The names that something set aside can take: `NAME.damaged`, `NAME.damaged-2`, and so on.
enum SetAsideName {
  /// The first of the names that is free.
  static func first<Failure>(
    for name: String, isFree: (String) throws(Failure) -> Bool
  ) throws(Failure) -> String {
    var number = 1
    while true {
      let newName = name + (number == 1 ? ".damaged" : ".damaged-\(number)")
      if try isFree(newName) { return newName }
      number += 1
    }
  }
}
