/// An access token as it was handed out for one request.
struct AccessToken: Sendable {
  let value: String
  /// Which refresh brought it; the token's own text may come twice.
  let refresh: Int
  /// Whether the request waited for that refresh, and so has had its one.
  var isFresh: Bool
  /// How many refreshes had failed when it was handed out.
  var failures: Int
}
