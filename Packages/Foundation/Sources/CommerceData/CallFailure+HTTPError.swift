import CommerceDomain
import NetworkCore

extension CallFailure {
  /// What a failed call means to somebody who knows nothing of HTTP.
  init(_ error: any Error) {
    switch error as? HTTPError {
    case .status(let refusal) where refusal.status == 401: self = .signedOut
    case .status(let refusal) where refusal.code == "not_found": self = .notFound
    case .status, nil: self = .unavailable
    case .transport, .timeout: self = .unreachable
    case .decoding: self = .unreadable
    case .cancelled: self = .cancelled
    }
  }
}
