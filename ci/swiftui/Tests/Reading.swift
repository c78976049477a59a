import SwiftUI

/// A screen as VoiceOver reads it: what is said, and what can be tapped, in order.
@MainActor
struct Reading {
  enum Element {
    case words(String)
    case control(SpokenControl)
  }

  /// Something over the screen that has to be answered first.
  struct Alert {
    var title = ""
    var message: [Element] = []
    var answers: [Element] = []
    let close: @MainActor @Sendable () -> Void
  }

  private(set) var title = ""
  private(set) var toolbar: [Element] = []
  private(set) var rows: [Element] = []
  private(set) var bar: [Element] = []
  private(set) var alert: Alert?
  /// What SwiftUI leaves undefined, and what a person would hear without understanding it.
  private(set) var faults: [String] = []

  /// Reads the screen in sight.
  init(_ host: TreeHost) {
    rows = read(Self.screenInSight(host.tree) ?? host.tree)
  }

  /// Everything in order; what lies below an alert cannot be reached.
  var elements: [Element] {
    guard let alert else { return toolbar + rows + bar }
    return [.words(alert.title)] + alert.message + alert.answers
  }

  var controls: [SpokenControl] {
    elements.compactMap { if case .control(let control) = $0 { control } else { nil } }
  }

  var words: [String] {
    [title]
      + elements.map {
        switch $0 {
        case .words(let words): words
        case .control(let control): control.label
        }
      }
  }

  /// Taps the only control with a label; false when there is none that is enabled.
  func tap(_ label: String) -> Bool {
    let named = controls.filter { $0.label == label && $0.isEnabled }
    guard named.count == 1 else { return false }
    named[0].run?()
    return true
  }

  // MARK: Finding the screen

  private static func screenInSight(_ nodes: [Node]) -> [Node]? {
    for node in nodes {
      switch node.name {
      case "sheet":
        if let sheet = node.children.first(where: { $0.name == "presented" }) {
          return screenInSight(sheet.children)
        }
      case "TabView":
        let selected = (node.value as? TabSelection)?.selected
        return node.all("tag").first { $0.value as? AnyHashable == selected }
          .flatMap { screenInSight($0.children) }
      case "NavigationStack": return node.children.last?.children
      default: break
      }
      if let found = screenInSight(node.children) { return found }
    }
    return nil
  }

  // MARK: Reading

  private mutating func read(_ nodes: [Node]) -> [Element] { nodes.flatMap { read($0) } }

  private mutating func read(_ node: Node) -> [Element] {
    switch node.name {
    case "navigationTitle":
      title = node.value as? String ?? ""
      return read(node.children)
    case "bar": toolbar += read(node.children)
    case "inset": bar += read(node.children)
    case "alert": return read(alert: node)
    case "item", "presented": break
    case "Text": return [.words(node.value as? String ?? "")]
    case "Image": faults.append("the image \(node.value ?? "") is read by its name")
    case "Button": return [.control(button(node, isEnabled: true))]
    case "unavailable": return node.children.map { .control(button($0, isEnabled: false)) }
    case "accessibilityHidden" where node.value as? Bool == true: break
    case "accessibilityElement": return [.words(spoken(node.children))]
    case "accessibilityLabel", "accessibilityValue", "accessibilityAddTraits":
      return attach(node)
    case "fault": faults.append(node.value as? String ?? "")
    default: return read(node.children)
    }
    return []
  }

  private mutating func read(alert node: Node) -> [Element] {
    let parts = ["title", "message", "actions"]
    let content = node.children.filter { !parts.contains($0.name) }
    if let title = node.children.first(where: { $0.name == "title" }),
      let presented = node.value as? Presented
    {
      if alert != nil { faults.append("two alerts at once") }
      var new = Alert(title: title.value as? String ?? "", close: presented.close)
      new.message = read(node.children.filter { $0.name == "message" })
      new.answers = read(node.children.filter { $0.name == "actions" })
      alert = new
    }
    return read(content)
  }

  private mutating func button(_ node: Node, isEnabled: Bool) -> SpokenControl {
    let action = node.value as? Action
    return SpokenControl(
      label: spoken(node.children), isEnabled: isEnabled, role: action?.role,
      run: action?.run)
  }

  private mutating func spoken(_ nodes: [Node]) -> String {
    read(nodes).map {
      switch $0 {
      case .words(let words): words
      case .control(let control): control.label
      }
    }.joined(separator: ", ")
  }

  /// What an attribute says belongs to the control inside, else it replaces the words inside.
  private mutating func attach(_ node: Node) -> [Element] {
    var inner = read(node.children)
    if case .control(var control)? = inner.first, inner.count == 1 {
      switch (node.name, node.value) {
      case ("accessibilityLabel", let label as String): control.label = label
      case ("accessibilityValue", let value as String): control.value = value
      case (_, let traits as AccessibilityTraits): control.traits.formUnion(traits)
      default: break
      }
      inner = [.control(control)]
    } else if let label = node.value as? String, node.name == "accessibilityLabel" {
      inner = [.words(label)]
    }
    return inner
  }
}

/// A control as it is read aloud.
struct SpokenControl {
  var label: String
  var value = ""
  var traits: AccessibilityTraits = []
  let isEnabled: Bool
  let role: ButtonRole?
  let run: (@MainActor @Sendable () -> Void)?
}

extension Node {
  /// The nodes of a name in the tree below, this one too, from the top.
  func all(_ name: String) -> [Node] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }
}

extension TreeHost {
  func all(_ name: String) -> [Node] { tree.flatMap { $0.all(name) } }
}
