// fails: requires that 'Dish' conform to 'Identifiable'
import SwiftUI

struct Dish {
  let name: String
}

struct RowsWithoutIDs: View {
  let dishes: [Dish]

  var body: some View {
    ForEach(dishes) { Text(verbatim: $0.name) }
  }
}
