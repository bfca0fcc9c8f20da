#if canImport(UIKit)
  import HitTesting
  import UIKit

  /// An invisible view that declares its own area as a region of the pass-through window it is in.
  ///
  /// It takes no touches itself: put it behind the content that does. The region appears and goes
  /// with the view's place in a window, and follows its size.
  public final class RegionMarkerView: UIView {
    /// The shape of the region. Default the view's whole rectangle.
    public var shape = OverlayShape.rect {
      didSet { declareRegion() }
    }
    /// How far the region reaches beyond the view, in points; negative reaches inwards. Default 0.
    public var outset: CGFloat = 0 {
      didSet { declareRegion() }
    }

    private weak var declaringWindow: PassThroughWindow?

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

    /// Moves the region to the new window.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if let old = declaringWindow, old !== window {
        old.regions.remove(id: ObjectIdentifier(self))
      }
      declaringWindow = window as? PassThroughWindow
      declareRegion()
    }

    /// Gives the region the view's new size.
    public override func layoutSubviews() {
      super.layoutSubviews()
      declareRegion()
    }

    private func declareRegion() {
      declaringWindow?.regions.set(
        shape.shape(filling: bounds), id: ObjectIdentifier(self), outset: outset, in: self)
    }
  }
#endif
