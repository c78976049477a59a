import GraphFacts
import GraphRules

/// What a new feature starts with: one screen on a repository, whole from the route to the tests.
struct FeatureFiles {
  let name: FeatureName

  /// Paths within the package, and texts.
  var all: [(path: String, text: String)] {
    let sources = "Sources/\(type)"
    let tests = "Tests/\(type)FeatureTests"
    return [
      ("Package.swift", manifest),
      ("README.md", readme),
      ("\(sources)API/\(type)Route.swift", route),
      ("\(sources)API/\(type)Entry.swift", promise),
      ("\(sources)Feature/\(type)FeatureEntry.swift", entry),
      ("\(sources)Feature/\(type)View.swift", view),
      ("\(sources)Feature/\(type)ViewModel.swift", viewModel),
      ("\(sources)Feature/\(type)Repository.swift", repository),
      ("\(sources)Feature/Remote\(type)Repository.swift", remote),
      ("\(sources)FeatureTesting/Fake\(type)Repository.swift", fake),
      ("\(sources)FeatureTesting/\(type)Previews.swift", previews),
      ("\(sources)Demo/\(type)Demo.swift", demo),
      ("\(tests)/\(type)ViewModelTests.swift", viewModelTests),
      ("\(tests)/\(type)PreviewTests.swift", previewTests),
    ] + snapshots.map { ("\(tests)/Snapshots/\($0.name).txt", $0.text) }
  }

  var type: String { name.type }
  var member: String { name.member }

  /// Import lines in the order of modules; each is a module with what stands before `import`.
  func imports(_ lines: String...) -> String {
    let pairs = lines.map { line in
      let words = line.split(separator: " ")
      return (module: words[words.count - 1], access: words.dropLast().map { $0 + " " }.joined())
    }
    return pairs.sorted { $0.module < $1.module }.map { "\($0.access)import \($0.module)" }
      .joined(separator: "\n")
  }
}
