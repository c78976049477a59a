import PreviewCore
import ProfileFeatureTesting

/// The feature alone, on fakes: every state of its screens, without a network or another team.
@main
struct ProfileDemo {
  static func main() async {
    await PreviewHost.main(name: "ProfileDemo", previews: ProfilePreviews.all)
  }
}
