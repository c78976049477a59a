import GraphFacts
import GraphRules
import Verbs

extension FileSelection {
  /// Operands of the command line: relative to the current folder or to the root.
  init(_ operands: [String], root: String) throws(UsageError) {
    var paths: Set<String> = []
    for operand in operands { paths.formUnion(try Self.paths(of: operand, root: root)) }
    self.init(paths: paths)
  }

  /// The place as it is named, and where links lead: modules know a file by one of the two.
  private static func paths(of operand: String, root: String) throws(UsageError) -> Set<String> {
    let current = (try? FileSystem.currentDirectory()) ?? root
    let places = [current, root].map { Path.normalized(Path.absolute(operand, in: $0)) }
    let found = places.filter { (try? FileSystem.status($0, followLinks: false)) != nil }
    guard !found.isEmpty else { throw UsageError("there is no file \(operand)") }
    for place in found {
      let parent = Path.parent(of: place)
      let named = Path.join((try? FileSystem.realPath(parent)) ?? parent, Path.name(of: place))
      let real = (try? FileSystem.realPath(place)) ?? named
      let inside = Set([named, real].compactMap { Path.relative($0, to: root) })
      guard !inside.isEmpty else { continue }
      if (try? FileSystem.status(place))?.kind == .directory {
        throw UsageError("\(operand) is a folder; name files")
      }
      return inside
    }
    throw UsageError("\(operand) is outside the root \(root)")
  }
}
