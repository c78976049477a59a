public import DesignCore

/// A screen as the full-screen terminal draws it, for previews and tests.
@MainActor
public struct TerminalPage {
  private let scene: TerminalScene

  /// Draws content alone, as previews do: without tabs, the focus where it first is.
  public init(content: ScreenContent) {
    scene = TerminalScene(content: content)
  }

  /// The cells as text, a line a row, without the blanks at the ends.
  ///
  /// - Parameters:
  ///   - width: in columns, as all widths here.
  ///   - height: in rows; nil for as many as the screen needs to show all of it.
  public func text(width: Int, height: Int? = nil) -> String {
    let size = TerminalSize(columns: width, rows: height ?? fullHeight(width: width))
    return TerminalLayout(scene, size: size).frame.text
  }

  private func fullHeight(width: Int) -> Int {
    let pane = Pane(scene.content, width: min(width, TerminalLayout.widest))
    let chrome = 4 + pane.footer.height
    return max(pane.body.height + chrome, TerminalLayout.leastSize.rows, 16)
  }
}
