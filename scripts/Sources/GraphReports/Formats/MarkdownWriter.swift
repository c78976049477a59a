/// A diagram as a table: each box with what it uses.
package struct MarkdownWriter {
  package init() {}

  package func write(_ diagram: Diagram) -> String {
    let rows = diagram.nodes.enumerated().map { from, node in
      let targets = diagram.edges.filter { $0.from == from }.map { diagram.nodes[$0.to].name }
      return "| \(cell(node.name)) | \(cell(targets.joined(separator: ", "))) |\n"
    }
    return "| module | uses |\n|---|---|\n" + rows.joined()
  }

  private func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
