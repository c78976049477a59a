import CommerceDomain
import DesignCore

/// Formats an order, and how paying it stands, for the checkout screen.
struct CheckoutFormatter {
  let layout: CheckoutViewState.Layout
  let payments: PaymentFormatter

  var title: String { layout == .full ? "Checkout" : "Express checkout" }

  /// - Parameters:
  ///   - newTotal: what the order costs now, where its lines do not say so.
  ///   - notice: why what is shown may be old.
  func summary(
    of order: Order, newTotal: Money?, payment: CheckoutPayment, notice: String?
  ) -> CheckoutViewState.Summary {
    let total = amount(newTotal ?? order.total)
    let notices = [
      notice.map { CheckoutViewState.Notice(text: $0, tone: .critical) },
      self.notice(of: order, payment),
    ]
    var summary = CheckoutViewState.Summary(
      total: .init(name: "Total", amount: total), notices: notices.compactMap(\.self),
      action: action(of: order, payment, total: total), question: question(of: order, payment))
    switch layout {
    case .full where newTotal == nil:
      summary.storeName = order.storeName
      summary.lines = order.lines.map(line) + order.fees.map(line)
    case .full, .compact: summary.introduction = "Your order from \(order.storeName)"
    }
    return summary
  }

  private func line(_ line: LineItem) -> CheckoutViewState.Line {
    let choices = line.choices.map(\.name)
    return .init(
      name: "\(line.quantity) × \(line.name)",
      details: choices.isEmpty ? [] : [choices.joined(separator: ", ")],
      amount: amount(line.lineTotal))
  }

  private func line(_ fee: Fee) -> CheckoutViewState.Line {
    .init(name: fee.title, amount: amount(fee.amount))
  }

  private func notice(
    of order: Order, _ payment: CheckoutPayment
  ) -> CheckoutViewState.Notice? {
    switch payment {
    case .paying: return .init(text: "Paying…", tone: .secondary)
    case .checking: return .init(text: "Checking your payment…", tone: .secondary)
    case .outcome(let outcome):
      if let text = payments.notice(for: outcome) {
        return .init(text: text, tone: tone(of: outcome))
      }
      switch order.status {
      case .paid: return .init(text: "This order is paid.", tone: .primary)
      case .cancelled: return .init(text: "This order is cancelled.", tone: .primary)
      case .other(let status):
        return .init(text: "This order cannot be paid now: \(status.asWords).", tone: .primary)
      case .awaitingPayment, .delivered:
        return order.isPayable
          ? nil : .init(text: "There is nothing to pay for this order.", tone: .primary)
      }
    }
  }

  private func tone(of outcome: PaymentOutcome) -> Text.Tone {
    switch outcome {
    case .paid: .positive
    case .unsettled, .absent: .warning
    case .ready, .boughtAgain, .refused(.alreadyPaid), .refused(.notPayable): .primary
    case .refused, .notSent: .critical
    }
  }

  private func action(
    of order: Order, _ payment: CheckoutPayment, total: String
  ) -> CheckoutViewState.Action? {
    let pay = CheckoutViewState.Action(kind: .pay, label: "Pay \(total)")
    switch payment {
    case .paying: return .init(kind: .pay, label: pay.label, isPending: true)
    case .checking: return .init(kind: .check, label: "Check again", isPending: true)
    case .outcome(.unsettled): return .init(kind: .check, label: "Check again")
    case .outcome(.paid), .outcome(.refused(.alreadyPaid)):
      return .init(kind: .showReceipt, label: "View receipt")
    case .outcome(.refused(.notPayable)): return .init(kind: .leave, label: "Done")
    case .outcome where order.isPayable: return pay
    case .outcome where order.status == .paid:
      return .init(kind: .showReceipt, label: "View receipt")
    case .outcome: return .init(kind: .leave, label: "Done")
    }
  }

  private func question(
    of order: Order, _ payment: CheckoutPayment
  ) -> CheckoutViewState.Question? {
    guard case .outcome(.boughtAgain(let earlier)) = payment else { return nil }
    return .init(
      title: "Already bought again", message: payments.question(about: earlier, of: order.id),
      yes: "Buy once more", no: "Cancel")
  }

  private func amount(_ money: Money) -> String { money.formatted(for: payments.locale) }
}

/// How paying an order stands on its screen.
enum CheckoutPayment: Equatable {
  /// A tap on Pay is under way.
  case paying
  /// The server is asked what became of an earlier one.
  case checking
  case outcome(PaymentOutcome)
}
