import GraphFacts

/// Why a baseline cannot be used, and in which of its lines.
package struct BaselineError: Error, Hashable, Sendable {
  package let message: String
  package var line: Int?
}

extension Baseline {
  private static let head = "# modgraph baseline 1"

  /// The text of a file: a head, then an entry a line, sorted, so that a diff shows what came and
  /// went and two branches that mend different findings merge.
  package static func text(_ entries: Set<Entry>) -> String {
    head + ": findings known today; each line goes with its finding\n"
      + entries.sorted().map { "\($0.text)\n" }.joined()
  }

  /// Reads a file that ``text(_:)`` wrote. Whatever is odd about it is damage: an entry that is
  /// skipped would fail a check that passed, one that is made up would pass one that fails.
  package init(_ bytes: [UInt8], rules: Set<String>) throws(BaselineError) {
    var rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if rows.last?.isEmpty == true { rows.removeLast() }
    var lines: [Entry: Int] = [:]
    for (index, row) in rows.enumerated() {
      let number = index + 1
      // Some checkouts end lines with a carriage return too.
      let row = row.last == UInt8(ascii: "\r") ? row.dropLast() : row
      guard let text = String(validating: row, as: UTF8.self) else {
        throw BaselineError(message: "this line is not UTF-8", line: number)
      }
      if number == 1 {
        try Self.checkHead(text)
        continue
      }
      let entry: Entry
      do throws(BaselineError) {
        entry = try Entry(text, rules: rules)
      } catch {
        throw BaselineError(message: error.message, line: number)
      }
      if let other = lines.updateValue(number, forKey: entry) {
        throw BaselineError(message: "this entry is in line \(other) already", line: number)
      }
    }
    guard !rows.isEmpty else { throw BaselineError(message: "the file is empty", line: 1) }
    self.init(lines: lines)
  }

  private static func checkHead(_ text: String) throws(BaselineError) {
    guard text == head || text.hasPrefix(head + ":") else {
      throw BaselineError(message: "this line has to begin with \"\(head)\"", line: 1)
    }
  }
}

extension Baseline.Entry {
  /// `rule from to`, without `to` where that is empty.
  package var text: String {
    let fields = to.isEmpty ? [rule, from] : [rule, from, to]
    return fields.map(Self.quoted).joined(separator: " ")
  }

  fileprivate init(_ text: String, rules: Set<String>) throws(BaselineError) {
    let fields = try Self.fields(text)
    guard (2...3).contains(fields.count) else {
      throw BaselineError(message: "an entry is a rule, what it is about and what that leads to")
    }
    guard rules.contains(fields[0]) else {
      throw BaselineError(message: "there is no rule \"\(fields[0])\"")
    }
    self.init(rule: fields[0], from: fields[1], to: fields.count == 3 ? fields[2] : "")
  }

  /// As it is where that is clear, otherwise as JSON writes texts.
  private static func quoted(_ field: String) -> String {
    let isPlain = field.unicodeScalars.allSatisfy { scalar in
      scalar != "\"" && scalar.value >= 0x20 && !scalar.properties.isWhitespace
    }
    return isPlain && !field.isEmpty ? field : JSON.string(field).text(pretty: false)
  }

  /// By bytes: a mark that combines with a quote or a space must not hide it.
  private static func fields(_ text: String) throws(BaselineError) -> [String] {
    let bytes = Array(text.utf8)
    let space = UInt8(ascii: " ")
    var fields: [String] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] != space else {
        index += 1
        continue
      }
      let isQuoted = bytes[index] == UInt8(ascii: "\"")
      let end =
        isQuoted
        ? endOfQuoted(bytes, from: index) : bytes[index...].firstIndex(of: space) ?? bytes.count
      guard let end, end == bytes.count || bytes[end] == space else {
        throw BaselineError(message: "a quoted text does not end as it should")
      }
      let field = bytes[index..<end]
      fields.append(isQuoted ? try unquoted(field) : String(decoding: field, as: UTF8.self))
      index = end
    }
    return fields
  }

  /// Behind the closing quote; nil where there is none.
  private static func endOfQuoted(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func unquoted(_ bytes: ArraySlice<UInt8>) throws(BaselineError) -> String {
    do throws(JSONError) {
      return try JSONParser.parse(Array(bytes)).string ?? ""
    } catch {
      throw BaselineError(message: "a quoted text is damaged: \(error.message)")
    }
  }
}
