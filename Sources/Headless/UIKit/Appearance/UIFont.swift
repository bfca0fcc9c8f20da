/// A typeface in a size. Text is measured roughly: there are no fonts on this host.
public final class UIFont: NSObject, Sendable {
  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As in running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than running text.
    public static let medium = Weight(rawValue: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// What a text is for, from which its size follows.
  public enum TextStyle: Sendable {
    /// The largest title.
    case largeTitle
    /// A first-level title.
    case title1
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading.
    case headline
    /// A line below a heading.
    case subheadline
    /// Running text.
    case body
    /// A remark beside the text.
    case callout
    /// A remark below the text.
    case footnote
    /// What stands below a picture.
    case caption1
    /// What stands below a picture, smaller.
    case caption2

    /// In points, at the default text size. Documented in the Human Interface Guidelines.
    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  /// The height of the letters' box, in points.
  public let pointSize: CGFloat
  /// How heavy the strokes are.
  let weight: Weight

  private init(pointSize: CGFloat, weight: Weight) {
    (self.pointSize, self.weight) = (pointSize, weight)
  }

  /// The size of text on labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of text of the system, in points.
  public static let systemFontSize: CGFloat = 14

  /// Returns the system's typeface.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// Returns the system's typeface with heavy strokes.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// Returns the typeface for a kind of text, at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  /// The height of a line, in points: 1.2 times the size, rounded up; a choice.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// The width of each letter, in points: half the size; a choice.
  var letterWidth: CGFloat { pointSize / 2 }

  /// Whether two fonts have the same size and weight.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.weight == weight
  }

  /// Hashes the size.
  public override var hash: Int { pointSize.hashValue }
}
