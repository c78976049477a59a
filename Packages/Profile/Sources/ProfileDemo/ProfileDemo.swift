import Foundation
import ShellCore
import ProfileFeatureTesting

/// The feature alone, on fakes: every state of its screens, without a network or another team.
@main
struct ProfileDemo {
  static func main() async {
    let host = PreviewHost(name: "ProfileDemo", previews: ProfilePreviews.all)
    exit(await host.run(arguments: Array(CommandLine.arguments.dropFirst())))
  }
}
