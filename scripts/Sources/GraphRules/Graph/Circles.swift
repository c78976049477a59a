import GraphFacts

/// The circles of a graph: for each edge that lies on one, a shortest circle through it.
///
/// Every way round is told of by its shortest circles, and the number of them is at most that of
/// the edges. Listing all ways round could take for ever.
struct Circles {
  private let neighbours: [[Int]]

  /// Neighbours in the order in which ties are broken.
  init(_ neighbours: [[Int]]) {
    self.neighbours = neighbours
  }

  /// Each circle once, starting at its smallest member.
  var all: [[Int]] {
    let component = components()
    var seen: Set<[Int]> = []
    var circles: [[Int]] = []
    for from in neighbours.indices {
      for to in neighbours[from] where component[from] == component[to] {
        guard let way = shortestWay(from: to, to: from, within: component) else { continue }
        let circle = rotated(way)
        if seen.insert(circle).inserted { circles.append(circle) }
      }
    }
    return circles
  }

  private func rotated(_ circle: [Int]) -> [Int] {
    guard let smallest = circle.min(), let start = circle.firstIndex(of: smallest) else {
      return circle
    }
    return Array(circle[start...] + circle[..<start])
  }

  private func shortestWay(from start: Int, to end: Int, within component: [Int]) -> [Int]? {
    var came: [Int: Int] = [start: start]
    var queue = [start]
    var position = 0
    while position < queue.count, came[end] == nil {
      let here = queue[position]
      position += 1
      for next in neighbours[here] where component[next] == component[start] {
        guard came[next] == nil else { continue }
        came[next] = here
        queue.append(next)
      }
    }
    guard came[end] != nil else { return nil }
    var way = [end]
    while let last = way.last, last != start, let before = came[last] { way.append(before) }
    // From the start of the edge round to it: the edge's own end comes last in `way`.
    return [end] + way.dropFirst().reversed()
  }

  /// Tarjan's strongly connected components, with a list instead of the call stack.
  private func components() -> [Int] {
    var component = [Int](repeating: -1, count: neighbours.count)
    var number = [Int](repeating: -1, count: neighbours.count)
    var low = number
    var stack: [Int] = []
    var counter = 0
    var components = 0
    for root in neighbours.indices where number[root] < 0 {
      var calls = [(module: root, next: 0)]
      while let (module, next) = calls.last {
        if next == 0 {
          number[module] = counter
          low[module] = counter
          counter += 1
          stack.append(module)
        }
        if next < neighbours[module].count {
          calls[calls.count - 1].next += 1
          let target = neighbours[module][next]
          if number[target] < 0 {
            calls.append((target, 0))
          } else if component[target] < 0 {
            low[module] = min(low[module], number[target])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.module { low[caller] = min(low[caller], low[module]) }
        guard low[module] == number[module] else { continue }
        while let member = stack.popLast() {
          component[member] = components
          if member == module { break }
        }
        components += 1
      }
    }
    return component
  }
}
