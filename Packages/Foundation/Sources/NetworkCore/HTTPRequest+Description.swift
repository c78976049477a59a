extension HTTPRequest: CustomStringConvertible {
  /// The method and the path; what may be secret stays out of logs that print a request.
  public var description: String {
    "\(method.rawValue) /\(path.joined(separator: "/"))"
  }
}

extension HTTPHeaders: CustomStringConvertible {
  /// The fields by name, without the secret of who asks.
  public var description: String {
    let fields = sorted.map { name, value in
      "\(name): \(name == "authorization" ? "…" : value)"
    }
    return "[\(fields.joined(separator: ", "))]"
  }
}
