import CommerceDomain
import CommerceDomainTesting
import Foundation
import NetworkCore

@testable import CheckoutFeature

/// The parts of docs/payments.md that the code says.
struct PaymentDocument {
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../../docs/payments.md").standardized

  /// The parts by the names of their places in the document.
  static var parts: [(name: String, text: String)] {
    [("steps", picture), ("states", states), ("answers", answers)]
  }

  /// A text with a part put in its place; nil where there is no such place.
  static func put(_ part: (name: String, text: String), into text: String) -> String? {
    let (begin, end) = ("<!-- payments: \(part.name) -->\n", "<!-- end of \(part.name) -->")
    guard let start = text.range(of: begin),
      let stop = text.range(of: end, range: start.upperBound..<text.endIndex)
    else { return nil }
    return text.replacingCharacters(
      in: start.upperBound..<stop.lowerBound, with: part.text + "\n")
  }

  private static var picture: String {
    var lines = ["```mermaid", "stateDiagram-v2"]
    lines += ["ready", "lost", "unsettled"].map { "  [*] --> \($0)" }
    var done: Set<[PaymentState]> = []
    for step in PaymentState.transitions where done.insert([step.from, step.to]).inserted {
      let events = PaymentState.transitions
        .filter { $0.from == step.from && $0.to == step.to }.map(\.event.rawValue)
      lines.append("  \(step.from) --> \(step.to): \(events.joined(separator: ", "))")
    }
    lines += ["paid", "refused", "notSent"].map { "  \($0) --> [*]" }
    return (lines + ["```"]).joined(separator: "\n")
  }

  private static var states: String {
    table(
      ["state", "the attempt is on disk", "the screen shows"],
      PaymentState.allCases.map { state in
        let isStored = state == .paid ? "until it was shown" : state.isStored ? "yes" : ""
        return ["`\(state)`", isStored, shown(in: state)]
      })
  }

  private static func shown(in state: PaymentState) -> String {
    switch state {
    case .ready, .lost: shown(.outcome(.ready))
    case .unsettled: shown(.outcome(.unsettled))
    case .absent: shown(.outcome(.absent))
    case .doubtful: shown(.outcome(.boughtAgain(earlier)))
    case .searching, .storing, .sending, .verifying, .resuming: shown(.paying)
    case .asking: shown(.checking)
    case .paid: "the receipt; after a question " + shown(.outcome(.paid(OrderID("1004"))))
    case .refused: "why: see below"
    case .notSent: shown(.outcome(.notSent))
    }
  }

  private static func shown(_ payment: CheckoutPayment) -> String {
    var total: Money?
    if case .outcome(.refused(.amountChanged(let amount))) = payment { total = amount }
    let summary = checkout.summary(
      of: .sample(), newTotal: total, payment: payment, notice: nil)
    if let question = summary.question {
      return "\(question.message) [\(question.yes)] [\(question.no)]"
    }
    let words = summary.notices.map(\.text) + (summary.action.map { ["[\($0.label)]"] } ?? [])
    return words.joined(separator: " ")
  }

  private static var answers: String {
    let refusals: [(status: Int, code: String)] = [
      (402, "card_declined"), (409, "amount_changed"), (409, "already_paid"), (409, "not_payable"),
      (404, "not_found"), (400, ""), (401, ""), (403, ""), (422, "key_reused"), (418, ""),
      (409, "in_progress"), (429, ""), (500, ""),
    ]
    let rows = refusals.map { status, code in
      let answer = code.isEmpty ? "\(status)" : "\(status) `\(code)`"
      return [status == 418 ? "any other 4xx" : answer] + consequence(of: error(status, code))
    }
    let others: [(String, HTTPError)] = [
      ("an answer that cannot be read", .decoding(path: "", reason: "")),
      ("no answer", .timeout),
    ]
    return table(
      ["answer", "the attempt", "the screen shows"],
      rows + others.map { [$0.0] + consequence(of: PaymentError($0.1)) })
  }

  private static func consequence(of error: PaymentError) -> [String] {
    switch error {
    case .refused(let refusal): ["is over", shown(.outcome(.refused(refusal)))]
    case .turnedAway(.other, _):
      ["is asked about; over where the server knows no payment", shown(.outcome(.refused(.other)))]
    case .turnedAway(let refusal, _):
      ["is over, unless an earlier request had no answer", shown(.outcome(.refused(refusal)))]
    case .unreadable: ["is asked about", "what the server says then"]
    case .noAnswer: ["stays open", shown(.outcome(.unsettled))]
    }
  }

  private static func error(_ status: Int, _ code: String) -> PaymentError {
    let amount = #""amount":{"minorUnits":2600,"currency":"EUR"}"#
    let body = Data(#"{"error":{"code":"\#(code)",\#(amount)}}"#.utf8)
    return PaymentError(HTTPError.status(ServerError(HTTPResponse(status: status, body: body))))
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static let noon = Date(timeIntervalSince1970: 1_794_484_800)
  private static let earlier = Payment(
    order: OrderID("1004"), amount: Money(minorUnits: 2450, currency: .eur), paidAt: noon)
  private static let checkout = CheckoutFormatter(
    layout: .full,
    payments: PaymentFormatter(
      locale: Locale(identifier: "en_IE"), dateLocale: Locale(identifier: "en_IE"),
      timeZone: .gmt, now: { noon }))
}
