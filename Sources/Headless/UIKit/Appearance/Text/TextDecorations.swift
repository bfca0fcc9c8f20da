/// A line below text or through it.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The kind of line and its pattern.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Of dashes and two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Not below spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of text.
open class NSShadow: NSObject, NSCopying {
  /// How far it is moved, in points. Default not at all.
  open var shadowOffset = CGSize.zero
  /// How blurred it is, in points. Default 0.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour: a `UIColor`. Default black with a third of opacity.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {}

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

/// A picture in text. It has no size here when text is measured.
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// Where it is, in points from the place in the line. Default zero, which means its own size.
  open var bounds = CGRect.zero

  public override init() {}

  /// Creates an attachment with a picture.
  @available(iOS 13.0, *)
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text that is a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// How the paragraph is set: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The shadow: an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A picture: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The target of a link: a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The colour of the letters' outlines: a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' outlines, in hundredths of the size: a number.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the line below: a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through: a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Whether letters are joined: a number.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How far letters lean: a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How far letters are drawn out: a number.
  public static let expansion = NSAttributedString.Key("NSExpansion")

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
  /// How far the text is above its line, in points: a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
