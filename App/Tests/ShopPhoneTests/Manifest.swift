import Foundation

/// What a package's manifest promises, read from its text: another SwiftPM command inside
/// `swift test` would wait for it.
struct Manifest {
  let products: Set<String>
  /// The lowest iOS, such as "17.0".
  let iOS: String?
  /// The language mode of all targets, such as "6.0".
  let swift: String?
  let upcomingFeatures: Set<String>

  init(_ text: String) {
    products = Set(text.matches(of: /\.(?:library|executable)\(name: "(\w+)"/).map { String($0.1) })
    iOS = text.firstMatch(of: /\.iOS\(\.v(\d+)\)/).map { "\($0.1).0" }
    swift = text.firstMatch(of: /\.swiftLanguageMode\(\.v(\d+)\)/).map { "\($0.1).0" }
    upcomingFeatures = Set(
      text.matches(of: /\.enableUpcomingFeature\("(\w+)"\)/).map { String($0.1) })
  }
}
