/// The program: one composition root that knows every team.
struct SynthApp {
  let teams: [SynthTeam]
  let hasScreens: Bool

  var files: [SynthFile] {
    [
      SynthFile(
        module: .app, name: "CompositionRoot.swift",
        imports: [.design, .network, .routing]
          + teams.flatMap { [.api($0.name), .feature($0.name)] },
        body: root),
      SynthFile(
        module: .app, name: "ShopApp.swift",
        imports: [.design, .network, .routing] + teams.map { .api($0.name) }, body: main),
    ]
  }

  private var root: String {
    let arguments = hasScreens ? "client: client, router: router" : ""
    let routes = teams.map { team in
      "    let \(variable(team)) = \(team.name)FeatureEntry(\(arguments))\n"
        + "    routes.register(\(team.name)Route.self) { await \(variable(team)).start($0) }\n"
    }
    return """
      /// Builds every team's part once.
      @MainActor
      struct CompositionRoot {
        let routes = RouteTable<ScreenContent>()

        init(client: HTTPClient, router: any Router) {
      \(routes.joined())  }
      }

      """
  }

  private var main: String {
    let routes = teams.map { "      \($0.name)Route(reference: \"\"),\n" }
    return """
      /// Opens every team's first screen and prints its title.
      @main
      struct ShopApp {
        @MainActor
        static func main() async {
          let client = HTTPClient { _ in HTTPResponse(body: Array(#"{"items":[]}"#.utf8)) }
          let root = CompositionRoot(client: client, router: SilentRouter())
          let routes: [any Route] = [
      \(routes.joined())    ]
          for route in routes {
            let screen = await root.routes.destination(for: route)
            print(screen?.title ?? "nobody handles \\(route)")
          }
        }
      }

      /// Goes nowhere: the program shows first screens only.
      struct SilentRouter: Router {
        func open(_ route: any Route) {}
      }

      """
  }

  private func variable(_ team: SynthTeam) -> String {
    team.name.prefix(1).lowercased() + team.name.dropFirst()
  }
}
