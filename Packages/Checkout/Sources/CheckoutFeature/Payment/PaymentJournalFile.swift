import CommerceDomain
import Foundation
import PersistenceCore

/// How attempts are stored: a list, each with the number of its format.
///
/// The first format had neither a number nor a time. One with a higher number than is known here
/// cannot be read: what a later version relies on would be missing.
enum PaymentJournalFile {
  private static let format = 2

  private struct StoredAttempt: Codable {
    let format: Int?
    let order: OrderID
    let amount: Money
    let key: String
    let madeAt: Date?
  }

  /// The attempts that a file holds. Throws `StorageError` for anything but a whole file of a known
  /// format.
  static func attempts(in bytes: Data) throws(StorageError) -> [PaymentAttempt] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let stored = try? decoder.decode([StoredAttempt].self, from: bytes) else {
      throw StorageError("it is damaged, or of a later version")
    }
    guard stored.allSatisfy({ ($0.format ?? 1) <= format }) else {
      throw StorageError("it is of a later version")
    }
    return stored.map {
      PaymentAttempt(order: $0.order, amount: $0.amount, key: $0.key, madeAt: $0.madeAt)
    }
  }

  /// The file that holds some attempts. Throws `StorageError` when they cannot be encoded.
  static func bytes(of attempts: [PaymentAttempt]) throws(StorageError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .iso8601
    let stored = attempts.map {
      StoredAttempt(
        format: format, order: $0.order, amount: $0.amount, key: $0.key, madeAt: $0.madeAt)
    }
    do {
      return try encoder.encode(stored)
    } catch {
      throw StorageError("the attempts cannot be encoded")
    }
  }
}
