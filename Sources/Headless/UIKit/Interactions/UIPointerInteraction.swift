/// An interaction that changes the pointer's shape over a view. Nothing is drawn here: the delegate
/// is asked as a pointer hovers over the view or its subviews.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the style of the pointer.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer changes. Default true.
  open var isEnabled = true
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  private var region: UIPointerRegion?

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view that the interaction was added to.
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate again.
  open func invalidate() { region = nil }

  /// Asks the delegate about a place, and for a style if the place is in a new region.
  func hover(at pointInScreen: CGPoint) {
    guard isEnabled, let view, let delegate else { return }
    let request = UIPointerRegionRequest(location: view.pointFromScreen(pointInScreen))
    let wanted = delegate.pointerInteraction(
      self, regionFor: request, defaultRegion: UIPointerRegion(rect: view.bounds))
    guard wanted != region else { return }
    region = wanted
    if let wanted { _ = delegate.pointerInteraction(self, styleFor: wanted) }
  }
}

/// Provides the style of a pointer over a view. All methods are optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the region of a place; nil if the pointer has no special style there.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns nil.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Where a pointer is.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// In points of the interaction's view.
  public let location: CGPoint

  init(location: CGPoint) { self.location = location }
}

/// A part of a view in which a pointer has one style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// In points of the interaction's view.
  public let rect: CGRect
  /// The identifier of the region.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }

  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? UIPointerRegion, other.rect == rect else { return false }
      return other.identifier == identifier
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { identifier.hashValue } }
}

/// The style of a pointer; nothing is drawn here.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// No pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }

  /// Creates a style that changes the view below the pointer; nothing is drawn here.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
}

extension UIView {
  /// Notifies the pointer interactions of the view and of its superviews.
  func hoverPointer(at pointInScreen: CGPoint) {
    for view in sequence(first: self, next: \.superview) {
      for case let interaction as UIPointerInteraction in view.interactions {
        interaction.hover(at: pointInScreen)
      }
    }
  }
}

/// How a pointer changes the view below it; nothing is drawn here.
@preconcurrency @MainActor public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}

/// The shape of a pointer; nothing is drawn here.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
}

/// The look of a view while it is shown apart; nothing is drawn here.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in its points; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The colour behind the view.
  open var backgroundColor: UIColor!
}

/// A view that is shown apart; nothing is drawn here.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  open private(set) var view: UIView
  /// How it looks.
  open private(set) var parameters: UIPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}
