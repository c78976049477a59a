import GraphFacts

/// How a concept is fetched, kept and moved on.
extension SynthPartWriter {
  var repository: String {
    """
    /// Why a \(name) could not be had.
    enum \(name)Error: Error, Hashable, Sendable {
      case unavailable
      case unknown(Identifier<\(name)>)
      case refused(reason: String)
    }

    /// The one owner of every \(name).
    protocol \(name)Repository: Sendable {
      func items() async throws(\(name)Error) -> [\(name)]
      func item(_ id: Identifier<\(name)>) async throws(\(name)Error) -> \(name)
      func save(_ item: \(name)) async throws(\(name)Error) -> \(name)
    }

    /// What the server sends.
    struct \(name)Page: Hashable, Sendable, Codable {
      var items: [\(name)]
      var nextPage: Int?
    }

    /// Keeps them on the server.
    struct Remote\(name)Repository: \(name)Repository {
      let client: HTTPClient

      func items() async throws(\(name)Error) -> [\(name)] {
        var found: [\(name)] = []
        var next: Int? = 1
        while let number = next, number < 100 {
          let page: \(name)Page = try await answer(to: .get("\(name)?page=\\(number)"))
          found += page.items
          next = page.nextPage
        }
        return found
      }

      func item(_ id: Identifier<\(name)>) async throws(\(name)Error) -> \(name) {
        let page: \(name)Page = try await answer(to: .get("\(name)/\\(id.text)"))
        guard let item = page.items.first(where: { $0.id == id }) else { throw .unknown(id) }
        return item
      }

      func save(_ item: \(name)) async throws(\(name)Error) -> \(name) {
        guard let body = try? JSONEncoder().encode(item) else {
          throw .refused(reason: "cannot be written")
        }
        return try await answer(to: .put("\(name)/\\(item.id.text)", body: Array(body)))
      }

      private func answer<Value: Decodable>(
        to request: HTTPRequest
      ) async throws(\(name)Error) -> Value {
        let response: HTTPResponse
        do throws(HTTPError) {
          response = try await client.send(request)
        } catch {
          switch error {
          case .offline, .timedOut: throw .unavailable
          case .status(let code, let reason) where code == 422: throw .refused(reason: reason)
          case .status: throw .unavailable
          }
        }
        guard let value = try? JSONDecoder().decode(Value.self, from: Data(response.body)) else {
          throw .refused(reason: "not understood")
        }
        return value
      }
    """
  }

  var useCase: String {
    """
    /// Takes \(name) values from state to state, as far as the rules let them.
    struct \(name)UseCase: Sendable {
      let repository: any \(name)Repository
      let rules: \(name)Rules

      /// Everything that the rules accept, the cheapest first.
      func load() async -> Result<[\(name)], \(name)Error> {
        do throws(\(name)Error) {
          let items = try await repository.items()
          return .success(rules.ranked(rules.accepted(items)) { $0.\(field(.price)).minorUnits })
        } catch {
          return .failure(error)
        }
      }

      /// One step on; an item at its end stays as it is.
      func advance(_ id: Identifier<\(name)>) async throws(\(name)Error) -> \(name) {
        var item = try await repository.item(id)
        guard let next = item.state.next else { return item }
        item.state = next
        item.\(field(.count)) += 1
        return try await repository.save(item)
      }

      /// Tries again while the server cannot be reached.
      func persist(_ item: \(name), tries: Int) async throws(\(name)Error) -> \(name) {
        for _ in 1..<max(tries, 1) {
          do throws(\(name)Error) {
            return try await repository.save(item)
          } catch {
            guard error == .unavailable else { throw error }
          }
        }
        return try await repository.save(item)
      }
    """
  }
}
