/// A moment between the tap on Pay and the receipt, in the order in which they come.
enum CrashStep: Int, CaseIterable, Comparable {
  /// Pay was tapped.
  case tapped
  /// The file of the attempt is being written beside its place.
  case storing
  /// The attempt is in its place.
  case stored
  /// The request has reached the server, which never carries it out.
  case sent
  /// The server has charged, and its answer is lost.
  case charged
  /// The answer came; the file without the attempt is being written.
  case settling
  /// The attempt is no longer stored.
  case settled
  /// The receipt's order is being loaded.
  case loading
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
