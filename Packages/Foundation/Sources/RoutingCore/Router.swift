/// What one screen may ask of the app's navigation.
///
/// Each screen has a router of its own, which acts on that screen's place and on no other: what a
/// screen asks for late never changes what the person looks at by then.
@MainActor
public protocol Router: AnyObject {
  /// Shows a place as its type says: on top of this screen, over it, or in the tab that it is the
  /// own screen of.
  ///
  /// From a screen that is out of sight, it is pushed or presented in that screen's stack and no tab
  /// is selected. Ignored unless the screen is the top of its stack.
  func open(_ route: any Route)

  /// Puts a place where this screen is, so that Back never leads to this screen again.
  ///
  /// Ignored when the screen is gone, and for a tab's own screen.
  func replace(with route: any Route)

  /// Removes this screen if it is the sheet or the top of its stack; a tab's own screen stays.
  func dismiss()
}
