// Makes the package of a new feature: swift scripts/new-feature.swift Orders --team @shop/orders
//
// It becomes the program `shoplab new-feature`, as check-imports.swift beside it becomes the check.

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

let words = CommandLine.unsafeArgv
guard let called = words[0], let script = realpath(called, nil), let folder = dirname(script) else {
  fail("cannot find this script")
}
let program = String(cString: folder) + "/shoplab"
var arguments = ([program, "new-feature"] + CommandLine.arguments.dropFirst()).map { strdup($0) }
arguments.append(nil)
execv(program, &arguments)
fail("cannot start " + program)
