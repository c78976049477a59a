// fails: property wrapper can only be applied to a 'var'
import SwiftUI

struct StateOnLet: View {
  @State private let count = 0

  var body: some View { Text(verbatim: "\(count)") }
}
