import Foundation
import GraphFacts

/// What a fixture can hold besides plain files.
extension Fixture {
  /// Puts a named pipe in a file's place: reading it would wait for ever.
  package func replaceWithPipe(_ path: String) throws {
    if FileSystem.exists(Path.join(root, path)) { try remove(path) }
    _ = try makePipe(path)
  }

  /// Makes a named pipe and returns its whole path.
  package func makePipe(_ path: String) throws -> String {
    let absolute = Path.join(root, path)
    guard mkfifo(absolute, 0o644) == 0 else { throw SystemError.last }
    return absolute
  }

  package func remove(_ path: String) throws {
    guard unlink(Path.join(root, path)) == 0 else { throw SystemError.last }
  }

  package func link(_ path: String, to target: String) throws {
    guard symlink(target, Path.join(root, path)) == 0 else { throw SystemError.last }
  }

  #if !canImport(Darwin)
    /// By its node alone: to bind one takes a short path, which a temporary folder may not have.
    package func makeSocket(_ path: String) throws {
      guard mknod(Path.join(root, path), S_IFSOCK | 0o644, 0) == 0 else { throw SystemError.last }
    }
  #endif

  /// Makes programs of scripts, in copies that this process never had open: a program that another
  /// test starts would hold one open for a moment, and what is open for writing cannot be executed.
  package func makeExecutable(_ paths: String...) async {
    let script = """
      set -e
      for path; do
        cp "$path" "$path.copy"
        chmod +x "$path.copy"
        mv "$path.copy" "$path"
      done
      """
    let arguments = ["-c", script, "sh"] + paths.map { Path.join(root, $0) }
    let run = await ProgramRun(Command(executable: "/bin/sh", arguments: arguments))
    precondition(run.ending == .exited(0), run.errors)
  }

  /// Writes an empty file whose name is any bytes. Some disks refuse such names.
  package func writeRawName(_ folder: String, _ name: [UInt8]) throws {
    let path = (Array(Path.join(root, folder).utf8) + [0x2F] + name + [0]).map(
      CChar.init(bitPattern:))
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
    guard descriptor >= 0 else { throw SystemError.last }
    close(descriptor)
  }

  /// Makes folders in folders until no path names the last one any more.
  package func makeDeepFolder(_ folder: String, levels: Int) throws {
    let name = String(repeating: "d", count: 250)
    var descriptor = open(Path.join(root, folder), O_RDONLY)
    for _ in 0..<levels {
      guard descriptor >= 0, mkdirat(descriptor, name, 0o755) == 0 else { throw SystemError.last }
      let next = openat(descriptor, name, O_RDONLY)
      close(descriptor)
      descriptor = next
    }
    close(descriptor)
  }
}
