/// A sheet that slides up from the bottom and rests at one of several detents; a form sheet is in
/// the middle on a pad. The heights of the system's own detents are choices.
///
/// The area around a sheet is dimmed and a touch there dismisses the sheet, unless it rests at a
/// detent up to which the area stays undimmed. (FS-184)
@preconcurrency @MainActor
open class UISheetPresentationController: _UIDimmingPresentationController {
  /// The strip above a page sheet, in points.
  static let topStrip: CGFloat = 64

  /// The detents of the sheet. Default the large one.
  open var detents = [Detent.large()] { didSet { update() } }

  /// The identifier of the detent at which the sheet rests; nil for the smallest. Default nil.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { update() } }

  /// The greatest detent at which nothing is dimmed and the views around the sheet get their
  /// touches; nil if there is none. Default nil.
  ///
  /// > Source: UIKit documentation, `largestUndimmedDetentIdentifier`. FS-184.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { update() } }

  /// Whether a grabber is shown; none is here. Default false.
  open var prefersGrabberVisible = false
  /// Whether scrolling to the end of the sheet's content makes the sheet larger; it does not here.
  /// Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the bottom in a compact height; otherwise it is then as high as the
  /// screen. Default false.
  ///
  /// > Source: UIKit documentation, `prefersEdgeAttachedInCompactHeight`. FS-281.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { update() } }
  /// Whether a sheet at the bottom has the controller's preferred width in a compact height.
  /// Default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { update() } }
  /// The radius of the sheet's corners, in points, or nil for the system's.
  open var preferredCornerRadius: CGFloat?

  /// Changes properties of the sheet, at once, which is a choice.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Computes the detents again.
  @available(iOS 16.0, *)
  open func invalidateDetents() { update() }

  /// The frame of the sheet, in points of the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    frame(inContainerSized: containerView?.bounds.size ?? .zero)
  }

  override func frame(inContainerSized size: CGSize) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    let preferred = presentedViewController.preferredContentSize
    if presentationStyle == .formSheet, UIDevice.current.userInterfaceIdiom == .pad {
      return bounds.centered(preferred == .zero ? CGSize(width: 540, height: 620) : preferred)
    }
    let isLow = hasLittleHeight(in: size)
    if isLow, !prefersEdgeAttachedInCompactHeight { return bounds }
    let greatest = greatestHeight(in: size)
    let height = restingDetent(in: size).flatMap { self.height(of: $0, in: size) } ?? greatest
    let follows = isLow && widthFollowsPreferredContentSizeWhenEdgeAttached && preferred.width > 0
    let width = follows ? min(preferred.width, size.width) : size.width
    return CGRect(
      x: (size.width - width) / 2, y: size.height - height, width: width, height: height)
  }

  private func hasLittleHeight(in size: CGSize) -> Bool {
    traits(ofContainerSized: size).verticalSizeClass == .compact
  }

  /// The traits in a container. A container of another size than now counts as a scene of that
  /// size.
  private func traits(ofContainerSized size: CGSize) -> UITraitCollection {
    guard size != containerView?.bounds.size else { return traitCollection }
    return UITraitCollection(SimulatedDevice.current.traits(ofSceneSized: size))
  }

  override var isDimmed: Bool {
    let size = containerView?.bounds.size ?? .zero
    guard let identifier = largestUndimmedDetentIdentifier,
      let limit = detents.first(where: { $0.identifier == identifier })
        .flatMap({ height(of: $0, in: size) }),
      let resting = restingDetent(in: size).flatMap({ height(of: $0, in: size) })
    else { return true }
    return resting > limit
  }

  private func greatestHeight(in size: CGSize) -> CGFloat { max(0, size.height - Self.topStrip) }

  private func restingDetent(in size: CGSize) -> Detent? {
    let heights = detents.map { ($0, height(of: $0, in: size)) }
    let active = heights.filter { $0.1 != nil }.map(\.0)
    return active.first { $0.identifier == selectedDetentIdentifier }
      ?? active.min { (height(of: $0, in: size) ?? 0) < (height(of: $1, in: size) ?? 0) }
  }

  private func height(of detent: Detent, in size: CGSize) -> CGFloat? {
    let greatest = greatestHeight(in: size)
    let context = ResolutionContext(
      maximumDetentValue: greatest, containerTraitCollection: traits(ofContainerSized: size))
    return detent.resolvedValue(in: context).map { min($0, greatest) }
  }
}

extension UISheetPresentationController {
  /// A detent: a height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's text.
      public let rawValue: String

      /// Creates an identifier from its text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole of a sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    @available(iOS 16.0, *)
    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// A detent of half the greatest height, a choice; inactive in a compact height.
    ///
    /// > Source: UIKit documentation, `medium()`: "inactive in compact height". FS-281.
    open class func medium() -> Detent {
      Detent(.medium) {
        let isLow = $0.containerTraitCollection.verticalSizeClass == .compact
        return isLow ? nil : $0.maximumDetentValue / 2
      }
    }

    /// A detent of the greatest height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent of a custom height, in points; nil where it does not apply.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// Returns the detent's height in points, or nil where the detent is inactive.
    @available(iOS 16.0, *)
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }
  }
}

/// The values that a custom detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The greatest height that a sheet may have, in points.
  var maximumDetentValue: CGFloat { get }
  /// The traits around the sheet.
  @available(iOS 16.0, *)
  var containerTraitCollection: UITraitCollection { get }
}

private final class ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection

  init(maximumDetentValue: CGFloat, containerTraitCollection: UITraitCollection) {
    self.maximumDetentValue = maximumDetentValue
    self.containerTraitCollection = containerTraitCollection
  }
}
