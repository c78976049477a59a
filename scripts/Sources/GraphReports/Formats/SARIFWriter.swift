import GraphFacts
package import GraphRules

/// SARIF 2.1.0, which code scanning services read.
package struct SARIFWriter: ReportWriter {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
  /// Stands for the repository's root; whoever reads the file knows where that is.
  private static let rootID = "ROOT"

  package func write(_ report: Report) -> String {
    let run = JSON.dictionary([
      "tool": .dictionary(["driver": driver(report)]),
      "invocations": .array([invocation(report)]),
      "originalUriBaseIds": .dictionary([
        Self.rootID: .dictionary(["description": message("The root of the repository.")])
      ]),
      "columnKind": .string("unicodeCodePoints"),
      "results": .array(results(report)),
    ])
    let log = JSON.dictionary([
      "$schema": .string(Self.schema),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ])
    return log.text(pretty: true)
  }

  private func driver(_ report: Report) -> JSON {
    .dictionary([
      "name": .string(Tool.name),
      "version": .string(Tool.version),
      "rules": .array(
        report.rules.map { rule in
          .dictionary([
            "id": .string(rule.id),
            "shortDescription": message(rule.summary),
            "defaultConfiguration": .dictionary(["level": .string("error")]),
          ])
        }),
    ])
  }

  private func invocation(_ report: Report) -> JSON {
    .dictionary([
      "executionSuccessful": .bool(report.isComplete),
      "exitCode": .int(Int(report.verdict.rawValue)),
      "toolExecutionNotifications": .array(
        report.problems.map { problem in
          .dictionary([
            "level": .string(problem.severity.rawValue),
            "message": message(problem.message),
            "locations": problem.path.isEmpty
              ? nil : .array([location(problem.path, problem.position)]),
          ])
        }),
    ])
  }

  private func results(_ report: Report) -> [JSON] {
    let places = Dictionary(
      uniqueKeysWithValues: report.rules.enumerated().map { ($0.element.id, $0.offset) })
    return report.findings.map { finding in
      .dictionary([
        "ruleId": .string(finding.rule),
        "ruleIndex": places[finding.rule].map(JSON.int),
        "level": .string(finding.severity.rawValue),
        "message": message(finding.message),
        "locations": .array([location(finding.path, finding.position)]),
        "partialFingerprints": .dictionary(["edge/v1": .string(fingerprint(finding))]),
      ])
    }
  }

  private func location(_ path: String, _ position: Position?) -> JSON {
    .dictionary([
      "physicalLocation": .dictionary([
        "artifactLocation": artifact(path),
        "region": position.map {
          .dictionary(["startLine": .int($0.line), "startColumn": .int($0.column)])
        },
      ])
    ])
  }

  private func artifact(_ path: String) -> JSON {
    guard !path.hasPrefix("/") else {
      return .dictionary(["uri": .string("file://" + PercentEncoding.encode(path))])
    }
    return .dictionary([
      "uri": .string(PercentEncoding.encode(path)), "uriBaseId": .string(Self.rootID),
    ])
  }

  /// The same as long as the edge is the same, wherever its line moves.
  private func fingerprint(_ finding: Finding) -> String {
    JSON.strings([finding.rule, finding.from, finding.to]).text(pretty: false)
  }

  private func message(_ text: String) -> JSON {
    .dictionary(["text": .string(text)])
  }
}

/// Paths as URIs spell them.
enum PercentEncoding {
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

  static func encode(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
