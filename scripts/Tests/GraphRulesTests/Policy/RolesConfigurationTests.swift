import GraphTesting
import Testing

@testable import GraphFacts
@testable import GraphRules

@Suite("Roles in the configuration")
struct RolesConfigurationTests {
  @Test("a key of a built-in role replaces that key alone")
  func oneKey() throws {
    let roles = try read(#"{ "roles": { "Feature": { "names": ["Feature*"] } } }"#).roles
    let standard = try #require(RoleTable.standard["Feature"])
    var wanted = standard
    wanted.names = ["Feature*"]
    #expect(roles["Feature"] == wanted)
    #expect(roles["Core"] == RoleTable.standard["Core"])
    #expect(roles.roles.count == RoleTable.standard.roles.count)
  }

  @Test("without the built-in roles only those of the file are there")
  func replaced() throws {
    let roles = try read(
      """
      { "builtInRoles": false,
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
      { "modules": { "Special": { "role": "Core" } },
        "roles": {
          "Rest": { "names": ["*"] },
          "Core": { "names": ["*Core", "FeatureTests"] },
          "Testing": { "folders": ["Features/*/Fakes"] },
          "Feature": { "names": ["Feature*"], "folders": ["Features"], "testsAre": "Tests" } } }
      """
    ).roles
    #expect(roles.role(ofModule: name, kind: kind, folder: folder)?.role == role)
  }

  @Test(
    "a mistake is told with its key",
    arguments: [
      (#"{ "roles": [] }"#, "roles: this has to be an object"),
      (#"{ "roles": { "Feature": { "name": [] } } }"#, "roles.Feature.name: unknown key"),
      (#"{ "roles": { "A B": {} } }"#, "roles.A B: a role's name is letters"),
      (#"{ "roles": { "subject": {} } }"#, "roles.subject: a role's name"),
      (#"{ "roles": { "F": { "names": ["*A*"] } } }"#, "roles.F.names[0]: a name has one *"),
      (#"{ "roles": { "F": { "names": [""] } } }"#, "roles.F.names[0]: this text is empty"),
      (#"{ "roles": { "F": { "folders": ["../x"] } } }"#, "roles.F.folders[0]: ../x is not below"),
      (
        #"{ "roles": { "F": { "mayImport": ["Core", "Cor"] } } }"#,
        "roles.F.mayImport[1]: there is no role Cor; the roles are App, Tool, Feature"
      ),
      (#"{ "roles": { "F": { "mayImport": ["own:X"] } } }"#, "roles.F.mayImport[0]: there is no"),
      (#"{ "roles": { "F": { "mayImport": ["own:"] } } }"#, "own: is nothing that can be allowed"),
      (#"{ "roles": { "F": { "mayImport": ["subject:x"] } } }"#, "subject:x is nothing"),
      (
        #"{ "roles": { "F": { "names": ["*Kit", "*Data"] } } }"#,
        "F.names[1]: *Data is the role Data"
      ),
      (
        #"{ "roles": { "F": { "folders": ["App/"] } } }"#,
        "roles.F.folders[0]: App/ is the role App"
      ),
      (#"{ "roles": { "F": { "testsAre": "T" } } }"#, "roles.F.testsAre: there is no role T"),
      (#"{ "roles": { "F": { "staysWithTeamOf": ["T"] } } }"#, "staysWithTeamOf[0]: there is no"),
      (#"{ "roles": { "F": { "traits": ["big"] } } }"#, "roles.F.traits[0]: there is no trait big"),
      (#"{ "builtInRoles": "no" }"#, "builtInRoles: this has to be true or false, not a text"),
      (#"{ "builtInRoles": false }"#, "builtInRoles: without the built-in roles"),
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
