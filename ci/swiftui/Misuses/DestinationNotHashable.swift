// fails: type 'any Route' cannot conform to 'Hashable'
import RoutingCore
import SwiftUI

/// `any Route` is not Hashable.
struct DestinationNotHashable: View {
  var body: some View {
    EmptyView().navigationDestination(for: (any Route).self) { _ in EmptyView() }
  }
}
