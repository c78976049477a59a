import GraphFacts

/// What a concept is, and the rules for lists of it.
extension SynthPartWriter {
  var model: String {
    let last = concept.cases.count - 1
    let fields = concept.fields.map { "  var \($0.name): \($0.kind.type)\n" }.joined()
    let earlier = concept.previous.map { "  var earlier: \($0)?\n" } ?? ""
    let steps = zip(concept.cases, concept.cases.dropFirst()).map {
      "      case .\($0): .\($1)\n"
    }.joined()
    let samples = concept.fields.map { "      \($0.name): \($0.kind.sample)" }
    let before = concept.previous.map {
      [",\n      earlier: number > 5 ? nil : \($0).sample(number)"]
    }
    return """
      /// One \(name), as the \(concept.team) team knows it.
      struct \(name): Hashable, Sendable, Codable, Identifiable {
        let id: Identifier<\(name)>
        var state: State
      \(fields)\(earlier)
        /// How far it has come.
        enum State: String, CaseIterable, Codable, Sendable {
      \(concept.cases.map { "    case \($0)\n" }.joined())
          var isFinal: Bool { next == nil }

          /// What comes after this; nil at the end.
          var next: State? {
            switch self {
      \(steps)      case .\(concept.cases[last]): nil
            }
          }
        }
      }

      extension \(name) {
        /// A value made from a number, for previews and tests.
        static func sample(_ number: Int) -> \(name) {
          \(name)(
            id: Identifier("\(name)-\\(number)"),
            state: State.allCases[number % State.allCases.count],
      \(samples.joined(separator: ",\n"))\(before?.joined() ?? ""))
        }

        /// What it is worth in the end, in minor units.
        func worth(in share: Double) -> Int {
          let base = 17
          let price = \(field(.price)).minorUnits + base
          guard \(field(.flag)), let limit = \(field(.limit)) else { return price }
          return min(Int(Double(price) * share), price + limit * \(field(.count)))
        }
      """
  }

  var rules: String {
    let earlier = concept.previous.map { previous in
      """


        /// Whether what came before it would have passed too.
        func acceptsEarlier(_ item: \(name)) -> Bool {
          guard let earlier = item.earlier else { return true }
          return \(previous)Rules(limit: limit).accepts(earlier)
        }
      """
    }
    return """
      /// What may be done with a list of \(name), and in which order it is shown.
      struct \(name)Rules: Hashable, Sendable {
        var limit: Int

        func accepts(_ item: \(name)) -> Bool {
          !item.state.isFinal && item.\(field(.count)) <= limit
        }

        func accepted(_ items: [\(name)]) -> [\(name)] {
          items.filter(accepts)
        }

        func total(of items: [\(name)]) -> Money {
          items.reduce(.zero) { $0 + $1.\(field(.price)) }
        }

        /// The items by a key, smallest first; equal ones keep their order.
        func ranked<Key: Comparable>(
          _ items: [\(name)], by key: (\(name)) -> Key
        ) -> [\(name)] {
          items.enumerated().sorted { left, right in
            let (first, second) = (key(left.element), key(right.element))
            return first == second ? left.offset < right.offset : first < second
          }.map(\\.element)
        }

        /// The items of each state that occurs, in the order of states.
        func grouped(_ items: [\(name)]) -> [(state: \(name).State, items: [\(name)])] {
          let groups = Dictionary(grouping: items, by: \\.state)
          return \(name).State.allCases.compactMap { state in
            groups[state].map { (state, $0) }
          }
        }\(earlier ?? "")
      """
  }
}
