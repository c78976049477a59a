import DesignCore

extension Color {
  /// The channels as a sequence takes them.
  var channels: String { "\(red);\(green);\(blue)" }

  /// The nearest of the 240 fixed colours of a terminal with 256: a cube of six steps, then greys.
  var nearestIndex: Int {
    let cube = (red: Self.step(red), green: Self.step(green), blue: Self.step(blue))
    let grey = max(0, min(23, (Int(red) + Int(green) + Int(blue) - 24 + 15) / 30))
    let candidates = [16 + 36 * cube.red + 6 * cube.green + cube.blue, 232 + grey]
    return candidates.min { distance(to: Self(index: $0)) < distance(to: Self(index: $1)) } ?? 16
  }

  /// The colour of an index from 16 on, as xterm sets them.
  init(index: Int) {
    if index >= 232 {
      let level = UInt8(8 + 10 * min(index - 232, 23))
      self.init(red: level, green: level, blue: level)
    } else {
      let number = max(index - 16, 0)
      self.init(
        red: Self.levels[number / 36], green: Self.levels[number / 6 % 6],
        blue: Self.levels[number % 6])
    }
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func step(_ channel: UInt8) -> Int {
    let distances = levels.map { abs(Int($0) - Int(channel)) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }

  private func distance(to other: Color) -> Int {
    let channels = [(red, other.red), (green, other.green), (blue, other.blue)]
    return channels.reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
  }
}
