/// A row about one thing: a store, a dish, an order, a total.
public struct Item: Sendable {
  public var title: Text
  /// Smaller lines below the title.
  public var details: [Text]
  /// What stands at the row's end, such as a price.
  public var value: Text?
  public var photo: Photo?
  /// What tapping the row does. Its label says everything that the row shows; its icon stands at
  /// the row's end, `.disclosure` where it has none.
  public var action: Control?
  /// Controls inside the row, such as one that pays an order.
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

  /// What stands at the end of a row that is tapped as a whole; nil for other rows.
  public var sign: Icon? { action.map { $0.icon ?? .disclosure } }
}
