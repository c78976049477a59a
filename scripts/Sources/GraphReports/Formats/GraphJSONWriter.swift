import GraphFacts
package import GraphRules

/// A diagram as JSON: every box with what is known of it, edges as places in the list of boxes.
package struct GraphJSONWriter {
  package let graph: Graph

  package init(
    graph: Graph
  ) {
    self.graph = graph
  }

  package func write(_ diagram: Diagram) -> String {
    JSON.dictionary([
      "version": .int(1),
      "nodes": .array(diagram.nodes.map(node)),
      "edges": .array(
        diagram.edges.map { .dictionary(["from": .int($0.from), "to": .int($0.to)]) }),
    ])
    .text(pretty: true)
  }

  private func node(_ node: Diagram.Node) -> JSON {
    switch node.box {
    case .module(let index):
      let module = graph.repository.modules[index]
      return .dictionary([
        "kind": .string("module"), "name": .string(module.name),
        "role": graph.roles[index].map { .string($0.role) } ?? .null,
        "target": .string(module.target), "type": .string(module.kind.rawValue),
        "path": .string(module.folder),
        "package": module.package.map { .string(graph.repository.packages[$0].path) } ?? .null,
      ])
    case .package(let index):
      let package = graph.repository.packages[index]
      return .dictionary([
        "kind": .string("package"), "name": .string(package.name), "path": .string(package.path),
      ])
    case .role(let name):
      return .dictionary(["kind": .string("role"), "name": .string(name)])
    case .named(let name):
      return .dictionary(["kind": .string("module"), "name": .string(name)])
    }
  }
}
