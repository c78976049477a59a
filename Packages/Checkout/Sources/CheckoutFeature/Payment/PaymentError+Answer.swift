import CommerceDomain
import Foundation
import NetworkCore

extension PaymentError {
  /// The statuses of a refusal that is not final, or that says nothing of this payment.
  private static let passing: Set<Int> = [408, 409, 425, 429]

  /// What a failed call means for somebody who wanted to pay.
  init(_ error: any Error) {
    switch error as? HTTPError {
    case .status(let refusal): self.init(refusal)
    case .decoding: self = .unreadable
    case .transport, .timeout, .cancelled, nil: self = .noAnswer
    }
  }

  private init(_ refusal: ServerError) {
    guard (400..<500).contains(refusal.status) else {
      self = .noAnswer
      return
    }
    let isRepeat = refusal.earlierTries > 0
    switch (refusal.status, refusal.code) {
    case (_, "card_declined"): self = .refused(.declined)
    case (_, "amount_changed"): self = Self.amountChanged(in: refusal)
    case (_, "already_paid"): self = .refused(.alreadyPaid)
    case (_, "not_payable"), (404, "not_found"): self = .refused(.notPayable)
    case (400, _): self = .turnedAway(.notAccepted, isRepeat: isRepeat)
    case (401, _): self = .turnedAway(.signedOut, isRepeat: isRepeat)
    case (403, _): self = .turnedAway(.notAllowed, isRepeat: isRepeat)
    case (let status, _) where Self.passing.contains(status): self = .noAnswer
    default: self = .turnedAway(.other, isRepeat: isRepeat)
    }
  }

  /// An amount that nobody can agree to is no reason that this version knows.
  private static func amountChanged(in refusal: ServerError) -> PaymentError {
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: refusal.body),
      envelope.error.amount.minorUnits > 0
    else { return .turnedAway(.other, isRepeat: refusal.earlierTries > 0) }
    return .refused(.amountChanged(envelope.error.amount))
  }

  private struct Envelope: Decodable {
    let error: Reason
  }

  private struct Reason: Decodable {
    let amount: Money
  }
}
