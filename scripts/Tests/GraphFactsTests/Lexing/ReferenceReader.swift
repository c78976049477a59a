import Foundation
import GraphTesting

@testable import GraphFacts

/// Reads imports with the toolchain's own parser, in a small program that is built once for each
/// toolchain and stored in the package's build folder, as are its answers.
struct ReferenceReader: Sendable {
  /// One import as the parser sees it.
  struct Found: Hashable {
    /// In bytes from the file's start, where the module's name begins.
    var offset: Int
    var module: String
    var attributes: [String]
    var condition: PlatformCondition
  }

  struct Failure: Error {
    let text: String
  }

  private let program: String
  private let answers: StoredAnswers

  /// Where the parser's modules are; nil where the toolchain comes without them.
  static let modules: String? = {
    guard let swift = Toolchain.find()?.swift, let real = try? FileSystem.realPath(swift) else {
      return nil
    }
    let folder = Path.join(Path.parent(of: Path.parent(of: real)), "lib/swift/host")
    return FileSystem.exists(Path.join(folder, "SwiftParser.swiftmodule")) ? folder : nil
  }()

  /// The toolchain's folder of libraries.
  static var libraries: String? { modules.map { Path.parent(of: $0) } }

  /// Built once for all tests.
  static let shared = Task { try await ReferenceReader() }

  private init() async throws {
    guard let modules = Self.modules, let toolchain = Toolchain.find() else {
      throw Failure(text: "no SwiftParser in the toolchain")
    }
    var hash = ContentHash()
    hash.add(Array(toolchain.identity.utf8))
    hash.add(Array(Self.source.utf8))
    answers = StoredAnswers("reference-reader/\(hash.text)")
    let folder = Path.join(Repositories.scripts, ".build/reference-reader/\(hash.text)")
    program = Path.join(folder, "reader")
    if FileSystem.isExecutable(program) { return }
    try FileSystem.makeDirectory(folder)
    try FileSystem.write(Array(Self.source.utf8), to: Path.join(folder, "main.swift"))
    let compiler = Path.join(
      Path.parent(of: try FileSystem.realPath(toolchain.swift)), "swiftc")
    // Beside its place and moved there, as another run may build it at the same time.
    let fresh = program + ".\(getpid())"
    let command = Command(
      executable: compiler,
      arguments: [
        "-swift-version", "6", "-I", modules, "-L", modules, "-lSwiftParser", "-lSwiftSyntax",
        "-Xlinker", "-rpath", "-Xlinker", modules, "-o", fresh, Path.join(folder, "main.swift"),
      ])
    _ = try await Self.run(command)
    try FileSystem.rename(fresh, to: program)
  }

  /// What the parser finds in each file, in the order of the paths. Files with a content that it has
  /// read before are not read again.
  func imports(in paths: [String]) async throws -> [[Found]] {
    let keys = try paths.map { path in
      var hash = ContentHash()
      hash.add(try FileSystem.read(path))
      return hash.text
    }
    var texts: [String: String] = [:]
    for key in keys { texts[key] = answers[key] }
    let missing = zip(keys, paths).filter { texts[$0.0] == nil }
    for (key, text) in zip(missing.map(\.0), try await read(missing.map(\.1))) {
      texts[key] = text
      answers.store(text, for: key)
    }
    return keys.map { key in
      (texts[key] ?? "").split(separator: "\n").compactMap(Self.found)
    }
  }

  /// What the program prints of each file.
  private func read(_ paths: [String]) async throws -> [String] {
    if paths.isEmpty { return [] }
    let list = try Fixture(["paths": paths.joined(separator: "\n")])
    let command = Command(executable: program, arguments: [Path.join(list.root, "paths")])
    var texts: [String] = []
    for line in try await Self.run(command).split(separator: "\n") {
      if line == "file" {
        texts.append("")
      } else {
        texts[texts.count - 1] += "\(line)\n"
      }
    }
    guard texts.count == paths.count else {
      throw Failure(text: "\(texts.count) answers to \(paths.count) questions")
    }
    return texts
  }

  private static func found(_ line: Substring) -> Found? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard let offset = Int(fields[1]) else { return nil }
    var words = fields[4].split(separator: " ")[...]
    return Found(
      offset: offset, module: fields[2],
      attributes: fields[3].split(separator: ",").map(String.init),
      condition: condition(&words))
  }

  /// A condition from its words, each operator before what it joins.
  private static func condition(_ words: inout ArraySlice<Substring>) -> PlatformCondition {
    switch words.popFirst() {
    case "and": return condition(&words) && condition(&words)
    case "or": return condition(&words) || condition(&words)
    case "not": return !condition(&words)
    case "always": return .always
    case "call":
      let name = String(words.popFirst() ?? "")
      return ConditionParser.condition(name, argument: String(words.popFirst() ?? ""))
    default: return .unknown
    }
  }

  private static func run(_ command: Command) async throws -> String {
    let run = await Gate.heavyPrograms.pass { await ProgramRun(command) }
    guard run.ending == .exited(0) else { throw Failure(text: "\(run.ending): \(run.errors)") }
    return run.output
  }
}

extension ReferenceReader {
  private static let source = #"""
    import SwiftParser
    import SwiftSyntax

    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #else
      import Darwin
    #endif

    func read(_ path: String) -> [UInt8] {
      guard let file = fopen(path, "r") else { exit(3) }
      defer { fclose(file) }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
        bytes += chunk[..<count]
      }
      return bytes
    }

    func words(_ condition: ExprSyntax?) -> String {
      guard let condition else { return "always" }
      if let sequence = condition.as(SequenceExprSyntax.self) {
        return join(Array(sequence.elements)[...], ["||", "&&"])
      }
      if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        return "not \(words(prefix.expression))"
      }
      if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
        return words(inner.expression)
      }
      if let call = condition.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)
      {
        let argument = call.arguments.tokens(viewMode: .sourceAccurate).first {
          if case .identifier = $0.tokenKind { true } else { false }
        }
        return "call \(name.baseName.text) \(argument?.text ?? "")"
      }
      if let literal = condition.as(BooleanLiteralExprSyntax.self) {
        return literal.literal.text == "true" ? "always" : "not always"
      }
      return "unknown"
    }

    /// `&&` binds closer than `||`; both join from the left.
    func join(_ elements: ArraySlice<ExprSyntax>, _ operators: [String]) -> String {
      guard let first = operators.first, elements.count > 1 else {
        return words(elements.first)
      }
      let splits = elements.indices.filter {
        elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == first
      }
      guard let last = splits.last else { return join(elements, Array(operators.dropFirst())) }
      let word = first == "||" ? "or" : "and"
      return "\(word) \(join(elements[..<last], operators)) "
        + join(elements[(last + 1)...], Array(operators.dropFirst()))
    }

    /// What the `#if` blocks around a node say.
    func conditions(around node: Syntax) -> String {
      var found = "always"
      var here = node
      while let parent = here.parent {
        if let clause = here.as(IfConfigClauseSyntax.self),
          let clauses = parent.as(IfConfigClauseListSyntax.self)
        {
          for other in clauses {
            if other.id == clause.id { break }
            found = "and not \(words(other.condition)) \(found)"
          }
          found = "and \(words(clause.condition)) \(found)"
        }
        here = parent
      }
      return found
    }

    final class Imports: SyntaxVisitor {
      override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name, name.presence == .present, !name.text.isEmpty else {
          return .skipChildren
        }
        let attributes = node.attributes.compactMap {
          $0.as(AttributeSyntax.self)?.attributeName.firstToken(viewMode: .sourceAccurate)?.text
        }
        let text = name.text.filter { $0 != "`" }
        let offset = name.positionAfterSkippingLeadingTrivia.utf8Offset
        print(
          "import", offset, text, attributes.joined(separator: ","),
          conditions(around: Syntax(node)), separator: "\t")
        return .skipChildren
      }
    }

    for path in String(decoding: read(CommandLine.arguments[1]), as: UTF8.self).split(separator: "\n") {
      print("file")
      let bytes = read(String(path))
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      Imports(viewMode: .sourceAccurate).walk(tree)
    }
    """#
}
