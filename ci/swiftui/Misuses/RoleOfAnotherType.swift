// fails: cannot convert value of type 'Control.Role' to expected argument type 'ButtonRole'
import DesignCore
import SwiftUI

struct RoleOfAnotherType: View {
  let control: Control

  var body: some View {
    Button(role: control.role) {
    } label: {
      EmptyView()
    }
  }
}
