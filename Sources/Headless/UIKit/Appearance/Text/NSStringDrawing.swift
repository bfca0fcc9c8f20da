/// How text is measured and drawn. Here the measurement is rough and ignores the options, except
/// that text without lines stays on one.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's own distance between lines counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The painted shapes count, not the measures of the typeface.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line is cut off if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of a text drawing.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of text, as a part of its size; 0 for no scaling. Default 0.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that the drawing used; nothing is drawn here, so 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the drawing; nothing is drawn here, so zero.
  open var totalBounds: CGRect { .zero }

  public override init() {}
}

/// Measures text by the rule of labels: all letters of a typeface are as wide. (FS-324)
struct TextMeasure {
  var font = UIFont.systemFont(ofSize: 12)
  var style: NSParagraphStyle?
  /// The most lines; 0 for any number.
  var mostLines = 0

  /// Creates a measure from the attributes that matter to it.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = attributes?[.font] as? UIFont ?? font
    style = attributes?[.paragraphStyle] as? NSParagraphStyle
  }

  /// The size of a text broken at a width, in points.
  func size(of text: String, within width: CGFloat) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let lettersPerLine = max(1, (width / font.letterWidth).rounded(.down))
    var (lines, longest) = (CGFloat(0), CGFloat(0))
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let letters = CGFloat(paragraph.count)
      lines += max(1, (letters / lettersPerLine).rounded(.up))
      longest = max(longest, min(letters, lettersPerLine))
    }
    if mostLines > 0 { lines = min(lines, CGFloat(mostLines)) }
    let height = style?.lineHeight(font.lineHeight) ?? font.lineHeight
    return CGSize(
      width: longest * font.letterWidth,
      height: lines * height + (lines - 1) * (style?.lineSpacing ?? 0))
  }

  /// The bounds of a text in a space, in points.
  func bounds(of text: String, in size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let text = isBroken ? text : text.replacingOccurrences(of: "\n", with: " ")
    return CGRect(
      origin: .zero, size: self.size(of: text, within: isBroken ? size.width : .infinity))
  }
}

extension String {
  /// Returns the size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure(attrs).size(of: self, within: .infinity)
  }
  /// Returns the bounds of the text within a size, in points.
  ///
  /// > Source: UIKit documentation, `NSString.boundingRect(with:options:attributes:context:)`.
  /// > FS-324.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { TextMeasure(attributes).bounds(of: self, in: size, options: options) }
  /// Draws the text; nothing is drawn here.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text; nothing is drawn here.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  /// Returns the size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }
  /// Returns the bounds of the text within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text; nothing is drawn here.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text; nothing is drawn here.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  private var attributesAtStart: [Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  /// Returns the size of the text, in points, by the attributes of its first letter, a choice.
  public func size() -> CGSize {
    TextMeasure(attributesAtStart).size(of: string, within: .infinity)
  }
  /// Returns the bounds of the text within a size, in points, by the attributes of its first
  /// letter, a choice.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { TextMeasure(attributesAtStart).bounds(of: string, in: size, options: options) }
  /// Draws the text; nothing is drawn here.
  public func draw(in rect: CGRect) {}
  /// Draws the text; nothing is drawn here.
  public func draw(at point: CGPoint) {}
}
