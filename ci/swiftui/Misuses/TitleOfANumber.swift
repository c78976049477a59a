// fails: cannot convert value of type 'Int' to expected argument type 'Text'
import SwiftUI

struct TitleOfANumber: View {
  var body: some View { EmptyView().navigationTitle(3) }
}
