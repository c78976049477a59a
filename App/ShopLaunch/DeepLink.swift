import CheckoutAPI
import CommerceDomain
import Foundation
import ProfileAPI
public import RoutingCore
import StoreAPI

/// Turns `shop://` links into routes. A link can show a screen; no route pays, adds or deletes.
public enum DeepLink {
  /// The places that links lead to, by host: whether an id follows, and the route.
  private static let places: [String: Place] = [
    "stores": .plain(StoresRoute()),
    "store": .named { StoreRoute(storeID: StoreID($0)) },
    "basket": .plain(BasketRoute()),
    "checkout": .named { CheckoutRoute(orderID: OrderID($0)) },
    "profile": .plain(ProfileRoute()),
    "favourites": .plain(FavouritesRoute()),
  ]

  private enum Place {
    case plain(any Route)
    case named(@Sendable (String) -> any Route)
  }

  /// Parses a link; throws ``LinkError``, whose description is one line for the person.
  ///
  /// Scheme and host are compared without regard to case. Spaces around the link, a query, a
  /// fragment and one slash at the end are ignored: mail and advertising systems add them. The path
  /// is split before it is percent-decoded, so that an encoded slash never makes a second component.
  public static func route(for text: String) throws -> any Route {
    let link = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let colon = link.range(of: "://"), link[..<colon.lowerBound].lowercased() == "shop"
    else { throw LinkError("not a shop:// link", link) }

    var parts = link[colon.upperBound...].prefix { $0 != "?" && $0 != "#" }
      .split(separator: "/", omittingEmptySubsequences: false)
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    let host = parts.first?.lowercased() ?? ""
    guard let place = places[host] else { throw LinkError("no such place", link) }

    switch place {
    case .plain(let route):
      guard parts.count == 1 else { throw LinkError("nothing lies below \(host)", link) }
      return route
    case .named(let route):
      guard parts.count == 2 else { throw LinkError("\(host) takes exactly one id", link) }
      return route(try identifier(parts[1], in: link))
    }
  }

  private static func identifier(_ part: Substring, in link: String) throws -> String {
    guard let id = String(part).removingPercentEncoding else {
      throw LinkError("a broken escape", link)
    }
    let isAllowed = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard (1...64).contains(id.utf8.count), isAllowed else {
      throw LinkError("an id is 1 to 64 letters, digits, -, _ or .", link)
    }
    // A path of a request drops these, so no server could ever be asked for them.
    guard id != ".", id != ".." else { throw LinkError("an id is not dots alone", link) }
    return id
  }
}

/// Why a link leads nowhere.
public struct LinkError: Error, Equatable, CustomStringConvertible {
  /// One line for the person, which quotes the start of the link.
  public let description: String

  init(_ reason: String, _ link: String) {
    let quoted = link.count > 80 ? link.prefix(80) + "…" : link[...]
    description = "cannot open \(quoted): \(reason)"
  }
}
