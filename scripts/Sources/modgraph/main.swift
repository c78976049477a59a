import Verbs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let code = await Program.modgraph().run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
