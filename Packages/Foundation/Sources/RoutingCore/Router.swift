/// What a feature may ask of the shell: to show a place, and to leave the one it is in.
@MainActor
public protocol Router: AnyObject {
  /// Shows a place: selects the tab whose own screen it is, else presents it as its type says.
  func open(_ route: any Route)

  /// Puts a place where the current screen is, so that Back never leads to that screen again.
  func replace(with route: any Route)

  /// Leaves the current sheet, else the current screen; the first screen of a stack stays.
  func dismiss()
}
