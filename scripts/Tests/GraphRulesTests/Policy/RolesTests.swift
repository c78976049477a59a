import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphRules

@Suite("Roles in the policy")
struct RolesTests {
  @Test("with the standard roles, a key of one of them replaces that key alone")
  func oneKey() throws {
    let roles = try read(
      #"{ "extends": "standard", "roles": { "Feature": { "names": ["Feature*"] } } }"#
    ).roles
    let standard = try #require(StandardPolicy.roles["Feature"])
    var wanted = standard
    wanted.names = ["Feature*"]
    #expect(roles["Feature"] == wanted)
    #expect(roles["Core"] == StandardPolicy.roles["Core"])
    #expect(roles.roles.count == StandardPolicy.roles.roles.count)
  }

  @Test("roles alone stand alone")
  func replaced() throws {
    let roles = try read(
      """
      {
        "roles": {
          "Screen": { "names": ["*UI"], "mayImport": ["Kit"], "traits": ["onePublicType"] },
          "Kit": { "folders": ["Kits/*"], "testsAre": "Checks", "mayImport": [] },
          "Checks": { "names": ["*Checks"],
            "mayImport": ["subject", "subject:imports", "own:Screen", "module:TestKit"] },
          "Root": { "names": ["Main"], "mayImport": ["everything"] } } }
      """
    ).roles
    #expect(roles.roles.map(\.name) == ["Screen", "Kit", "Checks", "Root"])
    #expect(roles["Screen"]?.traits == [.onePublicType])
    #expect(roles["Kit"]?.folders == [FolderPattern("Kits/*")])
    #expect(roles["Kit"]?.testsAre == "Checks")
    #expect(
      roles["Checks"]?.mayImport
        == [.subject, .subjectImports, .own("Screen"), .module("TestKit")])
    #expect(roles["Root"]?.mayImport == [.everything])
  }

  @Test(
    "a name finds its role: given, then by folder, then exact, then longest",
    arguments: [
      ("Special", "Features/Special", TargetKind.regular, "Core"),
      ("Cart", "Features/Cart/Sources", .regular, "Feature"),
      ("CartFakes", "Features/Cart/Fakes", .regular, "Testing"),
      ("CartTests", "Features/Cart/Tests", .test, "Tests"),
      ("FeatureCart", "Sources/FeatureCart", .regular, "Feature"),
      ("FeatureCartTests", "Tests/FeatureCartTests", .test, "Tests"),
      ("FeatureTests", "Sources/FeatureTests", .regular, "Core"),
      ("Anything", "Sources/Anything", .regular, "Rest"),
    ])
  func precedence(_ name: String, _ folder: String, _ kind: TargetKind, _ role: String) throws {
    let roles = try read(
      """
      { "extends": "standard", "modules": { "Special": { "role": "Core" } },
        "roles": {
          "Rest": { "names": ["*"] },
          "Core": { "names": ["*Core", "FeatureTests"] },
          "Testing": { "folders": ["Features/*/Fakes"] },
          "Feature": { "names": ["Feature*"], "folders": ["Features"], "testsAre": "Tests" } } }
      """
    ).roles
    #expect(roles.role(ofModule: name, kind: kind, folder: folder)?.role == role)
  }

  @Test("the names that rules look for may be others, one by one")
  func conventions() throws {
    let read = try read(#"{ "conventions": { "route": "Place", "entry": "Builds*" } }"#).conventions
    #expect(read.route == "Place")
    #expect(read.entry == NamePattern("Builds*"))
    #expect(read.register == "register")
  }

  @Test(
    "a mistake is reported with its key",
    arguments: [
      (#"{ "roles": [] }"#, "roles: this has to be an object"),
      (#"{ "roles": { "Feature": { "name": [] } } }"#, "roles.Feature.name: unknown key"),
      (#"{ "roles": { "A B": {} } }"#, "roles.A B: a role's name is letters"),
      (#"{ "roles": { "subject": {} } }"#, "roles.subject: a role's name"),
      (#"{ "roles": { "F": { "names": ["*A*"] } } }"#, "roles.F.names[0]: a name has one *"),
      (#"{ "roles": { "F": { "names": [""] } } }"#, "roles.F.names[0]: this text is empty"),
      (#"{ "roles": { "F": { "folders": ["../x"] } } }"#, "roles.F.folders[0]: ../x is not below"),
      (
        #"{ "extends": "standard", "roles": { "F": { "mayImport": ["Core", "Cor"] } } }"#,
        "roles.F.mayImport[1]: there is no role Cor; did you mean Core?"
      ),
      (#"{ "roles": { "F": { "mayImport": ["own:X"] } } }"#, "roles.F.mayImport[0]: there is no"),
      (#"{ "roles": { "F": { "mayImport": ["own:"] } } }"#, "own: is nothing that can be allowed"),
      (#"{ "roles": { "F": { "mayImport": ["subject:x"] } } }"#, "subject:x is nothing"),
      (
        #"{ "extends": "standard", "roles": { "F": { "names": ["*Kit", "*Data"] } } }"#,
        "F.names[1]: *Data is the role Data"
      ),
      (
        #"{ "extends": "standard", "roles": { "F": { "folders": ["App/"] } } }"#,
        "roles.F.folders[0]: App/ is the role App"
      ),
      (#"{ "roles": { "F": { "testsAre": "T" } } }"#, "roles.F.testsAre: there is no role T"),
      (#"{ "roles": { "F": { "staysWithTeamOf": ["T"] } } }"#, "staysWithTeamOf[0]: there is no"),
      (#"{ "roles": { "F": { "traits": ["big"] } } }"#, "roles.F.traits[0]: there is no trait big"),
      (#"{ "roles": {} }"#, "roles: this names no role"),
      (
        #"{ "builtInRoles": "no" }"#,
        #"builtInRoles: this key is gone; write "extends": "standard""#
      ),
      (
        #"{ "builtInRoles": true }"#,
        #"builtInRoles: this key is gone; write "extends": "standard""#
      ),
      (
        #"{ "builtInRoles": false, "roles": { "F": {} } }"#,
        "builtInRoles: this key is gone; remove this key: roles that a file writes stand alone now"
      ),
      (#"{ "extends": "other" }"#, "extends: there is no policy other; the only one is standard"),
      (#"{ "extends": ["standard"] }"#, "extends: this has to be a text, not an array"),
      (#"{ "extend": "standard" }"#, "extend: unknown key; did you mean extends?"),
      (
        #"{ "roles": { "F": { "mayImport": ["Core"] } } }"#,
        #"there is no role Core; add "extends": "standard" to start from the standard roles"#
      ),
      (
        #"{ "conventions": { "rout": "R" } }"#, "conventions.rout: unknown key; did you mean route?"
      ),
      (#"{ "conventions": { "register": "a b" } }"#, "conventions.register: a b is no name"),
      (#"{ "conventions": { "entry": "*A*" } }"#, "conventions.entry: a name has one *"),
      (#"{ "modules": { "A": {} } }"#, "modules.A: a module needs a role, a path or both"),
      (#"{ "modules": { "A": { "role": "X" } } }"#, "modules.A.role: there is no role X"),
      (#"{ "modules": { "a-b": { "role": "Core" } } }"#, "as it is imported: a_b"),
      (#"{ "modules": { "A": { "path": "/a" } } }"#, "modules.A.path: /a is not below the root"),
    ])
  func mistakes(_ text: String, _ message: String) throws {
    let failure = #expect(throws: PolicyReader.Failure.self) { try read(text) }
    #expect(failure?.problem.message.contains(message) == true, "\(String(describing: failure))")
    #expect(failure?.problem.position != nil)
  }

  private func read(_ text: String) throws -> Policy {
    let fixture = try Fixture([Policy.fileName: text])
    return try withExtendedLifetime(fixture) {
      try PolicyReader(root: fixture.root).read()
    }
  }
}
