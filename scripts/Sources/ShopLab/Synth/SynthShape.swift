/// How the same code is cut into modules.
enum SynthShape: String, CaseIterable, Sendable {
  /// The graph of this repository: an interface and a feature for each team, shared domain, cores.
  case modular
  /// A module for each team, which imports the modules of the teams whose screens it opens.
  case tangled
  /// One target.
  case monolith
}
