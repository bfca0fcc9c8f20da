/// The style of a paragraph. Only the height of lines and the distances between them count here,
/// when text is measured.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
  }

  final var values: Values

  public override convenience init() { self.init(Values()) }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// A style with the usual values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Between lines, in points. Default 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// After the paragraph, in points. Default 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Before the paragraph, in points. Default 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment of lines. Default natural: as in the language.
  open var alignment: NSTextAlignment { values.alignment }
  /// Before all lines except the first, in points. Default 0.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points. Default 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Before the first line, in points. Default 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line, in points; 0 for any. Default 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any. Default 0.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which lines are higher than in the font; 0 for no change. Default 0.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Where lines break. Default between words.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of writing. Default as in the language.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The threshold of hyphenation. Default 0: no hyphenation.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Between tab stops, in points. Default 0.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether the spacing of letters shrinks before text is cut off. Default false.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// Returns a style that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  /// Returns a style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  open override var hash: Int { values.hashValue }

  /// The height of a line for a typeface's line height, in points.
  final func lineHeight(_ height: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

/// How a paragraph is set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Copies all values of another style.
  @available(iOS 9.0, *)
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// A direction of writing.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
