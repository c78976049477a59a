import GraphFacts
import GraphRules

/// A diagram as DOT, which Graphviz draws at any size.
package struct DotWriter {
  package init() {}

  package func write(_ diagram: Diagram) -> String {
    var lines = ["digraph modules {", "  node [shape=box];"]
    var group: String?
    for (place, node) in diagram.nodes.enumerated() {
      if node.group != group {
        if group != nil { lines.append("  }") }
        if let name = node.group {
          lines.append("  subgraph cluster_\(place) {")
          lines.append("    label=\(quoted(name));")
        }
        group = node.group
      }
      let shape = if case .package = node.box { " shape=folder" } else { "" }
      lines.append(
        (group == nil ? "  " : "    ") + "n\(place) [label=\(quoted(node.name))\(shape)];")
    }
    if group != nil { lines.append("  }") }
    lines += diagram.edges.map { "  n\($0.from) -> n\($0.to);" }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
