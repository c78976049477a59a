/// Sources in which it is hard to see what is an import.
package enum NastySources {
  package static var all: [[UInt8]] { texts.map { Array($0.utf8) } + broken }

  package static let texts: [String] = strings + regexes + imports + conditions + trivia

  private static let strings = [
    "let a = \"\\(\"\\(\"import A\")\")\"\nimport B\n",
    "let a = \"\"\"\n  \\(f(\"\"\"\n  import A\n  \"\"\"))\n  import B\n  \"\"\"\nimport C\n",
    "let a = #\"\\(\"#\nimport B\n", "let a = ##\"\"#import A\"##\nimport B\n",
    "let a = #\"\"\"# ; import A\nimport B\n",
    "let a = #\"\"\" one line \"\"\"#\nimport B\n",
    "let a = #\"\"\"\n\"\"\" import A\n\"\\#(x)\n\"\"\"#\nimport B\n",
    "let a = \"\\(x /* \" */)\"\nimport B\n", "let a = \"\\(x // \"\n)\"\nimport B\n",
    "let a = \"\"\"\n\\(x // \"\n)\nimport A\n\"\"\"\nimport B\n",
    "let a = \"\\(f { \")\" })\"\nimport B\n", "let a = \"\\(/\"/)\"\nimport B\n",
    "let a = \"\\(#/\")\"/#)\"\nimport B\n",
    "let a = \"\\(a / b)\"; let c = \"\\(d / e)\"\nimport B\n",
    "let a = \"not closed\nimport B\n", "let a = \"\\(not closed\nimport B\n",
    "let a = \"\"\"\nnever closed\nimport A\n", "let a = 'single \" quote'\nimport B\n",
    "let a = \"\\u{22}\"\nimport B\n", "let a = \"\\\\\"\nimport B\n",
    "let a = \"\"\"\n\\\"\"\"\nimport A\n\"\"\"\nimport B\n", "let a = \"\"\nimport B\n",
    "let a = \"\"\"\n\"\"\"\nimport B\n", "let a = \"\"\"\n\"\"\"\"\nimport B\n",
    "let a = \"\"\"\nline \\\n  import A\n\"\"\"\nimport B\n",
    "let a = \u{201C}curly \" quotes\u{201D}\nimport B\n",
  ]

  private static let regexes = [
    "let a = /import \"/\nimport B\n", "let a = /\\/\"/; let b = \"import A\"\nimport B\n",
    "let a = x / y\nlet b = \"/\"\nimport B\n", "let a = x/y/z\nlet b = \" / \"\nimport B\n",
    "let a = #/\n  \"\n  import A\n/#\nimport B\n", "let a = #/ \" /#\nimport B\n",
    "let a = ##/ \" /# import A /##\nimport B\n", "f(/\"/, /\"/)\nimport B\n",
    "let a = [/\"/]\nimport B\n", "if !/\"/.test(x) {}\nimport B\n",
    "return /\"/\nimport B\n", "let a = try? /\"/\nimport B\n",
    "let a = b ? /\"/ : /'/\nimport B\n",
    "let a = b /* c */ / d / e\nlet f = \"\"\nimport B\n", "a /\" b \"/ c\nimport B\n",
    "func / (a: Int) {}\nlet s = \"/\"\nimport B\n", "operator /^/\nlet s = \"/\"\nimport B\n",
    "let f = x.reduce(1, /)\nlet s = \"/\"\nimport B\n", "let a = /[\"/]/\nimport B\n",
    "let a = /(\")/\nimport B\n", "let a = 1 /\n2 / 3; let b = \"\"\nimport B\n",
    "let a = #/ never closed \"\nimport B\n", "let a = #/\nnever closed \"\nimport B\n",
    "let a = x! / y! / z\nlet s = \"\"\nimport B\n",
    "let a = { $0 / 2 }; let s = \"/\"\nimport B\n",
    "let a = /^ x\"/\nimport B\n", "let a = (/)\nlet b = \"/\"\nimport B\n",
    "let a: (Int, Int) -> Int = (/), b = \"/\"\nimport B\n",
  ]

  private static let imports = [
    "import A; import B\nimport C ;import D", "import\nA\nimport\n\n// why\nB\n",
    "@testable import A\n@_spi(X) @_spi(Y) @preconcurrency import B\n@_exported\nimport C\n",
    "@_documentation(visibility: internal) import A\n@available(macOS 14, *) import B\n",
    "public import A\npackage import B.C\ninternal import struct D.E\nfileprivate import F\n"
      + "private import class G.H\n@_implementationOnly internal import I\n",
    "import struct A.B\nimport class A.B\nimport enum A.B\nimport protocol A.B\nimport func A.b\n"
      + "import var A.b\nimport let A.b\nimport typealias A.B\nimport func A.==\nimport func A.+++\n",
    "import `A`\nimport `class`.B\nimport `A B`\n", "import A.\nimport B\n", "import\n",
    "import 1\nimport \"a\"\nimport B\n", "f(import: 1, x)\nf(a, import: 2)\nimport B\n",
    "f(\n  import: 1\n)\nimport B\n", "let a = x.import\nlet b = x\n  .import\nimport B\n",
    "let `import` = 1\nlet a = `import`\nimport B\n", "func f() { import A }\nimport B\n",
    "struct S {\n  import A\n  func f() { g { import B } }\n}\nimport C\n",
    "@main struct A {}\nimport B\n", "@objc import A\nlet x = 1\n@testable func f() {}\nimport B\n",
    "#import(A)\nimport B\n", "let a = <#import A#>\nimport B\n", "f(<#\"#>)\nimport B\n",
    "let import_ = 1, reimport = 2, `imports` = 3\nimport B\n", "importA\nimport B\nimportant\n",
    "@A.B(import: 1) import C\n", "@A(\"import X\")\nimport C\n",
    "let a = [import: 1]\nimport B\n",
    "switch x {\ncase 1: import A\ndefault: break\n}\nimport B\n",
    "import Größe\nimport 模块.Teil\nimport e\u{301}a\nimport _A1\nimport A\u{200D}B\n",
    "0x1p-3; 1.5e+3; x.0.1; 1...2; 0xE+1\nimport B\n", "a <<< b; c >>>> d\nimport B\n",
    "let x = y as? Z; import B\n", "precedencegroup P { higherThan: Q }\nimport B\n",
    "macro m() = #externalMacro(module: \"A\", type: \"B\")\nimport B\n",
  ]

  private static let conditions = [
    "#if os(Linux)\nimport A\n#elseif os(macOS) || os(iOS)\nimport B\n#else\nimport C\n#endif\n"
      + "import D\n",
    "#if !(os(Linux) && DEBUG) || canImport(A)\nimport A\n#endif\n",
    "#if canImport(A, _version: 1.2)\nimport A\n#elseif canImport(B.C)\nimport B\n#endif\n",
    "#if DEBUG\n#if os(iOS)\nimport A\n#else\nimport B\n#endif\nimport C\n#endif\nimport D\n",
    "#if swift(>=5.9) && compiler(>=6.0) && $Feature && hasFeature(X)\nimport A\n#endif\n",
    "#if targetEnvironment(simulator) || arch(arm64)\nimport A\n#endif\n",
    "#if os(Linux) && // why\n  os(Android)\nimport A\n#endif\n", "#if true\nimport A\n#endif\n",
    "#if false\nimport A\n#else\nimport B\n#endif\n", "#if os( Linux )\nimport A\n#endif\n",
    "#if /* a */ os(Linux) /* b */\nimport A\n#endif /* c */\nimport B\n",
    "#if DEBUG\nlet a = \"#endif\"\n// #endif\nimport A\n#endif\nimport B\n",
    "#if A || B && !C || (D && (E || F))\nimport X\n#endif\n",
    "#if os(Linux)\n  @testable import A\n#endif\n",
    "#if DEBUG\r\nimport A\r\n#endif\r\nimport B\r\n",
    "#sourceLocation(file: \"import A\", line: 1)\nimport B\n#sourceLocation()\nimport C\n",
    "#warning(\"import A\")\nimport B\n", "func f() {\n#if DEBUG\n  g()\n#endif\n}\nimport B\n",
  ]

  private static let trivia = [
    "\u{FEFF}import A\nimport B\n", "#!/usr/bin/env swift\nimport A\n", "import A\rimport B\r",
    "import A\r\nimport B\r\n", "/* a /* b */ import A */ import B\n", "/**/import A\n",
    "/*/ import A */\nimport B\n", "// import A\rimport B\n", "import\u{A0}A\nimport\u{2028}B\n",
    "\u{0B}import\u{0C}A\n", "import A // import B\n", "/* never closed\nimport A\n",
    "<<<<<<< HEAD\nimport A\n=======\nimport B\n>>>>>>> other\nimport C\n",
    "import A\n>>>> ORIGINAL\nimport B\n==== THEIRS\nimport C\n<<<<\nimport D\n",
    "import A\n<<<<<<< not a conflict\nimport B\n", "x */ y\nimport B\n", "a+/*b*/c\nimport B\n",
    "a ⊕ b; import B\n", "let ✈️ = 1\nimport B\n", "", "\n", "import", "\"", "/", "#", "@", "`",
  ]

  private static let broken: [[UInt8]] = [
    Array("import A\0\nimport B\n".utf8), Array("im\u{301}port A\nimport B\n".utf8),
    Array("import ".utf8) + [0xFF, 0xFE] + Array("A\nimport B\n".utf8),
    Array("let a = \"".utf8) + [0xC3, 0x28] + Array("\"\nimport B\n".utf8),
    Array("// ".utf8) + [0x80, 0xBF] + Array("\nimport B\n".utf8),
    [0xE2, 0x80] + Array("\nimport B\n".utf8), [0xF4, 0x90, 0x80, 0x80] + Array("import B\n".utf8),
  ]
}
