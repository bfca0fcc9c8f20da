/// What an answer takes instead of a fact that is unknown, because the dump does not tell it.
public struct Assumption: Sendable, Hashable {
  /// What is assumed.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The class lets touches on its own area fall through, as its name says.
    case passThrough = "pass-through"
    /// The view of the system passes touches through where nothing of its own is.
    case systemPassThrough = "system-pass-through"
    /// The container of the system takes the touches beside a menu, and closes it.
    case closesMenu = "closes-menu"
    /// Two elements that act lie over one another, and the dump does not tell which is in front.
    case unknownOrder = "unknown-order"
    /// The class has a hit-test rule of its own; UIKit's rule was applied.
    case ownRule = "own-rule"
    /// The class is the app's and overrides nothing: it takes the touch on its own area.
    case appClass = "app-class"
    /// The class takes touches around its bounds, and the point is near them; it was passed over.
    case enlargedArea = "enlarged-area"
    /// The place is unknown; the view and all in it were passed over.
    case unknownGeometry = "unknown-geometry"
    /// A view turned by 45 degrees is a square.
    case square
    /// A scroll view is not scrolled, where the dump does not tell.
    case unscrolled
    /// The frames of the dump decide, although its source says that something covers the element.
    case reportedCover = "reported-cover"
    /// A plain view in a control keeps its touches from the control.
    case viewInControl = "view-in-control"
    /// A value that cannot be read has UIKit's default.
    case defaultValue = "default-value"
  }

  /// What is assumed.
  public var kind: Kind
  /// The node about which.
  public var node: Node.ID

  /// Creates an assumption about a node.
  package init(kind: Kind, node: Node.ID) {
    self.kind = kind
    self.node = node
  }
}
