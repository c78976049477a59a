// The Keychain's calls as iOS 17 has them, on items in memory. Core Foundation's types stand for
// the Swift values that they are bridged to.
import Foundation

public typealias CFString = String
public typealias CFDictionary = [CFString: Any]
public typealias CFTypeRef = Any
public typealias OSStatus = Int32

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecAttrService: CFString = "svce"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecValueData: CFString = "v_Data"
public let kSecReturnData: CFString = "r_Data"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"

public let errSecSuccess: OSStatus = 0
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308

/// The items of this process.
public final class StandInKeychain: @unchecked Sendable {
  public static let shared = StandInKeychain()

  private let lock = NSLock()
  private var items: [[CFString: Any]] = []
  private var failure = errSecSuccess

  /// Makes every call answer a status, until it is `errSecSuccess` again.
  public func fail(with status: OSStatus) { lock.withLock { failure = status } }

  func run(_ query: CFDictionary, _ step: (inout [[CFString: Any]], Int?) -> OSStatus) -> OSStatus {
    lock.withLock {
      guard failure == errSecSuccess else { return failure }
      let keys = [kSecClass, kSecAttrService, kSecAttrAccount]
      let index = items.firstIndex { item in
        keys.allSatisfy { item[$0] as? String == query[$0] as? String }
      }
      return step(&items, index)
    }
  }
}

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  StandInKeychain.shared.run(query) { items, index in
    guard let index else { return errSecItemNotFound }
    if query[kSecReturnData] as? Bool == true { result?.pointee = items[index][kSecValueData] }
    return errSecSuccess
  }
}

public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  StandInKeychain.shared.run(attributes) { items, index in
    guard index == nil else { return errSecDuplicateItem }
    items.append(attributes)
    return errSecSuccess
  }
}

public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  StandInKeychain.shared.run(query) { items, index in
    guard let index else { return errSecItemNotFound }
    items[index].merge(attributes) { $1 }
    return errSecSuccess
  }
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  StandInKeychain.shared.run(query) { items, index in
    guard let index else { return errSecItemNotFound }
    items.remove(at: index)
    return errSecSuccess
  }
}

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  status == errSecInteractionNotAllowed ? "User interaction is not allowed." : nil
}
