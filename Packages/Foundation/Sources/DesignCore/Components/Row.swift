/// One line of a section.
public struct Row: Identifiable, Sendable {
  /// Stays the same while the row does. No two rows of a screen have the same.
  public internal(set) var id: String
  public let content: Content
  /// What the row is drawn as where the app has registered a view for it.
  public private(set) var component: Component?

  private init(id: String, _ content: Content) {
    self.id = id
    self.content = content
  }

  /// What a line of a section is. Indirect, since renderers copy the rows of a long screen often.
  public indirect enum Content: Sendable {
    /// Words.
    case text(Text)
    /// A picture, described in words.
    case photo(Photo)
    /// A thing with a name, a value, and what can be done with it.
    case item(Item)
    /// A control as wide as the screen.
    case button(Control)
    /// A thing whose quantity can be changed.
    case stepper(Stepper)
  }

  /// - Parameter id: the words unless given; to be given where they change while the row stays.
  public static func text(_ text: Text, id: String? = nil) -> Row {
    Row(id: id ?? text.string, .text(text))
  }

  /// - Parameter id: the photo's label unless given.
  public static func photo(_ photo: Photo, id: String? = nil) -> Row {
    Row(id: id ?? photo.label, .photo(photo))
  }

  /// - Parameter id: that of the item's action or first control unless given, else its title.
  public static func item(_ item: Item, id: String? = nil) -> Row {
    Row(id: id ?? (item.action ?? item.controls.first)?.id ?? item.title.string, .item(item))
  }

  /// A row with the control's id.
  public static func button(_ control: Control) -> Row {
    Row(id: control.id, .button(control))
  }

  /// A row with the stepper's id.
  public static func stepper(_ stepper: Stepper) -> Row {
    Row(id: stepper.id, .stepper(stepper))
  }

  /// The same row, drawn as a component where the app has registered a view for it.
  public func drawn(as component: Component) -> Row {
    var row = self
    row.component = component
    return row
  }
}
