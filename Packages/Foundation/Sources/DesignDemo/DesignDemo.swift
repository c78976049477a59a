import DesignCore
import DesignCoreTesting
import PreviewCore

/// The design system alone: each thing that screens are made of.
@main
struct DesignDemo {
  static func main() async {
    await PreviewHost.main(
      name: "DesignDemo",
      previews: ComponentSample.all.map { sample in
        Preview(sample.kind.rawValue) { SampleScreen(content: sample.content) }
      })
  }
}

/// A screen that always shows the same.
private struct SampleScreen: Screen {
  let content: ScreenContent
}
