import GraphFacts

/// A thing that a team works with: its name, its fields, and the earlier one that it mentions.
struct SynthConcept: Sendable {
  struct Field: Hashable, Sendable {
    var name: String
    var kind: Kind
  }

  enum Kind: Hashable, Sendable, CaseIterable {
    case text, count, price, share, note, limit, tags, flag

    var type: String {
      switch self {
      case .text: "String"
      case .count: "Int"
      case .price: "Money"
      case .share: "Double"
      case .note: "String?"
      case .limit: "Int?"
      case .tags: "[String]"
      case .flag: "Bool"
      }
    }

    /// A value for a sample made from a number.
    var sample: String {
      switch self {
      case .text: "\"text \\(number)\""
      case .count: "number * 3"
      case .price: "Money(minorUnits: number * 125)"
      case .share: "Double(number) / 8"
      case .note: "number.isMultiple(of: 2) ? nil : \"note \\(number)\""
      case .limit: "number.isMultiple(of: 3) ? nil : number + 4"
      case .tags: "(0...number % 4).map { \"tag \\($0)\" }"
      case .flag: "number.isMultiple(of: 2)"
      }
    }
  }

  let team: String
  /// The type's name, such as `OrdersVoucher`.
  let name: String
  let fields: [Field]
  let cases: [String]
  /// The type's name of the team's concept before this one.
  let previous: String?

  init(team: String, index: Int, generator: inout SeededGenerator) {
    self.team = team
    name = team + SynthNames.concept(index)
    previous = index == 0 ? nil : team + SynthNames.concept(index - 1)
    cases = generator.pick(generator.number(4...7), of: SynthNames.cases)
    // One field of each kind, so that every body finds what it needs, and some more.
    let extra = (0..<generator.number(1...5)).map { _ in generator.pick(Kind.allCases) }
    let kinds = Kind.allCases + extra
    fields = zip(generator.pick(kinds.count, of: SynthNames.fields), kinds).map(Field.init)
  }

  func names(of kind: Kind) -> [String] {
    fields.filter { $0.kind == kind }.map(\.name)
  }
}
