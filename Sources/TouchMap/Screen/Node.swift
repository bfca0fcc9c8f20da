/// A window, a view, an accessibility element or a bare layer.
public struct Node: Sendable, Hashable {
  /// The kinds of nodes.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// A view at the top of a tree. Its frame is in screen points.
    case window
    /// A view below a window.
    case view
    /// An accessibility element, from sources without views. Its frame is in screen points,
    /// wherever it is in the tree.
    case element
    /// The application, as accessibility sources list it above its windows: never hit.
    case application
    /// A layer without a view: drawn, never hit.
    case layer
  }

  /// The kind of the node.
  public var kind: Kind
  /// The class, as the source spells it: Objective-C, Swift or mangled.
  public var className: String
  /// The nearest class that the system declares, if the source names it.
  public var baseClassName: String?
  /// The object's address, as the source spells it.
  public var address: String?
  /// The accessibility identifier.
  public var identifier: String?
  /// The text on the view or its accessibility label.
  public var label: String?
  /// The line of the source on which the node begins, from 1.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  // Half-sized, since there is one of each for every view of a large screen.
  private var storedLine: Int32
  private var storedDepth: Int32 = 0
  private var storedParent: Int32 = -1
  private var storedEnd: Int32 = 0
  var storedReach: StoredReach?

  /// The number of nodes above this one.
  public internal(set) var depth: Int {
    get { Int(storedDepth) }
    set { storedDepth = Int32(clamping: newValue) }
  }

  /// The node above, `nil` for a window.
  public internal(set) var parent: Node.ID? {
    get { storedParent < 0 ? nil : Node.ID(Int(storedParent)) }
    set { storedParent = Int32(clamping: newValue?.index ?? -1) }
  }

  /// The end of the node's subtree: the node after its last descendant.
  public internal(set) var subtreeEnd: Node.ID {
    get { Node.ID(Int(storedEnd)) }
    set { storedEnd = Int32(clamping: newValue.index) }
  }

  /// Where the node is and how its content is mapped.
  public var geometry: Geometry
  /// The opacity of the view itself: 1 is opaque.
  public var alpha = 1.0
  /// The switches.
  public var flags: Flags = []
  /// The gesture recognizers, where the source says more than that there are some.
  package var recognizers: [Recognizer] = []
  /// The facts that the source contains in an unreadable form.
  package var unknown: Unknown = []

  /// Creates a node that belongs to no tree yet.
  public init(kind: Kind, className: String, line: Int, geometry: Geometry = Geometry()) {
    self.kind = kind
    self.className = className
    self.storedLine = Int32(clamping: line)
    self.geometry = geometry
  }

  /// The smallest upright rectangle around the node, in the parent's space; for a window, in
  /// screen points.
  public var frame: Screen.Rect { geometry.frame }
  /// The node's own rectangle in its own space; for a scroll view the origin is the content
  /// offset.
  public var bounds: Screen.Rect { geometry.bounds }
}
