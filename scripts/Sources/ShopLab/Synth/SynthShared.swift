/// What every team stands on: small, written by hand, the same for every seed.
enum SynthShared {
  static let files: [SynthFile] = [
    SynthFile(module: .domain, name: "Money.swift", body: money),
    SynthFile(module: .domain, name: "Identifier.swift", body: identifier),
    SynthFile(module: .routing, name: "Route.swift", body: route),
    SynthFile(module: .routing, name: "RouteTable.swift", body: routeTable),
    SynthFile(module: .network, name: "HTTPClient.swift", body: client),
    SynthFile(module: .design, name: "ScreenContent.swift", body: screen),
    SynthFile(
      module: .domainTests, name: "MoneyTests.swift", libraries: ["Testing"], tested: .domain,
      body: moneyTests),
  ]

  private static let money = """
    /// An amount in the smallest unit of its currency.
    public struct Money: Hashable, Sendable, Codable, Comparable {
      public let minorUnits: Int

      public init(minorUnits: Int) {
        self.minorUnits = minorUnits
      }

      public static let zero = Money(minorUnits: 0)

      /// With two digits behind the point.
      public var text: String {
        let (whole, rest) = minorUnits.magnitude.quotientAndRemainder(dividingBy: 100)
        return "\\(minorUnits < 0 ? "-" : "")\\(whole).\\(rest < 10 ? "0" : "")\\(rest)"
      }

      public static func + (left: Money, right: Money) -> Money {
        Money(minorUnits: left.minorUnits + right.minorUnits)
      }

      public static func < (left: Money, right: Money) -> Bool {
        left.minorUnits < right.minorUnits
      }
    }

    """

  private static let identifier = """
    /// Names one value of a kind; ids of two kinds cannot be mixed up.
    public struct Identifier<Subject>: Hashable, Sendable, Codable {
      public let text: String

      public init(_ text: String) {
        self.text = text
      }
    }

    """

  private static let route = """
    /// A screen that can be asked for.
    public protocol Route: Hashable, Sendable {}

    /// Opens screens.
    @MainActor
    public protocol Router {
      func open(_ route: any Route)
    }

    """

  private static let routeTable = """
    /// Which screen belongs to which route; each route type has one handler.
    @MainActor
    public final class RouteTable<Destination> {
      private var handlers: [ObjectIdentifier: (any Route) async -> Destination?] = [:]

      public init() {}

      public func register<Asked: Route>(
        _ type: Asked.Type, handler: @escaping (Asked) async -> Destination
      ) {
        handlers[ObjectIdentifier(type)] = { route in
          guard let asked = route as? Asked else { return nil }
          return await handler(asked)
        }
      }

      /// Nil where nobody registered the route's type.
      public func destination(for route: any Route) async -> Destination? {
        await handlers[ObjectIdentifier(type(of: route))]?(route)
      }
    }

    """

  private static let client = """
    /// What is asked of a server.
    public struct HTTPRequest: Hashable, Sendable {
      public enum Method: String, Sendable {
        case get, put
      }

      public let method: Method
      public let path: String
      public let body: [UInt8]

      public static func get(_ path: String) -> HTTPRequest {
        HTTPRequest(method: .get, path: path, body: [])
      }

      public static func put(_ path: String, body: [UInt8]) -> HTTPRequest {
        HTTPRequest(method: .put, path: path, body: body)
      }
    }

    /// What it answers.
    public struct HTTPResponse: Hashable, Sendable {
      public let body: [UInt8]

      public init(body: [UInt8]) {
        self.body = body
      }
    }

    /// Why there is no answer.
    public enum HTTPError: Error, Hashable, Sendable {
      case offline
      case timedOut
      case status(Int, reason: String)
    }

    /// Sends requests over a transport that is handed in.
    public struct HTTPClient: Sendable {
      private let transport: @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

      public init(
        transport: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
      ) {
        self.transport = transport
      }

      public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        try await transport(request)
      }
    }

    """

  private static let screen = """
    /// A screen as a value.
    public struct ScreenContent: Hashable, Sendable {
      public let title: String
      public let badge: Int?
      public let sections: [ScreenSection]

      public init(title: String, badge: Int? = nil, sections: [ScreenSection] = []) {
        self.title = title
        self.badge = badge
        self.sections = sections
      }

      /// Rows in all sections.
      public var rowCount: Int {
        sections.reduce(0) { $0 + $1.rows.count }
      }
    }

    public struct ScreenSection: Hashable, Sendable {
      public let title: String?
      public let rows: [ScreenRow]

      public init(title: String? = nil, rows: [ScreenRow]) {
        self.title = title
        self.rows = rows
      }
    }

    public struct ScreenRow: Hashable, Sendable {
      public enum Tone: Hashable, Sendable {
        case normal, quiet, warning
      }

      public let title: String
      public let detail: String?
      public let tone: Tone

      public init(_ title: String, detail: String? = nil, tone: Tone = .normal) {
        self.title = title
        self.detail = detail
        self.tone = tone
      }
    }

    """

  private static let moneyTests = """
    struct MoneyTests {
      @Test("amounts add up and print with two digits")
      func sums() {
        #expect((Money(minorUnits: 199) + Money(minorUnits: 1)).text == "2.00")
        #expect(Money(minorUnits: -5).text == "-0.05")
      }
    }

    """
}
