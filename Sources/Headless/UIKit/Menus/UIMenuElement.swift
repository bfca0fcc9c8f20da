/// One entry of a menu, or the action of a button.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an entry can be used.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It changes or deletes content.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The state of an entry, shown as a mark beside it.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The title of the entry.
  open internal(set) var title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}

/// The closure of an action; its parameter is the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// The action of a control or a menu entry, as a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of actions: if two have the same identifier, a control keeps the later one.
  /// (FS-119)
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action.
  public let identifier: Identifier
  /// How the action can be used.
  open var attributes: Attributes
  /// The state of the action, shown as a mark.
  open var state: State
  /// The object that triggered the action, while it runs.
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
