import Foundation

/// Gzip that stores its bytes as they are (RFC 1951 §3.2.4, RFC 1952): enough to be taken for it.
enum Gzip {
  /// How a gzip stream begins (RFC 1952 §2.3).
  static let header = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])

  /// A megabyte of zeros in little more than 20 KB: deflate blocks that may be repeated.
  static let megabyteOfZeros = zeros + block(Data(count: 20_000), isLast: false)

  private static let zeros =
    Data([0xEC, 0xC1, 0x31, 1, 0, 0, 0, 0xC2, 0xA0, 0xF5, 0x4F, 0x6D, 8, 0x5F, 0xA0])
    + Data(count: 1_016) + Data([0x3E, 3, 0, 0, 0xFF, 0xFF])

  /// - Parameter bytes: at most 65,535; what is more is left out.
  static func stored(_ bytes: Data) -> Data {
    let bytes = bytes.prefix(Int(UInt16.max))
    return header + block(bytes, isLast: true)
      + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
  }

  private static func block(_ bytes: Data, isLast: Bool) -> Data {
    let length = UInt16(bytes.count)
    return Data([isLast ? 1 : 0]) + littleEndian(length) + littleEndian(~length) + bytes
  }

  private static func littleEndian(_ number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  /// CRC-32 as in RFC 1952 §8.
  private static func checksum(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
      }
    }
  }
}
