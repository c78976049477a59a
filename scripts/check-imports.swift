// Checks the imports of the repository that holds this script: swift scripts/check-imports.swift
//
// It becomes the program `modgraph` beside it, which builds the package in this folder if need be.
// The interpreter compiles this file anew on every run, so it does nothing else: the plain calls of
// C take a tenth of what closures and structs would.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

func fail(_ message: String) -> Never {
  perror("error: " + message)
  exit(2)
}

// The path of this script comes first; where it is a link, the file that it leads to is meant.
let words = CommandLine.unsafeArgv
guard let called = words[0], let script = realpath(called, nil), let folder = dirname(script) else {
  fail("cannot find this script")
}
guard let program = strdup(String(cString: folder) + "/modgraph") else { fail("no memory") }
words[0] = program
execv(program, words)
fail("cannot start " + String(cString: program))
