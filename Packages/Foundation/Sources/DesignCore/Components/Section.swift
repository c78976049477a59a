/// Rows that belong together, under a heading of their own when they have one.
public struct Section: Identifiable, Sendable {
  /// Stays the same while the section does. No two sections of a screen have the same.
  public internal(set) var id: String
  public let title: String?
  public internal(set) var rows: [Row]

  /// - Parameter id: the title unless given, else the first row's.
  public init(_ title: String? = nil, id: String? = nil, rows: [Row]) {
    self.id = id ?? title ?? rows.first?.id ?? ""
    self.title = title
    self.rows = rows
  }
}

extension Section {
  /// A section with a warning; none without a message.
  public static func warning(_ message: String?) -> [Section] {
    message.map { [Section(id: "warning", rows: [.text(Text($0, tone: .warning))])] } ?? []
  }
}

extension [Section] {
  /// The same sections, with a number behind each id that an earlier one has already.
  var withUniqueIDs: [Section] {
    var sections = self
    var (sectionIDs, rowIDs) = (UniqueIDs(), UniqueIDs())
    for section in sections.indices {
      sections[section].id = sectionIDs.unique(sections[section].id)
      for row in sections[section].rows.indices {
        sections[section].rows[row].id = rowIDs.unique(sections[section].rows[row].id)
      }
    }
    return sections
  }
}

/// Hands out ids, none of them twice.
private struct UniqueIDs {
  private var used: Set<String> = []
  /// The last number behind an id that was asked for more than once.
  private var numbers: [String: Int] = [:]

  mutating func unique(_ id: String) -> String {
    if used.insert(id).inserted { return id }
    var number = numbers[id, default: 1]
    var numbered: String
    repeat {
      number += 1
      numbered = "\(id)-\(number)"
    } while !used.insert(numbered).inserted
    numbers[id] = number
    return numbered
  }
}
