#if canImport(SwiftUI)
  import DesignCore
  import Foundation
  import SwiftUI

  /// A picture, or the words that stand for it where there is none, it loads, or it does not load.
  struct PhotoView: View {
    let photo: Photo

    var body: some View {
      AsyncImage(url: photo.address) { image in
        image.resizable().aspectRatio(contentMode: .fit)
      } placeholder: {
        SwiftUI.Text(verbatim: photo.label.safe)
          .frame(maxWidth: .infinity)
          .aspectRatio(photo.ratio, contentMode: .fit)
      }
      .accessibilityLabel(SwiftUI.Text(verbatim: "Photo: " + photo.label.safe))
      .accessibilityAddTraits(.isImage)
    }
  }

  /// A small picture beside the words that say what it shows.
  struct Thumbnail: View {
    let photo: Photo
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 44

    var body: some View {
      AsyncImage(url: photo.address) { image in
        image.resizable().aspectRatio(contentMode: .fill)
      } placeholder: {
        SwiftUI.Text(verbatim: photo.label.safe.first.map(String.init) ?? "")
      }
      .frame(width: side, height: side)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .accessibilityHidden(true)
    }
  }

  extension Photo {
    /// Where the picture is loaded from: the network, and never a file of the phone.
    var address: URL? {
      guard let url = url.flatMap({ URL(string: $0) }) else { return nil }
      return url.scheme?.lowercased() == "https" ? url : nil
    }

    var ratio: CGFloat? { size.map { CGFloat($0.width) / CGFloat($0.height) } }
  }
#endif
