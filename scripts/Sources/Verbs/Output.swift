import GraphFacts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a command's words go: standard output and standard error, or a test's own text.
package struct Output: Sendable {
  package let write: @Sendable (String) -> Void

  /// A stream that hands each piece of text on.
  package init(_ write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// The process's standard output. Where it cannot be written, the process ends with 2.
  package static let standardOutput = Output { text in emit(text, to: STDOUT_FILENO) }

  /// The process's standard error.
  package static let standardError = Output { text in emit(text, to: STDERR_FILENO) }

  package func line(_ text: String) {
    write(text + "\n")
  }

  private static func emit(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          // Nobody may take half a result for a whole one. What is lost of the run's own words
          // has nowhere to be reported.
          guard descriptor == STDOUT_FILENO else { return }
          standardError.line("error: cannot write the output: \(SystemError.last)")
          exit(ExitCode.couldNotJudge.rawValue)
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
