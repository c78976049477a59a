/// Where a person is on a screen: what has the focus, and how far it is scrolled.
struct ScreenPlace: Equatable {
  /// The control that was given the focus; nil until the person moved it.
  ///
  /// It is kept while the control is away, as while its screen loads again.
  var focus: FocusID?
  /// Where that control was among the targets, for as long as it is away.
  var index = 0
  /// Whether the person moved the focus, or tapped what has it, since the screen came into sight.
  /// Until then nothing that commits has it.
  var isMoved = false
  /// The body's lines above the first one in sight.
  var scroll = 0
  /// Whether the focus is to stay in sight; scrolling past it ends that.
  var followsFocus = true
}
