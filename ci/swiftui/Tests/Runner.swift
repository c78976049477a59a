import Testing

/// Runs the tests as `swift test` would.
@main
struct Runner {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
