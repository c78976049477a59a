import GraphFacts

/// Where a baseline is kept.
package struct BaselineFile: Hashable, Sendable {
  /// Absolute.
  package let path: String
  /// As reports name it: relative to the root where it lies below.
  let shownPath: String

  /// A path of the command line, relative to the current folder.
  package init(argument: String, root: String) {
    let current = (try? FileSystem.currentDirectory()) ?? root
    let absolute = Path.normalized(Path.absolute(argument, in: current))
    let parent = Path.parent(of: absolute)
    let real = Path.join((try? FileSystem.realPath(parent)) ?? parent, Path.name(of: absolute))
    path = absolute
    shownPath = Path.relative(real, to: root) ?? argument
  }

  /// A path of the policy, relative to the root.
  package init(configured: String, root: String) {
    path = Path.join(root, configured)
    shownPath = configured
  }

  /// Nil where there is no such file.
  package func read(rules: Set<String>) throws(BaselineError) -> Baseline? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path)
    } catch {
      if error == .missing { return nil }
      throw BaselineError(message: "cannot read this baseline: \(error)")
    }
    do throws(BaselineError) {
      return try Baseline(bytes, rules: rules)
    } catch {
      throw BaselineError(message: "damaged baseline: \(error.message)", line: error.line)
    }
  }

  /// Leaves a file alone that says the same already. A link stays a link.
  package func write(_ entries: Set<Baseline.Entry>) throws(BaselineError) {
    let bytes = Array(Baseline.text(entries).utf8)
    let place = (try? FileSystem.realPath(path)) ?? path
    if let there = try? FileSystem.read(place), there == bytes { return }
    do throws(SystemError) {
      try FileSystem.write(bytes, to: place)
    } catch {
      throw BaselineError(message: "cannot write this baseline: \(error)")
    }
  }
}
