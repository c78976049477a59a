/// The `#if` blocks that are open at a place in a file.
struct ConditionStack {
  private struct Block {
    /// What the branches before this one leave over.
    var remaining: PlatformCondition
    var branch: PlatformCondition
  }

  private var blocks: [Block] = []

  /// What holds here, all open blocks together.
  var current: PlatformCondition {
    blocks.reduce(.always) { $0 && $1.branch }
  }

  /// Takes a directive; the lexer stands behind its name and moves behind its condition.
  mutating func take(_ directive: String, _ lexer: inout Lexer) {
    switch directive {
    case "if":
      let condition = parse(&lexer)
      blocks.append(Block(remaining: !condition, branch: condition))
    case "elseif":
      let condition = parse(&lexer)
      guard let block = blocks.popLast() else { return }
      blocks.append(
        Block(remaining: block.remaining && !condition, branch: block.remaining && condition))
    case "else":
      guard let block = blocks.popLast() else { return }
      blocks.append(Block(remaining: block.remaining, branch: block.remaining))
    case "endif":
      _ = blocks.popLast()
    default:
      break
    }
  }

  private func parse(_ lexer: inout Lexer) -> PlatformCondition {
    let (condition, rest) = ConditionParser.parse(lexer)
    lexer = rest
    return condition
  }
}
