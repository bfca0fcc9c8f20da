#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// An invisible view that declares its own area as a region of the nearest surface around it.
  ///
  /// Put it behind the content that takes touches. It takes none itself.
  public final class RegionMarkerView: AreaMarkerView {
    /// The shape of the region. Default the view's whole rectangle.
    public var shape = RegionShape.rect {
      didSet { declareAgain() }
    }
    /// How far the region reaches beyond the view, in points; negative reaches inwards. Default 0.
    public var outset: CGFloat = 0 {
      didSet { declareAgain() }
    }

    /// Gives the region its shape whenever the view's size changes; default `nil`, which leaves the
    /// shape alone.
    package var shapeInBounds: (@MainActor (CGRect) -> RegionShape)? {
      didSet { updateShape() }
    }

    /// Fits the region to the view's new size.
    public override func layoutSubviews() {
      super.layoutSubviews()
      updateShape()
    }

    private func updateShape() {
      guard let new = shapeInBounds?(bounds), new != shape else { return }
      shape = new
    }

    override func declareArea(in regions: InteractiveRegions) {
      regions.set(shape, of: self, id: ObjectIdentifier(self), outset: outset)
    }
  }
#endif
