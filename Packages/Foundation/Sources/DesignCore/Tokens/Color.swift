import Foundation

/// An opaque colour of the sRGB space, eight bits a channel.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// - Parameter hex: the channels as designers write them, such as `0x7B2D6A`.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  /// How bright the colour is to the eye, from 0 for black to 1 for white.
  ///
  /// The relative luminance of WCAG 2.2, <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// How well one colour is told from the other, from 1 for equal ones to 21 for black and white.
  ///
  /// The contrast ratio of WCAG 2.2, <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>; text needs
  /// 4.5, a border that carries meaning 3.
  public func contrast(with other: Color) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
