// fails: must be written 'any Route'
import RoutingCore
import SwiftUI

struct ExistentialWithoutAny: View {
  let route: Route

  var body: some View { EmptyView() }
}
