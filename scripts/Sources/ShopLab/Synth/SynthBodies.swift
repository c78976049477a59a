import GraphFacts

/// Function bodies as people write them: conditions, loops, closures, optionals, a switch.
///
/// A body works on `score` and `words`, so that any order of statements is a function.
struct SynthBodies {
  let concept: SynthConcept
  private(set) var generator: SeededGenerator
  private var used: [String: Int] = [:]

  init(concept: SynthConcept, generator: SeededGenerator) {
    self.concept = concept
    self.generator = generator
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { generator.number(range) }

  /// A name that no earlier function of this file has.
  mutating func functionName() -> String {
    let name =
      generator.pick(SynthNames.verbs)
      + generator.pick(SynthNames.fields).capitalized
    used[name, default: 0] += 1
    return used[name] == 1 ? name : name + String(used[name] ?? 0)
  }

  /// A function about one value; `item` is what its fields are read from, empty inside the type.
  mutating func itemFunction(_ parameter: String, item: String) -> [String] {
    var lines = ["  func \(functionName())(\(parameter)) -> String {"]
    lines += ["    var score = \(number(1...90))", "    var words: [String] = []"]
    lines += scoreOf(item) + wordsOf(item)
    for _ in 0..<number(1...3) { lines += number(0...1) == 0 ? scoreOf(item) : wordsOf(item) }
    return lines + ending
  }

  /// A function about a list of values.
  mutating func listFunction(_ list: String = "items") -> [String] {
    var lines = ["  func \(functionName())(_ \(list): [\(concept.name)]) -> String {"]
    lines += ["    var score = \(number(1...90))", "    var words: [String] = []"]
    lines += scoreOfMany(list) + wordsOfMany(list)
    for _ in 0..<number(1...3) {
      lines += number(0...1) == 0 ? scoreOfMany(list) : wordsOfMany(list)
    }
    return lines + ending
  }

  private let ending = [
    "    guard !words.isEmpty else { return \"\\(score)\" }",
    "    return words.joined(separator: \", \") + \" (\\(score))\"",
    "  }",
  ]

  private mutating func field(_ kind: SynthConcept.Kind) -> String {
    generator.pick(concept.names(of: kind))
  }

  private mutating func word() -> String { generator.pick(SynthNames.words) }

  private mutating func scoreOf(_ item: String) -> [String] {
    switch number(0...6) {
    case 0: return ["    score += \(item)\(field(.count)) * \(number(2...9))"]
    case 1: return ["    score = max(score, \(item)\(field(.limit)) ?? \(number(3...60)))"]
    case 2: return ["    score += \(item)\(field(.price)).minorUnits / \(number(10...200))"]
    case 3:
      return [
        "    if \(item)\(field(.share)) > 0.\(number(1...9)), \(item)\(field(.flag)) {",
        "      score += Int(\(item)\(field(.share)) * \(number(20...99)))",
        "    }",
      ]
    case 4:
      return [
        "    for (index, tag) in \(item)\(field(.tags)).enumerated() where index < \(number(2...8)) {",
        "      score += tag.utf8.count * (index + \(number(1...5)))",
        "    }",
      ]
    case 5:
      let cut = number(1...concept.cases.count - 2)
      let first = concept.cases[..<cut].map { ".\($0)" }.joined(separator: ", ")
      let rest = concept.cases[cut...].map { ".\($0)" }.joined(separator: ", ")
      return [
        "    switch \(item)state {",
        "    case \(first): score += \(number(1...40))",
        "    case \(rest): score -= \(item)\(field(.flag)) ? \(number(1...9)) : 0",
        "    }",
      ]
    default:
      return [
        "    score += \(item)\(field(.text)).split(separator: \" \").map(\\.count).reduce(0, +)"
      ]
    }
  }

  private mutating func wordsOf(_ item: String) -> [String] {
    switch number(0...4) {
    case 0:
      return [
        "    if let note = \(item)\(field(.note)), !note.isEmpty {",
        "      words.append(note.lowercased())",
        "    } else {",
        "      words.append(\"\(word())\")",
        "    }",
      ]
    case 1:
      return [
        "    words += \(item)\(field(.tags)).filter { $0.count > \(number(1...6)) }"
          + ".map { $0.uppercased() }"
      ]
    case 2:
      return [
        "    words.append(\(item)\(field(.flag)) ? \"\(word())\" : \(item)\(field(.text)))"
      ]
    case 3:
      return [
        "    if !\(item)state.isFinal, let next = \(item)state.next {",
        "      words.append(\"\(word()) \\(next.rawValue)\")",
        "    }",
      ]
    default:
      return [
        "    if score > \(number(20...200)) {",
        "      words.append(\"\(word()) \\(\(item)\(field(.count)) + score)\")",
        "    }",
      ]
    }
  }

  private mutating func scoreOfMany(_ list: String) -> [String] {
    switch number(0...4) {
    case 0: return ["    score += \(list).map(\\.\(field(.count))).reduce(0, +)"]
    case 1:
      return [
        "    score += \(list).filter { $0.\(field(.flag)) && $0.\(field(.count)) > "
          + "\(number(1...9)) }.count"
      ]
    case 2:
      return [
        "    for item in \(list) where (item.\(field(.limit)) ?? 0) > \(number(1...9)) {",
        "      score += item.\(field(.price)).minorUnits / \(number(2...50))",
        "    }",
      ]
    case 3:
      return [
        "    score += Dictionary(grouping: \(list), by: \\.state).values.map(\\.count).max() "
          + "?? \(number(1...9))"
      ]
    default:
      return [
        "    score += \(list).reduce(into: 0) { sum, item in",
        "      sum += item.\(field(.flag)) ? item.\(field(.count)) : item.\(field(.text)).count",
        "    }",
      ]
    }
  }

  private mutating func wordsOfMany(_ list: String) -> [String] {
    switch number(0...3) {
    case 0: return ["    words += \(list).compactMap(\\.\(field(.note))).prefix(\(number(1...5)))"]
    case 1:
      return [
        "    if let first = \(list).first(where: { $0.\(field(.flag)) }) {",
        "      words.append(first.\(field(.text)))",
        "    }",
      ]
    case 2:
      let (key, text) = (field(.count), field(.text))
      return [
        "    words += \(list).sorted { ($0.\(key), $0.\(text)) < ($1.\(key), $1.\(text)) }"
          + ".map(\\.\(text))"
      ]
    default:
      return [
        "    words += Set(\(list).flatMap(\\.\(field(.tags)))).sorted().prefix(\(number(2...6)))"
      ]
    }
  }
}

extension String {
  /// With its first letter large.
  fileprivate var capitalized: String {
    prefix(1).uppercased() + dropFirst()
  }
}
