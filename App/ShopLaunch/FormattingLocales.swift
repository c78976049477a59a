public import Foundation

/// The locales that amounts and dates are formatted in.
public struct FormattingLocales: Hashable, Sendable {
  public let money: Locale
  public let dates: Locale

  /// The locale that an option names, else the environment's, else Ireland's.
  ///
  /// On Linux `Locale.current` does not follow the environment, so the variables are read here in
  /// the order of POSIX: `LC_ALL`, then `LC_MONETARY` for money or `LC_TIME` for dates, then `LANG`.
  /// An empty variable counts as missing (IEEE Std 1003.1-2017, 8.2).
  public init(option: String?, environment: [String: String]) {
    func locale(_ category: String) -> Locale {
      let names = [option, environment["LC_ALL"], environment[category], environment["LANG"]]
      let name = names.compactMap(\.self).first { !$0.isEmpty }
      return name.flatMap(Locale.init(posixName:)) ?? Locale(identifier: "en_IE")
    }
    money = locale("LC_MONETARY")
    dates = locale("LC_TIME")
  }
}

extension Locale {
  /// The scripts that a modifier of a POSIX name stands for (ISO 15924), as glibc's locales use them.
  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva",
    "hebrew": "Hebr", "iqtelif": "Latn",
  ]

  /// The locale of a POSIX name such as `de_DE.UTF-8@euro`; nil for `C`, `POSIX` and a name
  /// without a language.
  ///
  /// The modifier may stand before or after the character set. One that names no script is ignored.
  init?(posixName name: String) {
    let bare = String(name.prefix { $0 != "." && $0 != "@" })
    guard !bare.isEmpty, bare != "C", bare != "POSIX" else { return nil }
    let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first
      .map { $0.prefix { $0 != "." }.lowercased() }
    var parts = bare.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    if let script = modifier.flatMap({ Self.scripts[$0] }), !parts.contains(where: \.isScript) {
      parts.insert(script, at: 1)
    }
    guard !parts.isEmpty else { return nil }
    self.init(identifier: parts.joined(separator: "_"))
  }
}

extension String {
  /// Whether it is a script's code, such as `Latn`.
  fileprivate var isScript: Bool { count == 4 && allSatisfy { $0.isASCII && $0.isLetter } }
}
