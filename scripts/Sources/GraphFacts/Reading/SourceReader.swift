/// Reads the Swift files of all modules, on all processors: imports, and declarations where a rule
/// asks for them.
package struct SourceReader {
  package let root: String
  /// The function that registers routes.
  var registration = "register"

  /// What a file is read for besides its imports.
  package struct Interest: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Declarations, in files that have public ones.
    package static let publicDeclarations = Interest(rawValue: 1)
    package static let declarations = Interest(rawValue: 2)
    package static let registrations = Interest(rawValue: 4)
  }

  package struct Result: Sendable {
    package var files: [[SourceFile]]
    package var problems: [Problem] = []
  }

  private struct Job: Sendable {
    var file: SourceFile
    var interest: Interest
  }

  /// The same lists of files with what was read filled in.
  package func read(_ modules: [(files: [SourceFile], interest: Interest)]) async -> Result {
    let jobs = modules.flatMap { module in
      module.files.map { Job(file: $0, interest: module.interest) }
    }
    // Many more pieces than processors, so that a piece of large files holds nobody up.
    let size = max(16, jobs.count / (ProcessPool.processorCount * 8))
    let starts = Array(stride(from: 0, to: jobs.count, by: size))
    var pieces = [([SourceFile], [Problem])](repeating: ([], []), count: starts.count)
    await withTaskGroup(of: (Int, [SourceFile], [Problem]).self) { group in
      for (number, start) in starts.enumerated() {
        let piece = jobs[start..<min(start + size, jobs.count)]
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
      defer { start += module.files.count }
      return Array(flat[start..<start + module.files.count])
    }
    return Result(files: files, problems: pieces.flatMap(\.1))
  }

  private func read(_ jobs: ArraySlice<Job>) -> ([SourceFile], [Problem]) {
    var files: [SourceFile] = []
    var problems: [Problem] = []
    var buffer = FileBuffer()
    for job in jobs {
      var file = job.file
      if file.isSwift {
        do throws(SystemError) {
          try buffer.load(Path.absolute(file.path, in: root))
          scan(buffer.bytes, into: &file, job.interest)
        } catch {
          file.isUnread = true
          problems.append(Problem(path: file.path, message: "cannot read this file: \(error)"))
        }
      }
      files.append(file)
    }
    return (files, problems)
  }

  private func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, into file: inout SourceFile, _ interest: Interest
  ) {
    file.imports = ImportScanner.scan(bytes)
    if interest.contains(.registrations) {
      file.registrations = RegistrationScanner.scan(bytes, function: registration)
    }
    if interest.contains(.declarations) {
      file.declarations = DeclarationScanner.scan(bytes)
    } else if interest.contains(.publicDeclarations) {
      file.declarations = DeclarationScanner.scanPublic(bytes)
    }
  }
}
