import DesignCore
import SwiftUI
import Testing

@testable import SwiftUIShellCore

/// Rows that an app draws with a view of its own.
@MainActor
@Suite struct ComponentTests {
  private let content = ScreenContent(
    title: "Rating",
    sections: [
      Section(rows: [.text("4 of 5").drawn(as: Component(ComponentID<Int>("rating"), value: 4))])
    ])

  @Test("a component is drawn with the view that the app has registered for it")
  func registered() throws {
    let row = RowView(row: try #require(content.sections.first?.rows.first))
    let host = TreeHost(row.component(ComponentID<Int>("rating")) { Text(verbatim: "\($0) stars") })
    #expect(Reading(host).words.contains("4 stars"))
  }

  @Test("without a view, and with one for another type of value, the plain content is drawn")
  func plain() throws {
    let row = RowView(row: try #require(content.sections.first?.rows.first))
    #expect(Reading(TreeHost(row)).words.contains("4 of 5"))
    let host = TreeHost(row.component(ComponentID<String>("rating")) { Text(verbatim: $0) })
    #expect(Reading(host).words.contains("4 of 5"))
  }
}
