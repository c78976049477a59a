public import DesignCore

/// One of the things that screens are made of, with a screen that shows it.
public struct ComponentSample: Sendable {
  public let kind: Kind
  public let content: ScreenContent

  /// Everything that DesignCore can put on a screen.
  public enum Kind: String, CaseIterable, Sendable {
    case text, photo, item, button, stepper, component, section, toolbar, bar, prompt

    /// What it is for, in a sentence.
    public var purpose: String {
      switch self {
      case .text: "Words, with a tone where they mean well or ill."
      case .photo: "A picture's place, with the words that stand for it."
      case .item: "A thing with details, a value, and what a tap does."
      case .button: "A control as wide as the screen: standard, primary, destructive, off, pending."
      case .stepper: "A quantity that a person changes."
      case .component: "A row with a layout of an app's own; elsewhere its plain content."
      case .section: "Rows under a heading."
      case .toolbar: "Controls beside the title; an icon stands in place of its words."
      case .bar: "The step that the screen is for, pinned below the sections."
      case .prompt: "A question that has to be answered first."
      }
    }

    /// The kind of a row's content. Exhaustive, so that a new row is not forgotten here.
    public init(_ content: Row.Content) {
      self =
        switch content {
        case .text: .text
        case .photo: .photo
        case .item: .item
        case .button: .button
        case .stepper: .stepper
        }
    }
  }

  /// One of each kind, in the order of ``Kind``.
  public static let all = Kind.allCases.map { ComponentSample(kind: $0, content: content(of: $0)) }

  private static func content(of kind: Kind) -> ScreenContent {
    var screen = ScreenContent(title: "Title", sections: [Section(rows: rows(of: kind))])
    switch kind {
    case .section:
      screen = ScreenContent(
        title: "Title", sections: [Section("Mains", rows: [.text("Pad Thai")])])
    case .toolbar:
      screen.toolbar = [
        Control("Favourite", label: "Favourite, on", icon: .favourite, isSelected: true) {}
      ]
    case .bar: screen.bar = Control("Basket", details: ["2 items", "€19.00"], role: .primary) {}
    case .prompt:
      screen.prompt = Prompt(
        title: "Start a new basket?", message: "Your items will be removed.",
        choices: [Control("Start a new basket", role: .destructive) {}],
        cancel: Control("Cancel", role: .cancel) {})
    case .text, .photo, .item, .button, .stepper, .component: break
    }
    return screen
  }

  private static func rows(of kind: Kind) -> [Row] {
    switch kind {
    case .text:
      [
        .text("25–35 min"), .text(Text("Order 1001 is paid.", tone: .positive)),
        .text(Text("Closed now", tone: .warning)), .text(Text("It failed.", tone: .critical)),
      ]
    case .photo: [.photo(Photo(label: "A table in the garden"))]
    case .item:
      [
        .item(
          Item(
            "Pad Thai", details: [Text("2 in basket", style: .caption, tone: .accent)],
            value: "€9.50",
            action: Control("Add Pad Thai, €9.50, 2 in basket", icon: .add, isRepeatable: true) {})),
        .item(Item("Delivery", value: "€1.99")),
      ]
    case .button:
      [
        .button(Control("Try again") {}), .button(Control("Pay", role: .primary) {}),
        .button(Control("Empty the basket", role: .destructive) {}),
        .button(Control("Add", isEnabled: false) {}),
        .button(Control("Check out", isPending: true) {}),
        .button(Control("Hot", label: "Hot, chosen", icon: .choice, isSelected: true) {}),
      ]
    case .stepper:
      [
        .stepper(
          Stepper(
            "Pad Thai", quantity: 2, details: [Text("Hot", style: .caption)], value: "€19.00",
            decrement: {}, increment: {}, remove: {}))
      ]
    case .component:
      [Row.text("4 of 5").drawn(as: Component(ComponentID<Int>("rating"), value: 4))]
    case .section, .toolbar, .bar, .prompt: []
    }
  }
}
