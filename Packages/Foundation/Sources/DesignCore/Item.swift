/// A row about one thing: a store, a dish, a line of an order, a total.
public struct Item: Sendable {
  public var title: Text
  /// Smaller lines below the title.
  public var details: [Text]
  /// What stands at the row's end, such as a price.
  public var value: Text?
  public var photo: Photo?
  /// What tapping the row does. Its label says everything that the row shows.
  public var action: Control?
  /// Controls inside the row, such as a stepper's; the row's words stand on their own then.
  public var controls: [Control]

  public init(
    _ title: Text, details: [Text] = [], value: Text? = nil, photo: Photo? = nil,
    action: Control? = nil, controls: [Control] = []
  ) {
    self.title = title
    self.details = details
    self.value = value
    self.photo = photo
    self.action = action
    self.controls = controls
  }
}
