import PreviewCore
import CheckoutFeatureTesting

/// The feature alone, on fakes: every state of its screens, without a network or another team.
@main
struct CheckoutDemo {
  static func main() async {
    await PreviewHost.main(name: "CheckoutDemo", previews: CheckoutPreviews.all)
  }
}
