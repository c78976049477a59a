package import GraphFacts
import GraphRules

/// Owners in columns: whose, and by which line of CODEOWNERS.
package struct OwnersWriter {
  package init() {}

  package func write(_ rows: [OwnersRow]) -> String {
    let count = rows.map(\.subject.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.subject.count ? $0.subject[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row.subject, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return (cells + [owners(row)]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private func owners(_ row: OwnersRow) -> String {
    guard let line = row.line else { return "nobody: no line matches" }
    let names = line.owners.isEmpty ? "nobody" : line.owners.joined(separator: " ")
    return "\(names)  (line \(line.number))"
  }
}
