extension Fee {
  /// What the fee is called on screens: its kind as a sentence begins, such as "Price change".
  public var title: String { kind.asWords }
}
