/// A font of a size. Text is measured roughly: there are no fonts on this host.
public final class UIFont: NSObject, Sendable {
  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As thin as there is.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// As in running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than running text.
    public static let medium = Weight(rawValue: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// As heavy as there is.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of a text, from which its size follows.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark beside the text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A remark below the text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The caption of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The caption of a picture, smaller.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// In points, at the default text size. Documented in the Human Interface Guidelines.
    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The height of the letters' box, in points.
  public let pointSize: CGFloat
  /// How heavy the strokes are.
  let weight: Weight

  private init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The size of text on labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of text of the system, in points.
  public static let systemFontSize: CGFloat = 14

  /// Returns the system's typeface.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// Returns the system's typeface with digits that are all as wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the system's typeface with heavy strokes.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// Returns the typeface for a kind of text, at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  /// How far letters go above the line, in points. We chose it.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// How far letters go below the line, in points, below zero. We chose it.
  public var descender: CGFloat { ascender - lineHeight }

  /// The height of a line, in points: 1.2 times the size, a choice.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// The width of each letter, in points: half the size; a choice.
  var letterWidth: CGFloat { pointSize / 2 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.weight == weight
  }

  public override var hash: Int { pointSize.hashValue }
}
