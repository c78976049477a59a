/// The size of a terminal, in cells.
public struct TerminalSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  /// A size of at least one cell.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// What is taken where nothing tells the size.
  public static let usual = TerminalSize(columns: 80, rows: 24)

  /// The size as the terminal reports it, else as COLUMNS and LINES do, else the usual one.
  ///
  /// - Parameters:
  ///   - reported: zero where the terminal does not know.
  ///   - environment: the process's variables.
  init(reported: (columns: Int, rows: Int)?, environment: [String: String]) {
    func side(_ reported: Int?, _ name: String, _ usual: Int) -> Int {
      let named = environment[name].flatMap(Int.init)
      // What no terminal has is not believed: a frame takes memory for each cell.
      return [reported, named].compactMap(\.self).first { (1...2000).contains($0) } ?? usual
    }
    self.init(
      columns: side(reported?.columns, "COLUMNS", Self.usual.columns),
      rows: side(reported?.rows, "LINES", Self.usual.rows))
  }
}
