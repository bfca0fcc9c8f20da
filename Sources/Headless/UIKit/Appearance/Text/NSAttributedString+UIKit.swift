extension NSAttributedString.Key {
  /// The typeface: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space between letters, in points: a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below the text: a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through the text: a number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far the text stands above its line, in points: a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
