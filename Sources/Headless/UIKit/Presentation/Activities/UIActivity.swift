/// An activity for content that an app shares.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType(rawValue: "com.apple.UIKit.activity." + name)
    }

    /// A message.
    public static let message = system("Message")
    /// A mail.
    public static let mail = system("Mail")
    /// Paper.
    public static let print = system("Print")
    /// The pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// A picture of a contact.
    public static let assignToContact = system("AssignToContact")
    /// The photo library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// A device nearby.
    public static let airDrop = system("AirDrop")
    /// A book.
    public static let openInIBooks = system("OpenInIBooks")
    /// A mark-up of a document.
    public static let markupAsPDF = system("MarkupAsPDF")
  }

  /// Where an activity is shown.
  public enum Category: Int, Sendable { case action, share }

  public override init() { super.init() }

  /// The category of the class's activities. Default the one for activities on the content.
  open class var activityCategory: Category { .action }
  /// The kind of the activity. Default none.
  open var activityType: ActivityType? { nil }
  /// The title of the activity. Default none.
  open var activityTitle: String? { nil }
  /// The activity's picture. Default none.
  open var activityImage: UIImage? { nil }
  /// A screen of the activity's own. Default none.
  open var activityViewController: UIViewController? { nil }

  /// Returns whether the activity can handle some items. Default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items. Does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. Does nothing.
  open func perform() {}
  /// Reports that the activity is over; no controller waits for it here.
  open func activityDidFinish(_ completed: Bool) {}
}
