#if canImport(SwiftUI)
  import DesignCore
  import SwiftUI
  import SwiftUIShellCore

  /// The previews in Xcode's canvas.
  struct ProfilePreviewProvider: PreviewProvider {
    static var previews: some View {
      ForEach(ProfilePreviews.all, id: \.name) { PreviewScreen($0) }
    }
  }
#endif
