/// What came of one kill.
struct CrashRound {
  /// The step that the app had reached.
  let step: CrashStep
  let circumstance: CrashCircumstance
  /// The charges before the app was started again.
  let chargesBefore: Int
  /// Whether the next launch said what became of the payment.
  let isTold: Bool
  /// The charges after the person has decided.
  let chargesAfter: Int

  /// A table by step, with the kills of each circumstance.
  static func table(of rounds: [CrashRound]) -> String {
    let circumstances = CrashCircumstance.allCases
    let head =
      ["step", "kills"] + circumstances.map { "\($0)" }
      + ["charged before", "told at launch", "charged once in the end"]
    let rows = CrashStep.allCases.map { step in row("\(step)", rounds.filter { $0.step == step }) }
    return ([head] + rows + [row("all", rounds)])
      .map { "measured: | " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func row(_ name: String, _ rounds: [CrashRound]) -> [String] {
    let counts =
      [rounds.count]
      + CrashCircumstance.allCases.map { circumstance in
        rounds.count { $0.circumstance == circumstance }
      }
      + [
        rounds.count { $0.chargesBefore == 1 }, rounds.count(where: \.isTold),
        rounds.count { $0.chargesAfter == 1 },
      ]
    return [name] + counts.map(String.init)
  }
}
