import GraphFacts

private let ruleID = "layer"

extension Rule {
  static let layer = Rule(
    id: ruleID, summary: "an edge that the role table forbids",
    reach: .module
  ) { graph in
    let repository = graph.repository
    let judge = EdgeJudge(graph: graph)
    var findings: [Finding] = []
    for from in repository.modules.indices {
      let module = repository.modules[from]
      // Most imports repeat an edge that was judged already.
      var allowed: Set<Int> = []
      for dependency in module.dependencies where !dependency.isPlugin {
        for to in dependency.modules {
          if judge.judge(from, to) == .allowed { allowed.insert(to) }
          findings += finding(judge, from, to, module.manifestPath, dependency.position)
        }
      }
      for file in module.files {
        for statement in file.imports {
          guard let to = repository.target(of: statement, in: module), !allowed.contains(to) else {
            continue
          }
          findings += finding(judge, from, to, file.path, statement.position)
        }
      }
    }
    for copy in repository.copies {
      for dependency in copy.dependencies where !dependency.isPlugin {
        for to in dependency.modules {
          findings += finding(judge, copy.original, to, copy.manifestPath, dependency.position)
        }
      }
    }
    return findings
  }

  private static func finding(
    _ judge: EdgeJudge, _ from: Int, _ to: Int, _ path: String, _ position: Position
  ) -> [Finding] {
    let advice: LayerAdvice
    switch judge.judge(from, to) {
    case .allowed: return []
    case .staysWithTeam(let subject): advice = .staysWithTeam(subject: subject)
    case .forbidden: advice = .forbidden
    }
    return [
      Finding(
        rule: ruleID, path: path, position: position,
        message: advice.message(from, to, judge.graph),
        from: judge.graph.repository.modules[from].name,
        to: judge.graph.repository.modules[to].name)
    ]
  }
}
