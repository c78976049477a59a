/// A request method of RFC 9110, as far as shops use them.
public enum HTTPMethod: String, Hashable, Sendable {
  case get = "GET"
  case put = "PUT"
  case post = "POST"
  case delete = "DELETE"
}
