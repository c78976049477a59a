import GraphFacts
import GraphRules

/// Names for any number of teams, concepts and fields: words first, then words with words, then
/// numbers.
enum SynthNames {
  static func team(_ index: Int) -> String {
    name(index, of: teams, before: qualities)
  }

  static func concept(_ index: Int) -> String {
    name(index, of: nouns, before: states)
  }

  static let fields = [
    "amount", "reference", "region", "channel", "priority", "weight", "discount", "origin",
    "quota", "source", "segment", "margin", "budget", "surface", "volume", "partner", "branch",
    "grade", "season", "method",
  ]

  static let cases = [
    "drafted", "placed", "accepted", "prepared", "packed", "shipped", "delivered", "returned",
    "refunded", "cancelled", "expired", "archived",
  ]

  static let verbs = [
    "summarise", "estimate", "describe", "compare", "weigh", "outline", "review", "project",
    "inspect", "balance", "grade", "explain", "measure", "collect", "condense", "judge",
  ]

  static let words = [
    "fresh", "late", "ready", "quiet", "steady", "plain", "early", "bright", "narrow", "full",
    "light", "heavy", "open", "local", "single",
  ]

  private static let teams = [
    "Orders", "Search", "Reviews", "Loyalty", "Coupons", "Delivery", "Returns", "Wishlist",
    "Gifts", "Support", "Messages", "Pricing", "Catalogue", "Payments", "Wallet", "Invoices",
    "Shipping", "Courier", "Kitchen", "Menus", "Tables", "Booking", "Events", "Tickets", "Travel",
    "Grocery", "Pharmacy", "Flowers", "Pets", "Fashion", "Beauty", "Garden", "Sports", "Music",
    "Books", "Games", "Stores", "Addresses", "Consent", "Security",
  ]

  private static let qualities = [
    "", "Home", "City", "Night", "Family", "Office", "Student", "Express", "Local", "Global",
    "Summer", "Winter", "Early", "Late", "Nordic",
  ]

  private static let nouns = [
    "Voucher", "Parcel", "Offer", "Entry", "Receipt", "Promise", "Notice", "Visit", "Slot",
    "Rating", "Bundle", "Refund", "Account", "Contact", "Plan", "Label", "Choice", "Limit",
    "Report", "Draft", "Thread", "Remark", "Reward", "Window",
  ]

  private static let states = ["", "Saved", "Shared", "Daily", "Recent", "Open", "Planned"]

  private static func name(_ index: Int, of words: [String], before others: [String]) -> String {
    let round = index / words.count
    let number = round / others.count
    return others[round % others.count] + words[index % words.count]
      + (number == 0 ? "" : String(number + 1))
  }
}
