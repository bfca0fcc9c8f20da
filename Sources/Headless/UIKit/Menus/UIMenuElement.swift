/// One entry of a menu, or what a button does.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an entry can be used.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It changes or deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The mark beside an entry.
  public enum State: Int, Sendable {
    /// None.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  /// What the entry says.
  open internal(set) var title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}

/// What an action does, given the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// What a control or a menu entry does, as a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What tells actions apart: of two with the same identifier a control keeps the later. (FS-119)
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What tells the action apart from others.
  public let identifier: Identifier
  /// How the action can be used.
  open var attributes: Attributes
  /// The mark beside the action.
  open var state: State
  /// What led to the action, while it runs.
  open var sender: Any? { source }
  private weak var source: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action, with an identifier of its own unless one is given.
  public init(
    title: String = "", identifier: Identifier? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title)
  }

  func perform(from sender: AnyObject) {
    source = sender
    handler(self)
  }
}
