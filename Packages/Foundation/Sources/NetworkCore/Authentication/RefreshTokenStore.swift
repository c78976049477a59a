import Foundation
import PersistenceCore

/// The refresh token of each server that was signed in to, kept in one named file.
///
/// A token goes back only to the server that it came from. The first token is handed in; from
/// then on the server's newest takes its place. Handing in another first token is a new sign-in.
struct RefreshTokenStore: Sendable {
  private static let name = "refresh-tokens.json"

  private let first: String
  private let server: String
  private let store: any DataStore
  private let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - first: The token that a sign-in brought.
  ///   - server: What tells one server from another.
  ///   - store: Where tokens are kept; nothing else may write `refresh-tokens.json` there.
  ///   - log: receives a line where the file cannot be understood and is set aside.
  init(
    first: String, server: String, store: any DataStore, log: @escaping @Sendable (String) -> Void
  ) {
    self.first = first
    self.server = server
    self.store = store
    self.log = log
  }

  /// The token to refresh with. Throws ``StorageError`` when the store cannot be read.
  func current() async throws(StorageError) -> String {
    guard let kept = try await all()[server], kept.first == first else { return first }
    return kept.newest
  }

  /// Keeps the server's newest token; durable when this returns. Throws ``StorageError``.
  func keep(_ newest: String) async throws(StorageError) {
    var tokens = try await all()
    tokens[server] = Kept(first: first, newest: newest)
    do {
      try await store.write(JSONEncoder().encode(tokens), to: Self.name)
    } catch let error as StorageError {
      throw error
    } catch {
      throw StorageError("cannot write \(Self.name)")
    }
  }

  /// A file that cannot be understood is set aside, and the first token begins again: the tokens of
  /// other servers may be in it.
  private func all() async throws(StorageError) -> [String: Kept] {
    guard let bytes = try await store.read(Self.name) else { return [:] }
    if let tokens = try? JSONDecoder().decode([String: Kept].self, from: bytes) { return tokens }
    try await store.setAside(Self.name, log: log)
    return [:]
  }

  private struct Kept: Codable {
    let first: String
    let newest: String
  }
}
