// fails: 'Preview' is ambiguous for type lookup
import DesignCore
import SwiftUI

func title(of preview: Preview) -> String { preview.name }
