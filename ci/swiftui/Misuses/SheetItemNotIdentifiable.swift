// fails: requires that 'Question' conform to 'Identifiable'
import SwiftUI

struct Question {}

struct SheetItemNotIdentifiable: View {
  @State private var question: Question?

  var body: some View {
    EmptyView().sheet(item: $question) { _ in EmptyView() }
  }
}
