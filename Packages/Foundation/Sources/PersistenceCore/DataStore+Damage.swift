import Foundation

extension DataStore {
  /// Puts bytes that cannot be understood aside, as `NAME.damaged`, and says so in one line.
  ///
  /// Throws ``StorageError``; then the bytes are still where they were.
  public func setAside(
    _ name: String, log: @Sendable (String) -> Void
  ) async throws(StorageError) {
    guard let bytes = try await read(name) else { return }
    try await write(bytes, to: name + ".damaged")
    try await remove(name)
    log("\(name) is damaged; it is put aside as \(name).damaged")
  }
}
