/// The `#if` blocks that are open at a place in a file.
struct ConditionStack {
  private struct Block {
    /// What holds around the block.
    let outside: PlatformCondition
    /// What the branches before this one leave over.
    var remaining: PlatformCondition
    /// What holds in this branch, the blocks around it included.
    var inside: PlatformCondition
  }

  private var blocks: [Block] = []
  /// Deeper than people nest; below it nothing is claimed, so that no input makes much work.
  private static let deepest = 64

  /// What holds here, all open blocks together.
  var current: PlatformCondition { blocks.last?.inside ?? .always }

  /// Takes a directive; the lexer stands behind its name and moves behind its condition.
  mutating func take(_ directive: String, _ lexer: inout Lexer) {
    switch directive {
    case "if":
      let condition = parse(&lexer)
      let outside = current
      blocks.append(
        Block(outside: outside, remaining: !condition, inside: outside && condition))
    case "elseif":
      let condition = parse(&lexer)
      enter(condition)
    case "else":
      enter(.always)
    case "endif":
      _ = blocks.popLast()
    default:
      break
    }
  }

  private mutating func enter(_ condition: PlatformCondition) {
    guard var block = blocks.popLast() else { return }
    block.inside = block.outside && block.remaining && condition
    block.remaining = block.remaining && !condition
    blocks.append(block)
  }

  private func parse(_ lexer: inout Lexer) -> PlatformCondition {
    let (condition, rest) = ConditionParser.parse(lexer)
    lexer = rest
    guard blocks.count < Self.deepest else { return .opaque }
    return condition
  }
}
