/// What an answer assumes in place of a fact that the dump does not contain.
public struct Assumption: Sendable, Hashable {
  /// What is assumed.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The class lets touches on its own area fall through, as its name says.
    case passThrough = "pass-through"
    /// The view is that of its window's root controller, so touches on its own area fall through.
    case rootView = "root-view"
    /// The system's view lets touches fall through where it has no content of its own.
    case systemPassThrough = "system-pass-through"
    /// The container of the system takes the touches beside a menu, and closes it.
    case closesMenu = "closes-menu"
    /// The empty container of a presentation that is over takes the touches.
    case leftover
    /// Two elements overlap, and the dump does not say which gets the touch.
    case unknownOrder = "unknown-order"
    /// The class has a hit-test rule of its own; UIKit's rule was applied.
    case ownRule = "own-rule"
    /// The view is Apple's, and whether it takes touches on its own area is not known; it was taken
    /// to.
    case ownArea = "own-area"
    /// The class is the app's and overrides nothing: it takes the touch on its own area.
    case appClass = "app-class"
    /// The class takes touches around its bounds, and the point is near them; the view was passed
    /// over.
    case enlargedArea = "enlarged-area"
    /// The view's place is unknown; the view and all its descendants were passed over.
    case unknownGeometry = "unknown-geometry"
    /// A view turned by an odd multiple of 45 degrees is a square.
    case square
    /// A scroll view is not scrolled, where the dump does not say.
    case unscrolled
    /// The frames of the dump decide, although its source says that something covers the element.
    case reportedCover = "reported-cover"
    /// The frames of the dump decide, although its source calls the element not hittable.
    case reportedUnhittable = "reported-unhittable"
    /// A plain view in a control keeps its touches from the control.
    case viewInControl = "view-in-control"
    /// A value that cannot be read has UIKit's default.
    case defaultValue = "default-value"
  }

  /// What is assumed.
  public var kind: Kind
  /// The node that it is about.
  public var node: Node.ID

  /// Creates an assumption about a node.
  package init(kind: Kind, node: Node.ID) {
    self.kind = kind
    self.node = node
  }
}
