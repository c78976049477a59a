public import RoutingCore

/// A tab's own place.
public struct Home: Route {
  public init() {}
}

/// Another tab's own place.
public struct Shelf: Route {
  public init() {}
}

/// A place that is pushed.
public struct Page: Route {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

/// A place that is shown as a sheet.
public struct Panel: Route {
  public static let presentation = RoutePresentation.sheet

  public init() {}
}
