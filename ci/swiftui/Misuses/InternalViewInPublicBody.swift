// fails: 'SwiftUI' was not imported publicly
// fails: cannot be declared public because its type uses an internal type
import SwiftUI

/// An import is internal unless it says public.
public struct InternalViewInPublicBody: View {
  public var body: some View { EmptyView() }
}
