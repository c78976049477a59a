/// The words that a command prints about itself.
public struct Usage {
  /// What the command is called.
  public let command: String

  public init(command: String) {
    self.command = command
  }

  /// The version of both apps.
  public var version: String { "\(command) 1.0" }

  /// How the command is used.
  public var help: String {
    """
    usage: \(command) [options] [shop://…]

      shop://…          opens that place after launch: shop://stores, shop://store/{id},
                        shop://basket, shop://checkout/{orderID}, shop://profile,
                        shop://favourites
      --plain           plain text with numbered choices, for screen readers and scripts
      --locale ID       formats amounts and dates as in that place, such as en_IE;
                        otherwise LC_ALL, then LC_MONETARY for
                        amounts or LC_TIME for dates, then LANG decide
      --server URL      talks to that server in place of the demo backend; the environment's
                        SHOP_REFRESH_TOKEN signs in
      --data DIR        keeps everything in that folder; otherwise it is forgotten or, with
                        --server, kept in the user's application-support folder
      --timeout S       gives up a call after S seconds, and one try of it after a third; 15 otherwise
      --flag NAME       turns a feature on: checkout-v2, no-reviews
      --metrics         writes each metric to the standard error, a line of JSON each
      --latency MS      lets the demo backend take its time for each answer
      --fail RULE       lets its calls fail: METHOD:PATH[*]=STATUS|drop|lost[@COUNT]
      --reprice ID=N    lets an order cost N minor units there once it is paid
      --help            prints this
      --version         prints the version
    """
  }
}
