import GraphFacts
import Verbs

extension Program {
  /// What this repository needs and no adopter does: new features and generated shops.
  static func shoplab(
    output: Output = .standardOutput, errors: Output = .standardError,
    services: Services = Services()
  ) -> Program {
    Program(
      name: "shoplab", summary: "Makes new features, and generated shops to measure.",
      version: "1.0.0", commands: [NewFeatureCommand.self, SynthCommand.self],
      output: output, errors: errors, services: services)
  }
}
