#if canImport(SwiftUI)
  import NavigationCore

  /// The navigator as SwiftUI's containers read and write it.
  extension Navigator {
    var selection: Int {
      get { selectedTab }
      set { select(tab: newValue) }
    }

    /// What lies on top of a tab's own screen. Only a shorter path is accepted: a swipe back.
    subscript(pathOfTab index: Int) -> [NavigationEntry] {
      get { Array(stack(ofTab: index).dropFirst()) }
      set {
        guard stack(ofTab: index).dropFirst().starts(with: newValue) else { return }
        pop(tab: index, to: newValue.count + 1)
      }
    }

    /// The sheet. Only nil is accepted, and only as long as the given sheet is shown: the person
    /// closes what they see, never what has taken its place.
    subscript(sheetShown entry: NavigationEntry?) -> NavigationEntry? {
      get { sheet }
      set {
        if newValue == nil, let entry, entry === sheet { back() }
      }
    }
  }
#endif
