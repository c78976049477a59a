import GraphFacts
import GraphRules
import Verbs

/// A document with its graphs as they are today.
struct GraphDocument {
  /// As it was named.
  let path: String
  /// With today's graphs.
  private(set) var text = ""
  /// How many graphs it shows.
  private(set) var count = 0
  /// The lines of the graphs that the file shows otherwise.
  private(set) var stale: [Int] = []

  private static let head = "<!-- modgraph graph"
  private static let tail = " -->"
  private static let end = "<!-- end of graph -->"

  /// Reads the file; throws where it cannot be read or shows what is no graph.
  init(path: String, graph: Graph) throws(GraphQuery.Failure) {
    self.path = path
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path)
    } catch {
      throw GraphQuery.Failure(message: "cannot read \(path): \(error)")
    }
    guard let old = String(validating: bytes, as: UTF8.self) else {
      throw GraphQuery.Failure(message: "\(path) is not UTF-8")
    }
    let lines = old.split(separator: "\n", omittingEmptySubsequences: false)
    var place = 0
    while place < lines.count {
      text += lines[place] + (place + 1 < lines.count ? "\n" : "")
      if lines[place].hasPrefix(Self.head), lines[place].hasSuffix(Self.tail) {
        place = try renew(lines, place, graph)
      } else {
        place += 1
      }
    }
  }

  /// Adds today's graph behind the comment at a place, and returns where the text goes on.
  private mutating func renew(
    _ lines: [Substring], _ place: Int, _ graph: Graph
  ) throws(GraphQuery.Failure) -> Int {
    let here = "\(path):\(place + 1):1: error:"
    let following = lines[(place + 1)...]
    guard let end = following.firstIndex(where: { $0 == Self.end }),
      !following[..<end].contains(where: { $0.hasPrefix(Self.head) })
    else {
      throw GraphQuery.Failure(message: "\(here) no line \"\(Self.end)\" follows this graph")
    }
    let words = lines[place].dropFirst(Self.head.count).dropLast(Self.tail.count)
      .split(separator: " ").map(String.init)
    let query: GraphQuery
    do throws(UsageError) {
      query = try GraphQuery(words)
    } catch {
      throw GraphQuery.Failure(message: "\(here) \(error.message)")
    }
    let block = try query.block(graph)
    if block != following[..<end].map({ $0 + "\n" }).joined() { stale.append(place + 1) }
    text += block
    count += 1
    return end
  }
}
