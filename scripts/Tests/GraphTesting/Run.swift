package import GraphFacts
package import Verbs

/// One command line that the program ran, in this process.
package struct Run {
  package let code: ExitCode
  package let output: String
  package let errors: String

  /// Runs a program that writes to the two outputs and uses the services.
  package init(
    _ arguments: [String], services: Services = .stored,
    of program: (_ output: Output, _ errors: Output, _ services: Services) -> Program
  ) async {
    let output = Collector()
    let errors = Collector()
    code = await program(output.stream, errors.stream, services).run(arguments)
    self.output = output.text
    self.errors = errors.text
  }

  package var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// `rule from → to` words are in messages; this is the rule of each finding.
  package var rules: [String] {
    lines.compactMap { line in
      guard let open = line.firstIndex(of: "["), let close = line.firstIndex(of: "]") else {
        return nil
      }
      return String(line[line.index(after: open)..<close])
    }
  }
}

extension Run {
  /// Each finding as `path:line:column rule`.
  package var places: [String] {
    lines.compactMap { line in
      guard let range = line.firstRange(of: ": error: ["),
        let close = line[range.upperBound...].firstIndex(of: "]")
      else { return nil }
      return line[..<range.lowerBound] + " " + line[range.upperBound..<close]
    }
  }
}
