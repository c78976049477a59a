#if canImport(Security)
  public import Foundation
  import Security

  /// Secrets in the device's Keychain, one item for each name. They are readable after the first
  /// unlock, never leave the device, and outlive the app.
  public actor KeychainStore: DataStore {
    private let service: String

    /// - Parameter service: tells the items of one app from those of another, such as the app's
    ///   bundle identifier.
    public init(service: String) {
      self.service = service
    }

    public func read(_ name: String) throws(StorageError) -> Data? {
      var query = try item(name)
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var result: CFTypeRef?
      switch SecItemCopyMatching(query as CFDictionary, &result) {
      case errSecItemNotFound: return nil
      case errSecSuccess:
        guard let bytes = result as? Data else {
          throw StorageError("read \(name): not an item of this app")
        }
        return bytes
      case let status: throw Self.failure("read", name, status)
      }
    }

    public func write(_ bytes: Data, to name: String) throws(StorageError) {
      let query = try item(name)
      var status = SecItemUpdate(query as CFDictionary, [kSecValueData: bytes] as CFDictionary)
      if status == errSecItemNotFound {
        var new = query
        new[kSecValueData] = bytes
        new[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        status = SecItemAdd(new as CFDictionary, nil)
      }
      guard status == errSecSuccess else { throw Self.failure("write", name, status) }
    }

    public func remove(_ name: String) throws(StorageError) {
      let status = SecItemDelete(try item(name) as CFDictionary)
      guard status == errSecSuccess || status == errSecItemNotFound else {
        throw Self.failure("remove", name, status)
      }
    }

    public func setAside(_ name: String) throws(StorageError) -> String? {
      let query = try item(name)
      guard try isTaken(name) else { return nil }
      let newName = try SetAsideName.first(for: name) { name throws(StorageError) in
        try !isTaken(name)
      }
      let status = SecItemUpdate(
        query as CFDictionary, [kSecAttrAccount: newName] as CFDictionary)
      guard status == errSecSuccess else { throw Self.failure("move", name, status) }
      return newName
    }

    private func isTaken(_ name: String) throws(StorageError) -> Bool {
      switch SecItemCopyMatching(try item(name) as CFDictionary, nil) {
      case errSecSuccess: return true
      case errSecItemNotFound: return false
      case let status: throw Self.failure("read", name, status)
      }
    }

    private func item(_ name: String) throws(StorageError) -> [CFString: Any] {
      try StoredName.check(name)
      return [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: name,
        kSecUseDataProtectionKeychain: true,
      ]
    }

    private static func failure(
      _ step: String, _ name: String, _ status: OSStatus
    ) -> StorageError {
      let reason = SecCopyErrorMessageString(status, nil) as String? ?? "status \(status)"
      return StorageError("\(step) \(name): \(reason)")
    }
  }
#endif
