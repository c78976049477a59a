#if canImport(SwiftUI)
  import DesignCore
  import SwiftUI
  import SwiftUIShellCore

  /// The previews in Xcode's canvas.
  struct CheckoutPreviewProvider: PreviewProvider {
    static var previews: some View {
      ForEach(CheckoutPreviews.all, id: \.name) { PreviewScreen($0) }
    }
  }
#endif
