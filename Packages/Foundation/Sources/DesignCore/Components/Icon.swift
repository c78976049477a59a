/// What a control's picture stands for. Each renderer chooses the glyph.
public enum Icon: Hashable, Sendable, CaseIterable {
  /// One more of something.
  case add
  /// One less of something.
  case remove
  /// A favourite when the control is selected, no favourite when it is not.
  case favourite
  /// One of several choices, chosen when the control is selected.
  case choice
  /// Another screen opens.
  case disclosure
}
