/// A popover beside the view that it points to. Its size and place are choices.
///
/// In a compact width it is shown in another style, unless its delegate keeps the popover. (FS-280)
@preconcurrency @MainActor
open class UIPopoverPresentationController: _UIDimmingPresentationController {
  /// The view that the popover belongs to.
  open weak var sourceView: UIView?
  /// The part of the source view that the popover points to, in points of that view; null for all
  /// of it.
  open var sourceRect = CGRect.null
  /// The bar button item of the popover; it has precedence over the source view. Default nil.
  open var barButtonItem: UIBarButtonItem?
  /// The view or the bar button item of the popover; it has priority over all other sources.
  /// Default nil.
  @available(iOS 16.0, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Views outside that still get their touches. (FS-185)
  open var passthroughViews: [UIView]?
  /// Where the popover may be: if the arrow points up, the popover is below its source. Default
  /// anywhere.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow points, once the popover has its place.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the popover may cover its source if there is no room beside it. Default false; here it
  /// may in any case.
  open var canOverlapSourceViewRect = false
  /// How far the popover stays from the edges of the container, in points. Default zero, a choice.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// The colour behind the content.
  open var backgroundColor: UIColor?

  override var viewsOutside: [UIView] { passthroughViews ?? [] }

  override func makeWrapper() -> UIView? { _UIPopoverView() }

  override func systemStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    // As observed since iOS 13; the documentation says full screen. (FS-284)
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  /// Calls the delegate to configure the popover, before it is shown as one.
  final func prepare() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }

  /// The frame of the popover, in points of the container. It is at the first side with enough
  /// room, in the order below, above, right and left, and always inside the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    guard let source = source(in: containerView) else { return containerView.bounds.centered(size) }
    let room = containerView.bounds.inset(by: popoverLayoutMargins)
    let place = PopoverPlace(
      size: size, source: source, room: room, permitted: permittedArrowDirections)
    arrowDirection = place.arrowDirection
    return place.frame
  }

  override func frame(inContainerSized size: CGSize) -> CGRect {
    CGRect(origin: .zero, size: self.size)
  }

  private var size: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return preferred == .zero ? CGSize(width: 320, height: 480) : preferred
  }

  /// The rectangle that the popover points to, in points of the container.
  private func source(in containerView: UIView) -> CGRect? {
    if let item = sourceItem {
      return item.sourceView.map { $0.convert($0.bounds, to: containerView) }
    }
    if let view = barButtonItem?.sourceView { return view.convert(view.bounds, to: containerView) }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
  }
}

/// The frame of a popover.
final class _UIPopoverView: UIView {}

/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// One bit for each direction.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// A view or an item that a popover may point to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationControllerSourceItem {
  fileprivate var sourceView: UIView? {
    let item = self as? UIBarButtonItem
    return item?.customView ?? item?.control ?? self as? UIView
  }
}

/// The delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the popover is about to be shown as a popover.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
