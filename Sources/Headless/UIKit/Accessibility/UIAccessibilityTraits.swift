/// How an object behaves towards assistive apps.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It summarizes the app's content at its start.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes too often to announce each change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search by.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts audio or video that an assistive app should not talk over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be made greater and less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is touched without an assistive app in between.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page when its text has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is the head of a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
}
