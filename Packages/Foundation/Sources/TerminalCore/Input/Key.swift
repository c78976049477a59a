/// A key, as far as the shell tells keys apart.
enum Key: Hashable {
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, tab, backTab, backspace
  /// A letter with the control key, in lower case.
  case control(Character)
  case character(Character)
  /// Text that was pasted, cut where it is longer than anything the shell takes.
  case paste(String)
}
