import DesignCore

/// A piece of markup: the one place where words become HTML.
///
/// What is written is well-formed XML too, so that any parser agrees on what is words and what is
/// not.
indirect enum HTMLNode {
  case element(name: String, attributes: [(name: String, value: String)], children: [HTMLNode])
  /// Words, made safe and escaped when they are written.
  case text(String)
  case lineBreak
  /// Rules of our own, written as they are: browsers read no escapes there.
  case styleRules(String)

  /// An element; an attribute without a value is left out.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [HTMLNode] = []
  ) -> HTMLNode {
    .element(
      name: name,
      attributes: attributes.compactMap { name, value in value.map { (name, $0) } },
      children: children)
  }

  /// Words in their own direction, which they cannot impose on what stands beside them.
  static func words(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ words: String
  ) -> HTMLNode {
    .element(
      name: name,
      attributes: [("dir", "auto")]
        + attributes.compactMap { name, value in value.map { (name, $0) } },
      children: [.text(words)])
  }

  /// Appends the markup.
  func write(to output: inout String) {
    switch self {
    case .text(let words): output += words.safe.escapedForHTML
    case .lineBreak: output += "\n"
    case .styleRules(let rules):
      precondition(!rules.contains("<") && !rules.contains("&"), "rules must read as XML too")
      output += rules
    case .element(let name, let attributes, let children):
      output += "<" + name
      for attribute in attributes {
        output += " \(attribute.name)=\"\(attribute.value.safe.escapedForHTML)\""
      }
      if Self.emptyElements.contains(name) {
        output += " />\n"
        return
      }
      output += ">"
      if Self.containers.contains(name) { output += "\n" }
      children.forEach { $0.write(to: &output) }
      output += "</\(name)>"
      if !Self.inlineElements.contains(name) { output += "\n" }
    }
  }

  private static let emptyElements: Set<String> = ["meta"]
  private static let inlineElements: Set<String> = ["a", "span"]
  private static let containers: Set<String> = [
    "html", "head", "body", "main", "article", "section", "ul", "dl",
  ]
}

extension String {
  /// The text with what begins markup, ends an attribute or is no XML character replaced.
  fileprivate var escapedForHTML: String {
    guard unicodeScalars.contains(where: { $0.htmlEscape != nil }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if let escape = scalar.htmlEscape {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var htmlEscape: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: nil
    }
  }
}
