/// A moment between the tap on Pay and the receipt, in the order in which they come.
enum CrashStep: Int, CaseIterable, Comparable {
  /// Pay was tapped.
  case tapped
  /// The file of the attempt is being written beside its place.
  case storing
  /// The attempt is in its place.
  case stored
  /// The request has reached the server, which has not carried it out.
  case sent
  /// The server has charged, and its answer is lost.
  case charged
  /// No answer came, and the server is asked what became of the attempt.
  case asking
  /// The receipt's order is being loaded.
  case loading
  /// The receipt was shown; the file without the attempt is being written.
  case settling
  /// The attempt is no longer stored.
  case settled
  /// The receipt is printed.
  case shown

  /// The steps that this system lets a test observe.
  static var observable: [CrashStep] {
    #if canImport(Glibc)
      allCases
    #else
      // Only Linux reports the names of files as they come and go.
      allCases.filter { ![.storing, .stored, .settling, .settled].contains($0) }
    #endif
  }

  static func < (left: CrashStep, right: CrashStep) -> Bool { left.rawValue < right.rawValue }
}

/// What else goes wrong while the app pays and is killed.
enum CrashCircumstance: CaseIterable {
  case nothing
  /// The first answer is lost after the server has charged; the app tries again.
  case lostAnswer
  /// Answers are slow. A request that had reached the server when the app was killed is carried out
  /// only after the next run has asked about it.
  case slowAnswer
  /// More than a day passes between the kill and the next run: the server forgets every key.
  case forgottenKeys
}
