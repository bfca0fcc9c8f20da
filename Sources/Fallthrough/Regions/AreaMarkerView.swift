#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// An invisible view that declares an area as large as itself on the nearest surface around it.
  ///
  /// It takes no touches itself. The area is declared while the view is in a window, and follows
  /// its size.
  public class AreaMarkerView: UIView {
    private weak var declaringSurface: UIView?

    /// Creates a marker.
    ///
    /// - Parameter frame: In points, in the superview's space.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    /// Creates a marker from an archive.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      isUserInteractionEnabled = false
    }

    /// Moves the area to the surface around the new place.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      findSurface()
    }

    /// Moves the area to the surface around the new place.
    public override func didMoveToSuperview() {
      super.didMoveToSuperview()
      findSurface()
    }

    /// Looks for the nearest surface again, in case one was made around the marker.
    public override func layoutSubviews() {
      super.layoutSubviews()
      findSurface()
    }

    /// Declares the area on a surface. Subclasses of this library override it.
    func declareArea(in regions: InteractiveRegions) {}

    /// Declares the area again after a change.
    final func declareAgain() {
      declaringSurface?.surfaceRegions.map(declareArea)
    }

    private func findSurface() {
      let surface = window == nil ? nil : superview?.nearestSurface
      guard surface !== declaringSurface else { return }
      declaringSurface?.surfaceRegions?.remove(id: ObjectIdentifier(self))
      declaringSurface = surface
      declareAgain()
    }
  }

  extension UIView {
    /// The nearest surface, from this view upwards.
    fileprivate var nearestSurface: UIView? {
      var view: UIView? = self
      while let current = view, !current.isSurface { view = current.superview }
      return view
    }

    private var isSurface: Bool { self is PassThroughWindow || isPassThrough }

    /// The regions that are declared on this view as a surface.
    fileprivate var surfaceRegions: InteractiveRegions? {
      (self as? PassThroughWindow)?.regions ?? touchRegions
    }
  }
#endif
