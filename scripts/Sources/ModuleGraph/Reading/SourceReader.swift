/// Reads the imports of every Swift file, on all processors.
struct SourceReader {
  let root: String

  struct Result: Sendable {
    var files: [[SourceFile]]
    var problems: [Problem] = []
  }

  /// The same lists with the imports filled in.
  func read(_ modules: [[SourceFile]]) async -> Result {
    let all = modules.flatMap { $0 }
    // Many more pieces than processors, so that a piece of large files holds nobody up.
    let size = max(16, all.count / (ProcessPool.processorCount * 8))
    let starts = Array(stride(from: 0, to: all.count, by: size))
    var pieces = [([SourceFile], [Problem])](repeating: ([], []), count: starts.count)
    await withTaskGroup(of: (Int, [SourceFile], [Problem]).self) { group in
      for (number, start) in starts.enumerated() {
        let piece = Array(all[start..<min(start + size, all.count)])
        group.addTask {
          let (files, problems) = read(piece)
          return (number, files, problems)
        }
      }
      for await (number, files, problems) in group { pieces[number] = (files, problems) }
    }
    let flat = pieces.flatMap(\.0)
    var start = 0
    let files = modules.map { module in
      defer { start += module.count }
      return Array(flat[start..<start + module.count])
    }
    return Result(files: files, problems: pieces.flatMap(\.1))
  }

  private func read(_ files: [SourceFile]) -> ([SourceFile], [Problem]) {
    var files = files
    var problems: [Problem] = []
    var buffer = FileBuffer()
    for position in files.indices where files[position].isSwift {
      let path = files[position].path
      do throws(SystemError) {
        try buffer.load(path.hasPrefix("/") ? path : Path.join(root, path))
        files[position].imports = ImportScanner.scan(buffer.bytes)
      } catch {
        problems.append(Problem(path: path, message: "cannot read this file: \(error)"))
      }
    }
    return (files, problems)
  }
}
