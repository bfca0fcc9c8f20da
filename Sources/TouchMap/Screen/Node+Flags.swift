extension Node {
  /// The switches of a node; the empty set is a view as UIKit creates it.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `isHidden` is true.
    public static let hidden = Flags(rawValue: 1 << 0)
    /// `isUserInteractionEnabled` is false.
    public static let interactionDisabled = Flags(rawValue: 1 << 1)
    /// `clipsToBounds` is true: drawing ends at the bounds.
    ///
    /// It never changes a hit test. FS-011.
    public static let clipsToBounds = Flags(rawValue: 1 << 2)
    /// At least one gesture recognizer is attached.
    public static let hasGestureRecognizers = Flags(rawValue: 1 << 3)
    /// The control's `isEnabled` is false: it takes touches and does nothing with them.
    public static let controlDisabled = Flags(rawValue: 1 << 4)
    /// The node scrolls: the origin of its bounds is its content offset.
    public static let scrolls = Flags(rawValue: 1 << 5)
    /// The class overrides `hitTest(_:with:)`.
    public static let overridesHitTest = Flags(rawValue: 1 << 6)
    /// The class overrides `point(inside:with:)`.
    public static let overridesPointInside = Flags(rawValue: 1 << 7)
    /// The node has a background colour that is not clear, so it is visible.
    ///
    /// Its absence has a meaning only where the source contains background colours.
    public static let paintsBackground = Flags(rawValue: 1 << 8)
    /// The source says that an accessibility element acts on a tap.
    public static let acts = Flags(rawValue: 1 << 9)
    /// Touches on its own area fall through, whatever its class is; for a window those on its whole
    /// background.
    public static let passesThrough = Flags(rawValue: 1 << 10)
    /// The node is not a view. It is content that the view around it draws and that acts, from an
    /// accessibility tree: UIKit gives its touches to that view.
    public static let content = Flags(rawValue: 1 << 11)
    /// The source says that an animation of the view is running.
    package static let animates = Flags(rawValue: 1 << 12)
  }

  /// The facts about a node that its source contains in an unreadable form.
  package struct Unknown: OptionSet, Sendable, Hashable {
    /// The bits.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The place and the size.
    package static let geometry = Unknown(rawValue: 1 << 0)
    /// The transform; the node counts as untransformed.
    package static let transform = Unknown(rawValue: 1 << 1)
    /// The width and the height, which do not follow from the frame of a view turned by an odd
    /// multiple of 45 degrees. A square is assumed.
    package static let size = Unknown(rawValue: 1 << 2)
    /// The opacity; the node counts as opaque.
    package static let alpha = Unknown(rawValue: 1 << 3)
    /// The content offset; the content counts as not scrolled.
    package static let contentOffset = Unknown(rawValue: 1 << 4)
    /// The anchor point; the centre is assumed.
    static let anchorPoint = Unknown(rawValue: 1 << 5)
    /// A switch, such as `hidden`; it counts as UIKit's default.
    package static let flags = Unknown(rawValue: 1 << 6)
  }
}
