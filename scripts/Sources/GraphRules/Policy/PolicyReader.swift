import GraphFacts

/// Reads `.modgraph.json` at a repository's root.
struct PolicyReader {
  /// The repository's folder.
  let root: String

  /// Why the file cannot be used. Nothing is judged by half of a policy.
  package struct Failure: Error {
    package let problem: Problem
  }

  /// What the file says; the defaults where there is none.
  func read() throws(Failure) -> Policy {
    let path = Path.join(root, Policy.fileName)
    var bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path)
    } catch {
      // A link that leads nowhere is a mistake, not a missing file.
      let isThere = (try? FileSystem.status(path, followLinks: false)) != nil
      guard isThere || error != .missing else { return Policy() }
      throw failure("cannot read this file: \(error)", at: nil)
    }
    // Some editors put a byte order mark there.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let json: JSON
    do throws(JSONError) {
      json = try JSONParser.parse(bytes)
    } catch {
      throw failure("this is not JSON: \(error.message)", at: error.position)
    }
    let places = JSONPlaces(bytes)
    do throws(PolicyError) {
      return try PolicyDecoder(places: places).decode(json)
    } catch {
      let what = error.keyPath.isEmpty ? error.message : "\(error.keyPath): \(error.message)"
      throw failure(what, at: places.nearest(error.keyPath))
    }
  }

  private func failure(_ message: String, at position: Position?) -> Failure {
    Failure(problem: Problem(path: Policy.fileName, position: position, message: message))
  }
}
