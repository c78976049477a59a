/// A set of the platforms that SwiftPM and `#if os(…)` can name.
package struct Platforms: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package static let names = [
    "macos", "maccatalyst", "ios", "tvos", "watchos", "visionos", "driverkit", "linux", "windows",
    "android", "wasi", "openbsd", "freebsd",
  ]

  /// Mac Catalyst and DriverKit have no `os(…)` of their own and count only where named.
  package static let all = Platforms(
    named: names.filter { $0 != "maccatalyst" && $0 != "driverkit" })
  static let apple = Platforms(named: ["macos", "ios", "tvos", "watchos", "visionos"])

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package init(named wanted: [String]) {
    rawValue = wanted.reduce(0) { bits, name in
      guard let position = Self.names.firstIndex(of: name.lowercased()) else { return bits }
      return bits | 1 << UInt32(position)
    }
  }

  package var names: [String] {
    Self.names.enumerated().filter { rawValue & 1 << UInt32($0.offset) != 0 }.map(\.element)
  }

  /// The platforms on which `canImport` of a well-known module holds; nil for any other module.
  static func havingModule(_ name: String) -> Platforms? {
    switch name {
    case "Darwin", "ObjectiveC", "Combine", "SwiftUI", "os", "OSLog", "CoreGraphics", "Security":
      apple
    case "AppKit", "Cocoa": Platforms(named: ["macos"])
    case "UIKit": Platforms(named: ["ios", "tvos", "watchos", "visionos"])
    case "WatchKit": Platforms(named: ["watchos", "ios"])
    case "Glibc", "Musl": Platforms(named: ["linux"])
    case "WinSDK", "CRT", "ucrt": Platforms(named: ["windows"])
    case "Android", "Bionic": Platforms(named: ["android"])
    case "WASILibc": Platforms(named: ["wasi"])
    default: nil
    }
  }
}
