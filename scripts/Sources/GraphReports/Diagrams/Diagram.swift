import GraphFacts
import GraphRules

/// Boxes and arrows to show, in an order that is the same on every machine.
package struct Diagram: Hashable, Sendable {
  package enum Box: Hashable, Sendable {
    /// A module of the repository, as its place in `Repository.modules`.
    case module(Int)
    /// A whole package in one box, as its place in `Repository.packages`.
    case package(Int)
    case role(String)
    /// A module that the roles name, whether or not it is there.
    case named(String)
  }

  package struct Node: Hashable, Sendable {
    var box: Box
    package var name: String
    /// The box around it: its package, where that one is shown from inside.
    var group: String?
  }

  struct Edge: Hashable, Sendable {
    /// Places in `nodes`.
    var from: Int
    var to: Int
  }

  var nodes: [Node] = []
  var edges: [Edge] = []

  /// Takes the edges between boxes, and the boxes that have none.
  package init(nodes: [Node], edges: Set<[Box]>) {
    self.nodes = nodes.sorted { ($0.group ?? "", $0.name) < ($1.group ?? "", $1.name) }
    var places: [Box: Int] = [:]
    for (place, node) in self.nodes.enumerated() { places[node.box] = place }
    self.edges = edges.compactMap { ends in
      guard let from = places[ends[0]], let to = places[ends[1]] else { return nil }
      return Edge(from: from, to: to)
    }
    .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
