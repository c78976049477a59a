import GraphFacts

private let ruleID = "owner"

extension Rule {
  static let owner = Rule(
    id: ruleID, summary: "a module's folder without exactly one owning team in CODEOWNERS"
  ) { graph in
    let repository = graph.repository
    // Where nothing could be read there is nothing to own.
    guard !repository.modules.isEmpty, !repository.ownersAreUnread else { return [] }
    guard let owners = repository.owners else {
      return [
        Finding(
          rule: ruleID, path: "CODEOWNERS", position: .start,
          message: "there is no CODEOWNERS file, so no module has an owner; add one with a line "
            + "for each folder, such as: /Packages/Checkout/ @org/checkout",
          from: "CODEOWNERS", to: "")
      ]
    }
    if let fault = owners.fault {
      return [
        Finding(
          rule: ruleID, path: owners.path, position: .start,
          message: "GitHub does not load this file: \(fault); let folders' lines stand for files'",
          from: owners.path, to: "")
      ]
    }
    return lineFindings(owners, repository) + moduleFindings(owners, repository)
  }

  private static func lineFindings(_ file: OwnersFile, _ repository: Repository) -> [Finding] {
    file.lines.flatMap { line -> [Finding] in
      let position = Position(line: line.number, column: 1)
      let pattern = String(line.text.prefix { !$0.isWhitespace })
      func finding(_ message: String, to: String) -> Finding {
        Finding(
          rule: ruleID, path: file.path, position: position, message: message, from: pattern, to: to
        )
      }
      if let fault = line.fault {
        return [finding("GitHub ignores this line: \(fault)", to: "syntax")]
      }
      var found: [Finding] = []
      // What it matches may lie in a folder that could not be opened.
      if !line.isUsed, repository.closedFolders.isEmpty {
        found.append(
          finding(
            "\(pattern) matches no file; remove the line or put its path right",
            to: "unmatched"))
      }
      for owner in line.owners where !OwnersFile.isTeam(owner) {
        found.append(
          finding(
            "\(owner) is not a team; people leave, so write @org/team", to: owner))
      }
      return found
    }
  }

  private static func moduleFindings(_ file: OwnersFile, _ repository: Repository) -> [Finding] {
    repository.modules.compactMap { module in
      let paths = module.files.isEmpty ? [Path.join(module.folder, "x")] : module.files.map(\.path)
      let lines = Set(paths.map { file.lineIndex(for: $0) })
      let owners = Set(lines.map { line in line.map { file.lines[$0].owners } ?? [] })
      let teams = Set(owners.joined())
      guard owners.count != 1 || owners.first?.count != 1 else { return nil }
      let what: String
      if teams.isEmpty {
        what = "has no owner; add to \(file.path): /\(module.folder)/ @org/team"
      } else if owners.contains([]) {
        let bare = paths.first { file.owners(of: $0).isEmpty } ?? module.folder
        what =
          "has files without an owner, \(bare) first; let one line of \(file.path) cover it all"
      } else {
        what =
          "has more than one owner (\(teams.sorted().joined(separator: ", "))); a module has "
          + "one team, so let one line of \(file.path) with one team decide"
      }
      return Finding(
        rule: ruleID, path: module.manifestPath, position: module.position,
        message: "\(module.folder) \(what)", from: module.name, to: "")
    }
  }
}
