import Testing

/// Failures that tools of this kind are known for, each with the right value, and what is like it.
@Suite("Hard cases")
enum HardCases {}
