import PreviewCore
import StoreFeatureTesting

/// The feature alone, on fakes: every state of its screens, without a network or another team.
@main
struct StoreDemo {
  static func main() async {
    await PreviewHost.main(name: "StoreDemo", previews: StorePreviews.all)
  }
}
