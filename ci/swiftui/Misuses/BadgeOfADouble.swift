// fails: cannot convert value of type 'Double' to expected argument type 'Int'
import SwiftUI

struct BadgeOfADouble: View {
  var body: some View { EmptyView().badge(1.5) }
}
