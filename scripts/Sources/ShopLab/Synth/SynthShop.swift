/// A whole generated shop: the same code for a seed, whatever the shape.
struct SynthShop: Sendable {
  let files: [SynthFile]
  private let teams: [String]

  init(teamCount: Int, fileCount: Int, seed: UInt64) {
    let teams = (0..<teamCount).map { SynthTeam(index: $0, fileCount: fileCount, seed: seed) }
    let app = SynthApp(teams: teams, hasScreens: fileCount >= SynthPart.allCases.count)
    files = SynthShared.files + teams.flatMap(\.files) + app.files
    self.teams = teams.map(\.name)
  }

  /// Every file of a shape with its path.
  func tree(_ shape: SynthShape) -> [(path: String, text: String)] {
    let layout = SynthLayout(shape: shape)
    return SynthManifests(layout: layout, files: files).files
      + [("CODEOWNERS", owners(shape)), (".gitignore", ".build/\n")]
      + files.map { (layout.path($0), layout.text($0)) }
  }

  private func owners(_ shape: SynthShape) -> String {
    let packages = shape == .monolith ? [] : ["Foundation"] + teams
    let lines = packages.map { package in
      let team = package == "Foundation" ? "platform" : package.lowercased()
      return "/Packages/\(package)/ @shop/\(team)\n"
    }
    return "/App/ @shop/platform\n" + lines.joined()
  }
}
