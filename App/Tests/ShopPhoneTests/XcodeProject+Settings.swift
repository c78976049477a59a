import Foundation

extension XcodeProject {
  /// The project's settings agree with every manifest, and no target says otherwise.
  func settingProblems() -> [String] {
    let project = objects[rootID].flatMap { objects[$0.text("buildConfigurationList")] }
    let ofProject = Set(project?.list("buildConfigurations") ?? [])
    var problems: [String] = []
    for configuration in all("XCBuildConfiguration") {
      let isBase = ofProject.contains(configuration.id)
      for manifest in manifests.values {
        problems += self.problems(of: configuration.settings, isBase: isBase, manifest)
      }
      if let path = configuration.settings["INFOPLIST_FILE"], !exists(path) {
        problems.append("there is no file \(path)")
      }
    }
    return problems
  }

  /// - Parameter isBase: whether the settings hold for all targets, so that none may be missing.
  private func problems(
    of settings: [String: String], isBase: Bool, _ manifest: Manifest
  ) -> [String] {
    var problems: [String] = []
    let promised = [
      ("IPHONEOS_DEPLOYMENT_TARGET", manifest.iOS), ("SWIFT_VERSION", manifest.swift),
    ]
    for (name, value) in promised where isBase || settings[name] != nil {
      if settings[name] != value {
        problems.append("\(name) is \(settings[name] ?? "not set"), not \(value ?? "anything")")
      }
    }
    let flags = settings["OTHER_SWIFT_FLAGS"]
    for feature in manifest.upcomingFeatures.sorted() where isBase || flags != nil {
      if flags?.contains("-enable-upcoming-feature \(feature)") != true {
        problems.append("OTHER_SWIFT_FLAGS does not enable \(feature)")
      }
    }
    return problems
  }
}
