import Foundation

/// Gzip that stores its bytes as they are (RFC 1951 §3.2.4, RFC 1952): enough to be taken for it.
enum Gzip {
  /// - Parameter bytes: at most 65,535; what is more is left out.
  static func stored(_ bytes: Data) -> Data {
    let bytes = bytes.prefix(Int(UInt16.max))
    let length = UInt16(bytes.count)
    var result = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 1])
    result += littleEndian(length) + littleEndian(~length) + bytes
    return result + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
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
