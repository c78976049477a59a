public import Foundation

public struct Text: Equatable, Sendable {
  let string: String

  public init(verbatim content: String) { string = content }

  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func bold() -> Text { self }
}

extension Text: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] { [Node("Text", string)] }
}

public struct Image: Equatable, Sendable {
  let systemName: String

  public init(systemName: String) { self.systemName = systemName }

  public func resizable() -> Image { self }
}

extension Image: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] { [Node("Image", systemName)] }
}

public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    [Node("Label", children: [context.part("title", title), context.part("icon", icon)])]
  }
}

/// A picture that is never loaded here: the placeholder shows.
public struct AsyncImage<Content: View> {
  let url: URL?
  let placeholder: any View

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.placeholder = placeholder()
  }
}

extension AsyncImage: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] {
    [Node("AsyncImage", url, children: context.nodes(of: placeholder))]
  }
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle
    case title
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
  }

  let style: TextStyle

  public static let headline = Font(style: .headline)
  public static let body = Font(style: .body)
  public static let caption = Font(style: .caption)
  public static let footnote = Font(style: .footnote)
  public static let subheadline = Font(style: .subheadline)
  public static let title = Font(style: .title)

  public func monospaced() -> Font { self }
}

public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, Sendable, ShapeStyle {
  public enum RGBColorSpace: Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  let components: [Double]

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    components = [red, green, blue, opacity]
  }

  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}

extension Color: View, Primitive {
  public typealias Body = Never

  func nodes(in context: Context) -> [Node] { [Node("Color", self)] }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { modified("font", font) }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modified("foregroundStyle", style)
  }

  nonisolated public func opacity(_ opacity: Double) -> some View { modified("opacity", opacity) }

  nonisolated public func tint(_ tint: Color?) -> some View { modified("tint", tint) }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified("multilineTextAlignment", alignment)
  }
}
