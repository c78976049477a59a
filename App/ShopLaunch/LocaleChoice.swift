public import Foundation

extension Locale {
  /// The locale asked for, else the environment's, else Ireland's.
  ///
  /// On Linux `Locale.current` does not follow the environment, so its variables are read here, in
  /// the order that POSIX gives them for money.
  public static func chosen(option: String?, environment: [String: String]) -> Locale {
    let names = [option] + ["LC_ALL", "LC_MONETARY", "LANG"].map { environment[$0] }
    let name = names.compactMap(\.self).first { !$0.isEmpty }
    // A POSIX name carries a character set and a modifier: de_DE.UTF-8@euro.
    let bare = name?.prefix { $0 != "." && $0 != "@" }
    guard let bare, bare != "C", bare != "POSIX", !bare.isEmpty else {
      return Locale(identifier: "en_IE")
    }
    return Locale(identifier: String(bare))
  }
}
