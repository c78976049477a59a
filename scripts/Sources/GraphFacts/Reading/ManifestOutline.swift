/// Where a manifest's text names its targets and their dependencies.
///
/// SwiftPM's dump has no places. They are looked up in the text, and where a manifest builds its
/// names from variables, the nearest text that fits is taken; what it means is never read from it.
package struct ManifestOutline: Hashable, Sendable {
  private struct Text: Hashable, Sendable {
    var value: String
    var position: Position
  }

  private struct Call: Hashable, Sendable {
    var name: String
    var texts: Range<Int>
  }

  private var texts: [Text] = []
  private var calls: [Call] = []

  package init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { read($0) }
  }

  /// Where a target's entry begins to be told: its name.
  package func position(ofTarget target: String) -> Position {
    if let call = calls.first(where: { $0.name == target }), let text = text(target, in: call) {
      return text.position
    }
    return texts.first { $0.value == target }?.position ?? .start
  }

  /// Where a target's entry names a dependency.
  package func position(of dependency: String, inTarget target: String) -> Position {
    for call in calls where call.name == target {
      let inside = texts[call.texts].filter { $0.value == dependency }
      // The first text may be the target's own name.
      if let hit = dependency == target ? inside.dropFirst().first : inside.first {
        return hit.position
      }
    }
    return texts.first { $0.value == dependency }?.position ?? position(ofTarget: target)
  }

  package func position(ofText text: String) -> Position {
    texts.first { $0.value == text }?.position ?? .start
  }

  private func text(_ value: String, in call: Call) -> Text? {
    texts[call.texts].first { $0.value == value }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    struct Open {
      var isTarget: Bool
      var name: String?
      var firstText: Int
    }
    var lexer = Lexer(bytes)
    var lines = LineCounter(bytes)
    var open: [Open] = []
    var callee = ""
    var label = ""
    var beforeColon = ""
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end:
        return
      case .word:
        callee = lexer.text(token)
        beforeColon = callee
        continue
      case .mark(.colon):
        label = beforeColon
        continue
      case .string:
        let value = String(decoding: bytes[token.range].dropFirst().dropLast(), as: UTF8.self)
        if label == "name", let last = open.indices.last, open[last].name == nil {
          open[last].name = value
        }
        texts.append(Text(value: value, position: lines.position(of: token.range.lowerBound)))
      case .mark(.openParen):
        let isTarget =
          callee.lowercased().hasSuffix("target") || callee == "macro"
          || callee == "plugin" || callee == "systemLibrary"
        open.append(Open(isTarget: isTarget, name: nil, firstText: texts.count))
      case .mark(.closeParen):
        if let call = open.popLast(), call.isTarget, let name = call.name {
          calls.append(Call(name: name, texts: call.firstText..<texts.count))
        }
      default:
        break
      }
      callee = ""
      label = ""
    }
  }
}
