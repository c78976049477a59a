/// A picture's place: the words that stand for it, and where the picture is.
public struct Photo: Hashable, Sendable {
  /// What the picture shows, for those who do not see it.
  public var label: String
  /// Where the picture is; nil when there is none.
  public var url: String?
  /// The picture's size; nil when it is not known.
  public var size: Size?

  public init(label: String, url: String? = nil, size: Size? = nil) {
    self.label = label
    self.url = url
    self.size = size
  }

  /// A size in pixels, so that the place can have the picture's shape before the picture is there.
  public struct Size: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// nil unless both are above zero.
    public init?(width: Int, height: Int) {
      guard width > 0, height > 0 else { return nil }
      self.width = width
      self.height = height
    }
  }
}
