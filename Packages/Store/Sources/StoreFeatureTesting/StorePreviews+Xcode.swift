#if canImport(SwiftUI)
  import DesignCore
  import SwiftUI
  import SwiftUIShellCore

  /// The previews in Xcode's canvas.
  struct StorePreviewProvider: PreviewProvider {
    static var previews: some View {
      ForEach(StorePreviews.all, id: \.name) { PreviewScreen($0) }
    }
  }
#endif
