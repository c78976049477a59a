import Foundation
import ShellCore
import StoreFeatureTesting

/// The feature alone, on fakes: every state of its screens, without a network or another team.
@main
struct StoreDemo {
  static func main() async {
    let host = PreviewHost(name: "StoreDemo", previews: StorePreviews.all)
    exit(await host.run(arguments: Array(CommandLine.arguments.dropFirst())))
  }
}
