import GraphFacts
import Verbs

/// Writes a shop of any size in one of three shapes, to measure builds and this tool on.
struct SynthCommand: Subcommand {
  static let name = "synth"
  static let summary = "Write a generated shop: N teams with M source files each."
  static let discussion = """
    The same seed makes the same bytes. The three shapes hold the same code and differ
    in modules and imports only.
    """
  static let usage = ["--shape SHAPE --out DIR [--teams N] [--files M] [--seed N]"]
  static let options = [
    Option("--shape", SynthShape.self, "How the code is cut into modules."),
    Option("--out", "DIR", "An empty folder, or one to make."),
    Option("--teams", "N", "How many teams; 6 without it."),
    Option("--files", "M", "How many source files each team has; 20 without it."),
    Option("--seed", "N", "Where the random numbers start; 1 without it."),
  ]
  static let example = (
    command: "synth --shape modular --out /tmp/shop", purpose: "a shop of six teams"
  )

  private var teams = 6
  private var files = 20
  private var seed = 1
  private var shape: SynthShape?
  private var out: String?

  init(_ arguments: inout Arguments) throws(UsageError) {
    while let word = try arguments.next() {
      switch word {
      case .option("--teams"): teams = try arguments.number(of: "--teams", in: 1...10_000)
      case .option("--files"): files = try arguments.number(of: "--files", in: 1...10_000)
      case .option("--seed"): seed = try arguments.number(of: "--seed", in: 0...Int.max)
      case .option("--shape"): shape = try arguments.choice(of: "--shape")
      case .option("--out"): out = try arguments.value(of: "--out", "a folder")
      case let word: throw Arguments.unexpected(word)
      }
    }
    guard shape != nil else { throw UsageError("synth needs --shape modular|tangled|monolith") }
    guard out != nil else { throw UsageError("synth needs --out DIR") }
    guard teams * files <= 1_000_000 else {
      throw UsageError("\(teams) teams of \(files) files are more than a million files")
    }
  }

  func run(_ streams: Streams, _ services: Services) async -> ExitCode {
    guard let shape, let out else { return .couldNotJudge }
    do throws(SystemError) {
      try FileSystem.makeDirectory(out)
      guard try FileSystem.entries(of: out).isEmpty else {
        streams.errors.line("error: \(out) is not empty; nothing was written")
        return .couldNotJudge
      }
      let shop = SynthShop(teamCount: teams, fileCount: files, seed: UInt64(seed))
      let tree = shop.tree(shape)
      for (path, text) in tree { try write(text, to: Path.join(out, path)) }
      streams.errors.line("\(tree.count) files of \(teams) teams in \(out), \(shape.rawValue)")
      return .clean
    } catch {
      streams.errors.line("error: cannot write in \(out): \(error)")
      return .couldNotJudge
    }
  }

  private func write(_ text: String, to path: String) throws(SystemError) {
    try FileSystem.makeDirectory(Path.parent(of: path))
    try FileSystem.write(Array(text.utf8), to: path)
  }
}
