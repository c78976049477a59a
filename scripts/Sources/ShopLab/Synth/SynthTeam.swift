/// One team's code: concepts of seven files each, an interface, an entry and tests.
struct SynthTeam: Sendable {
  let name: String
  /// Teams before this one whose screens it opens.
  let neighbours: [String]
  let files: [SynthFile]

  init(index: Int, fileCount: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed, part: index + 1)
    name = SynthNames.team(index)
    // The one before always, so that the tangled shape holds together, and up to two others.
    var others = index == 0 ? [] : [index - 1]
    for _ in 0..<2 where index > 1 { others.append(generator.number(0...index - 2)) }
    neighbours = Set(others).sorted().map(SynthNames.team)

    let parts = SynthPart.allCases
    var concepts: [[SynthPart]] = []
    var features: [SynthFile] = []
    var tests: [SynthFile] = []
    var left = fileCount
    while left > 0 {
      let number = concepts.count
      let concept = SynthConcept(team: name, index: number, generator: &generator)
      let made = Array(parts.prefix(left))
      let opens = neighbours.isEmpty ? name : neighbours[number % neighbours.count]
      for part in made {
        var writer = SynthPartWriter(
          concept: concept, opens: opens, generator: SeededGenerator(seed: generator.next()))
        features.append(writer.file(part))
      }
      tests.append(SynthTestWriter(concept: concept, parts: made, opens: opens).file)
      concepts.append(made)
      left -= made.count
    }
    let ends = SynthEnds(team: name, hasScreen: concepts[0].count == parts.count)
    files = ends.files + features + tests
  }
}
