import GraphFacts

/// What is wrong with the policy, and at which key.
struct PolicyError: Error, Hashable {
  /// Such as `exceptions[2].until`; empty where it is about the file as a whole.
  let keyPath: String
  let message: String
}

/// A value of the policy that knows its key path and is read strictly.
struct PolicyField {
  let value: JSON
  let keyPath: String

  func error(_ message: String) -> PolicyError {
    PolicyError(keyPath: keyPath, message: message)
  }

  func error(_ message: String, at key: String) -> PolicyError {
    PolicyError(keyPath: path(of: key), message: message)
  }

  /// The members of an object, in the order of the file.
  func members() throws(PolicyError) -> [(key: String, field: PolicyField)] {
    guard let members = value.members else { throw wrongType("an object") }
    return members.map { ($0.key, PolicyField(value: $0.value, keyPath: path(of: $0.key))) }
  }

  /// Throws where the value is no object or has another key than these.
  func expectKeys(_ known: [String]) throws(PolicyError) {
    for (key, field) in try members() where !known.contains(key) {
      throw field.error("unknown key; \(NearNames.hint(for: key, in: known, "keys here"))")
    }
  }

  /// A member that may be left out.
  subscript(key: String) -> PolicyField? {
    value[key].map { PolicyField(value: $0, keyPath: path(of: key)) }
  }

  /// A member that has to be there, as a text that says something.
  func text(_ key: String) throws(PolicyError) -> String {
    guard let field = self[key] else {
      throw PolicyError(keyPath: path(of: key), message: "this key is missing")
    }
    return try field.text()
  }

  func text() throws(PolicyError) -> String {
    guard let text = value.string else { throw wrongType("a text") }
    guard text.contains(where: { !$0.isWhitespace }) else { throw error("this text is empty") }
    return text
  }

  /// A name with one `*` at most.
  func namePattern() throws(PolicyError) -> NamePattern {
    let pattern = try text()
    guard pattern.count(where: { $0 == "*" }) <= 1 else {
      throw error("a name has one * at most, which stands for the rest of it")
    }
    return NamePattern(pattern)
  }

  func items() throws(PolicyError) -> [PolicyField] {
    guard let items = value.array else { throw wrongType("an array") }
    return items.enumerated().map { index, item in
      PolicyField(value: item, keyPath: "\(keyPath)[\(index)]")
    }
  }

  /// A folder or file below the root.
  func path() throws(PolicyError) -> String {
    let text = try text()
    let path = Path.normalized(text)
    guard !path.hasPrefix("/"), path != "..", !path.hasPrefix("../") else {
      throw error("\(text) is not below the root; write a path relative to it")
    }
    return path
  }

  private func path(of key: String) -> String {
    keyPath.isEmpty ? key : "\(keyPath).\(key)"
  }

  private func wrongType(_ wanted: String) -> PolicyError {
    let found =
      switch value {
      case .null: "null"
      case .bool: "true or false"
      case .number: "a number"
      case .string: "a text"
      case .array: "an array"
      case .object: "an object"
      }
    return error("this has to be \(wanted), not \(found)")
  }
}

extension Array {
  /// `map` for what throws one type of error.
  package func each<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try transform(element)) }
    return results
  }
}
