import CheckoutFeatureTesting
import DesignCore
import ProfileFeatureTesting
import StoreFeatureTesting
import SwiftUI
import SwiftUIShellCore
import TerminalCore
import Testing

/// Every preview of every feature, as the renderer draws it.
@MainActor
@Suite struct PreviewTreeTests {
  nonisolated static let previews =
    StorePreviews.all.map { NamedPreview(feature: "store", preview: $0) }
    + CheckoutPreviews.all.map { NamedPreview(feature: "checkout", preview: $0) }
    + ProfilePreviews.all.map { NamedPreview(feature: "profile", preview: $0) }

  @Test(
    "a preview holds every word and every control of its plain rendering, in the same order",
    arguments: previews)
  func sameAsPlain(named: NamedPreview) async {
    let screen = await named.preview.screen()
    let reading = await Stage(FrozenScreen(content: screen.content)).reading
    let page = PlainPage(content: screen.content)
    #expect(reading.words.flatMap(\.plainWords) == page.words)
    #expect(reading.controls.map(\.summary) == page.controls.map(\.summary))
    #expect(reading.faults == [])
  }

  @Test("a preview shows with the appearance that it asks for", arguments: previews)
  func appearance(named: NamedPreview) async throws {
    let host = TreeHost(PreviewScreen(named.preview))
    while host.all("NavigationStack").isEmpty { await host.change() }
    let appearance = named.preview.appearance
    let scheme = host.all("preferredColorScheme").first?.value as? ColorScheme
    #expect(scheme == (appearance.colorScheme == .dark ? .dark : .light))
    let size = host.all("dynamicTypeSize").first?.value as? DynamicTypeSize
    #expect(size?.isAccessibilitySize == (appearance.textSize == .largest))
    let layouts = Set(host.all("HStackLayout").map(\.name) + host.all("VStackLayout").map(\.name))
    #expect(
      layouts.isSubset(of: [size?.isAccessibilitySize == true ? "VStackLayout" : "HStackLayout"]))
    #expect(host.all("previewDisplayName").first?.value as? String == named.preview.name)
  }

  @Test("there are previews of each feature, and each has rows or says why not")
  func counts() {
    #expect(Set(Self.previews.map(\.feature)).count == 3)
    #expect(Self.previews.count >= 60)
  }
}

struct NamedPreview: Sendable, CustomTestStringConvertible {
  let feature: String
  let preview: DesignCore.Preview
  var testDescription: String { "\(feature) \(preview.name)" }
}

/// A screen that stays as it was: what a preview appears with would change it.
@MainActor
private struct FrozenScreen: Screen {
  let content: ScreenContent
}

extension PlainPage {
  var controls: [Control] {
    choices.compactMap { if case .control(let control) = $0 { control } else { nil } }
  }

  /// The words, without the signs that plain mode draws itself.
  fileprivate var words: [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      var line = line[...]
      if let end = line.firstRange(of: "] "), line.first == "[" {
        line = line[end.upperBound...]
        if line.hasSuffix(" (disabled)") { line = line.dropLast(" (disabled)".count) }
      } else if line.hasPrefix("#") {
        line = line.drop { $0 == "#" }
      }
      return String(line).plainWords
    }
  }
}

extension String {
  /// The words without the commas and colons between them.
  fileprivate var plainWords: [String] {
    split(whereSeparator: \.isWhitespace).map { word in
      String(word.last == ":" || word.last == "," ? word.dropLast() : word)
    }.filter { !$0.isEmpty }
  }
}

extension Control {
  fileprivate var summary: String {
    "\(label.safe)\(isEnabled ? "" : " (disabled)")\(isPending ? " (pending)" : "")"
      + (isSelected ? " (selected)" : "")
  }
}

extension SpokenControl {
  fileprivate var summary: String {
    "\(label)\(isEnabled ? "" : " (disabled)")\(value == "waiting" ? " (pending)" : "")"
      + (traits.contains(.isSelected) ? " (selected)" : "")
  }
}
