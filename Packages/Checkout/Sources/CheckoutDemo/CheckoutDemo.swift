import Foundation
import ShellCore
import CheckoutFeatureTesting

/// The feature alone, on fakes: every state of its screens, without a network or another team.
@main
struct CheckoutDemo {
  static func main() async {
    let host = PreviewHost(name: "CheckoutDemo", previews: CheckoutPreviews.all)
    exit(await host.run(arguments: Array(CommandLine.arguments.dropFirst())))
  }
}
