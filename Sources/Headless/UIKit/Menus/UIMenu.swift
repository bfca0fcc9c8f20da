/// A list of actions and submenus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries appear among those of the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It changes or deletes content.
    public static let destructive = Options(rawValue: 2)
    /// One of its entries is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The options for this menu inside another one.
  public let options: Options
  /// The entries, the topmost first.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu, with an identifier of its own unless one is given.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title)
  }

  /// Returns a copy of the menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, identifier: identifier, options: options, children: newChildren)
  }

  /// The visible rows of the menu: inline menus by their entries, hidden entries not at all.
  final var rows: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return menu.rows }
      return (element as? UIAction)?.attributes.contains(.hidden) == true ? [] : [element]
    }
  }
}
