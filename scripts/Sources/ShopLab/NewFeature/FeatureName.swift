import GraphFacts

/// The name of a feature that is to be made, in the spellings that its files need.
struct FeatureName: Hashable, Sendable {
  /// As it was given: `GiftCards`.
  let type: String
  /// As a function is called: `giftCards`.
  let member: String
  /// As a preview or a path is called: `gift-cards`.
  let kebab: String
  /// As a person reads it: `Gift cards`.
  let title: String

  /// Throws, in words for people, where the name cannot be a feature's.
  init(_ text: String) throws(Refusal) {
    guard let first = text.utf8.first, Self.isUpper(first),
      text.utf8.allSatisfy({ Self.isUpper($0) || Self.isLower($0) || Self.isDigit($0) }),
      (2...40).contains(text.utf8.count)
    else {
      throw Refusal(
        "\(text) is no name for a feature; it takes 2 to 40 letters and digits of "
          + "ASCII, an upper-case letter first, such as GiftCards")
    }
    if let suffix = Self.suffixes.first(where: text.hasSuffix) {
      throw Refusal("\(text) ends in \(suffix), which names a role; leave that part out")
    }
    let words = Self.words(text)
    type = text
    member = words[0].lowercased() + words.dropFirst().joined()
    kebab = words.map { $0.lowercased() }.joined(separator: "-")
    title = ([words[0]] + words.dropFirst().map { $0.lowercased() }).joined(separator: " ")
    for word in [type, member] where Keywords.reserved.contains(word) {
      throw Refusal("\(text) will not do: \(word) is a keyword of Swift")
    }
  }

  /// Why a name is not taken.
  struct Refusal: Error, Hashable {
    let message: String

    init(_ message: String) {
      self.message = message
    }
  }

  private static let suffixes = [
    "API", "Feature", "Domain", "Data", "Core", "Testing", "Demo", "Tests",
  ]

  /// `GiftCards` is Gift and Cards, `FAQPage` is FAQ and Page.
  private static func words(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var words: [[UInt8]] = []
    for (index, byte) in bytes.enumerated() {
      let afterLower = index > 0 && !isUpper(bytes[index - 1])
      let beforeLower = index + 1 < bytes.count && isLower(bytes[index + 1])
      if index == 0 || isUpper(byte) && (afterLower || beforeLower) {
        words.append([byte])
      } else {
        words[words.count - 1].append(byte)
      }
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
