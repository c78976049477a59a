import GraphFacts
import GraphRules

/// A diagram as Mermaid, which GitHub draws.
package struct MermaidWriter {
  package init() {}

  /// Mermaid's `maxEdges` and `maxTextSize` where a page does not raise them.
  static let mostEdges = 500
  static let mostText = 50_000

  /// What keeps Mermaid from drawing the text; nil where nothing does.
  package static func excess(_ diagram: Diagram, _ text: String) -> String? {
    if diagram.edges.count > mostEdges {
      return "\(diagram.edges.count) edges: Mermaid draws at most \(mostEdges) (maxEdges)"
    }
    let size = text.unicodeScalars.count
    guard size > mostText else { return nil }
    return "\(size) characters: Mermaid takes at most \(mostText) (maxTextSize)"
  }

  package func write(_ diagram: Diagram) -> String {
    var names = MermaidNames()
    var lines = ["graph TD"]
    var ids: [String] = []
    var group: String?
    for node in diagram.nodes {
      if node.group != group {
        if group != nil { lines.append("  end") }
        if let name = node.group {
          lines.append(
            "  subgraph \(names.id(of: name, as: "group"))[\(MermaidNames.quoted(name))]")
        }
        group = node.group
      }
      let (id, text) = declaration(node, &names)
      ids.append(id)
      lines.append((group == nil ? "  " : "    ") + text)
    }
    if group != nil { lines.append("  end") }
    for (from, id) in ids.enumerated() {
      let targets = diagram.edges.filter { $0.from == from }.map { ids[$0.to] }
      guard !targets.isEmpty else { continue }
      lines.append("  \(id) --> \(targets.joined(separator: " & "))")
    }
    let text = lines.joined(separator: "\n") + "\n"
    return Self.excess(diagram, text).map { "%% \($0)\n" + text } ?? text
  }

  private func declaration(
    _ node: Diagram.Node, _ names: inout MermaidNames
  ) -> (id: String, text: String) {
    if case .package = node.box {
      let id = names.id(of: node.name, as: "package")
      return (id, "\(id)[[\(MermaidNames.quoted(node.name))]]")
    }
    if names.take(node.name) { return (node.name, node.name) }
    let id = names.id(of: node.name, as: "module")
    return (id, "\(id)[\(MermaidNames.quoted(node.name))]")
  }
}

/// Names that Mermaid takes: plain ones as they are, others behind an id and in quotes.
struct MermaidNames {
  private var taken: Set<String> = []

  private static let reserved: Set<String> = [
    "end", "graph", "flowchart", "subgraph", "style", "linkstyle", "class", "classdef", "click",
    "default", "direction", "call", "href",
  ]

  /// Whether the name can be its own id; it is taken then.
  mutating func take(_ name: String) -> Bool {
    guard let first = name.utf8.first, !Self.isDigit(first), name.utf8.allSatisfy(Self.isPlain),
      !Self.reserved.contains(name.lowercased())
    else { return false }
    return taken.insert(name).inserted
  }

  /// An id that says what it is for and stays the same when other boxes come and go.
  mutating func id(of name: String, as kind: String) -> String {
    let plain = name.utf8.map { Self.isPlain($0) ? $0 : UInt8(ascii: "_") }
    let id = "\(kind)_\(String(decoding: plain, as: UTF8.self))"
    var number = 2
    if taken.insert(id).inserted { return id }
    while !taken.insert("\(id)_\(number)").inserted { number += 1 }
    return "\(id)_\(number)"
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "\\", "\u{0}"..<" ": quoted += "#\(scalar.value);"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
