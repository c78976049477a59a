public import DesignCore
import SeededTesting

/// Makes screens of text that a server could send to do harm; the same ones for the same seed.
public struct HostileText {
  /// How many lines each of the screens has in plain text.
  public static let plainLines = 12

  private static let pieces = [
    "Soup", "€9.50", " ", "\n", "\r\n", "\t", "\u{0}", "\u{7}", "\u{1B}[2J", "\u{1B}]0;title\u{7}",
    "\u{1B}]52;c;aGk=\u{1B}\\", "\u{9B}31m", "\u{90}q\u{9C}", "\u{85}", "\u{2028}", "\u{202E}",
    "\u{2066}", "\u{2069}", "\u{200F}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{FFFD}",
    "<script>alert(1)</script>", "</style>", "</title>", "<!--", "-->", "]]>", "<![CDATA[", "&lt;",
    "&#x1b;", "&", "<", ">", "\"", "'", "\" onclick=\"x", "javascript:x", "משי", "سوق", "牛丼",
    "👩‍👩‍👧‍👦", "❤️", "🇮🇪", "e\u{301}\u{301}\u{301}", "[1] ", "# ", "> ",
  ]

  private var random: Seeded

  public init(seed: UInt64) {
    random = Seeded(seed)
  }

  /// Pieces in random order, with random characters between; now and then 10,000 of one.
  public mutating func word() -> String {
    guard next(100) > 0 else { return String(repeating: Self.pieces[index], count: 10_000) }
    return (0..<next(8)).map { _ in
      let scalar = Unicode.Scalar(UInt32(next(0x11_0000)))
      return next(4) == 0 ? scalar.map { String($0) } ?? "" : Self.pieces[index]
    }.joined()
  }

  /// A screen with each kind of row, and nothing but such text in it.
  public mutating func screen() -> ScreenContent {
    let title = "T" + word()
    let control = Control("D" + word(), details: [word()], id: word(), label: "L" + word()) {}
    let photo = Photo(label: word(), url: word())
    return ScreenContent(
      title: title, toolbar: [control],
      sections: [
        Section(
          "S" + word(),
          rows: [
            .photo(photo), .text(Text(word())), .button(control),
            .item(Item(Text(word()), value: Text(word()), photo: photo, action: control)),
            .item(Item(Text(word()), details: [Text(word())], controls: [control])),
            .item(Item(Text(title), value: Text(word()))),
          ])
      ],
      bar: control
    )
  }

  private var index: Int {
    mutating get { next(Self.pieces.count) }
  }

  private mutating func next(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }
}
