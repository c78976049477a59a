/// SplitMix64: numbers that are the same for a seed on every machine and with every toolchain,
/// which the standard library does not promise of its own ways to pick.
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A generator of its own for one part, so that parts can be made in any order.
  init(seed: UInt64, part: Int) {
    state = seed &+ UInt64(part) &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[number(0...choices.count - 1)]
  }

  /// Some of the choices, in their order.
  mutating func pick<Element>(_ count: Int, of choices: [Element]) -> [Element] {
    var left = choices.indices.map { $0 }
    while left.count > max(count, 0) { left.remove(at: number(0...left.count - 1)) }
    return left.map { choices[$0] }
  }
}
