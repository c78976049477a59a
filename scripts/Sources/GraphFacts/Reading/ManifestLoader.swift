/// A manifest with the folder that it stands in, relative to the root.
struct LoadedManifest: Sendable {
  var folder: String
  var manifest: Manifest
  var outline: ManifestOutline
}

/// Reads what every manifest means: from the cache where nothing changed, else by the evaluator.
struct ManifestLoader {
  let root: String
  let toolchain: Toolchain
  let evaluator: any ManifestEvaluator
  private(set) var cache: ManifestCache

  init(root: String, toolchain: Toolchain, evaluator: any ManifestEvaluator) {
    self.root = root
    self.toolchain = toolchain
    self.evaluator = evaluator
    cache = ManifestCache(root: root, toolchain: toolchain.identity)
  }

  mutating func load(_ folders: [String]) async -> ([LoadedManifest], [Problem]) {
    var problems: [Problem] = []
    var texts: [String: [UInt8]] = [:]
    var dumps: [String: JSON] = [:]
    for folder in folders {
      do throws(SystemError) {
        texts[folder] = try FileSystem.read(path(folder))
        dumps[folder] = cache.dump(for: folder)
      } catch {
        problems.append(Problem(path: file(folder), message: "cannot read this manifest: \(error)"))
      }
    }
    let missing = folders.filter { texts[$0] != nil && dumps[$0] == nil }
    for (folder, result) in zip(missing, await evaluate(missing)) {
      switch result {
      case .success(let dump):
        dumps[folder] = dump
        cache.store(dump, for: folder)
      case .failure(let failure): problems += failure.problems
      }
    }
    var loaded: [LoadedManifest] = []
    for folder in folders {
      guard let dump = dumps[folder], let text = texts[folder] else { continue }
      do throws(ManifestDecoder.Failure) {
        let manifest = try ManifestDecoder().decode(dump)
        loaded.append(
          LoadedManifest(folder: folder, manifest: manifest, outline: ManifestOutline(text)))
      } catch {
        problems.append(
          Problem(path: file(folder), message: "what SwiftPM prints is not understood: \(error)"))
      }
    }
    return (loaded, problems)
  }

  private struct Rejection: Error {
    var problems: [Problem]
  }

  private func evaluate(_ folders: [String]) async -> [Result<JSON, Rejection>] {
    guard !folders.isEmpty else { return [] }
    do {
      let results = try await evaluator.evaluate(folders, in: root, with: toolchain)
      return zip(folders, results).map { folder, result in outcome(folder, result) }
    } catch {
      let problem = Problem(path: "", message: "cannot make a temporary folder: \(error)")
      return folders.map { _ in .failure(Rejection(problems: [problem])) }
    }
  }

  private func outcome(_ folder: String, _ result: ProcessResult) -> Result<JSON, Rejection> {
    let message: String
    switch result.ending {
    case .exited(0):
      do throws(JSONError) {
        return .success(try JSONParser.parse(result.output))
      } catch {
        message = "SwiftPM's answer is not JSON: \(error.message)"
      }
    case .exited:
      let text = String(decoding: result.errors, as: UTF8.self)
      let words = SwiftPMMessage(text: text, root: root, manifest: file(folder))
      return .failure(Rejection(problems: words.problems))
    case .signalled(let signal): message = "SwiftPM ended by signal \(signal) on this manifest"
    case .timedOut:
      message =
        "this manifest did not finish within \(evaluator.timeLimit.components.seconds) seconds "
        + "and was stopped"
    case .notStarted(let error): message = "cannot start \"swift package\": \(error)"
    }
    return .failure(Rejection(problems: [Problem(path: file(folder), message: message)]))
  }

  private func file(_ folder: String) -> String { Path.join(folder, "Package.swift") }
  private func path(_ folder: String) -> String { Path.join(root, file(folder)) }
}
