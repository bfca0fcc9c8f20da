#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An invisible view that declares an area as large as itself on the nearest surface around it.
  ///
  /// It takes no touches itself. It declares the area while it is in a window; the area follows its
  /// size.
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

    /// Searches for the nearest surface again, in case a view around the marker became one.
    public override func layoutSubviews() {
      super.layoutSubviews()
      findSurface()
    }

    /// Declares the area on a surface. Subclasses in this library override it.
    func declareArea(in regions: InteractiveRegions) {}

    final func declareAgain() { (declaringSurface?.touchRegions).map(declareArea) }

    private func findSurface() {
      let surface = window == nil ? nil : superviews.first(where: \.isPassThrough)
      guard surface !== declaringSurface else { return }
      declaringSurface?.touchRegions.remove(id: ObjectIdentifier(self))
      declaringSurface = surface
      declareAgain()
    }
  }

  /// An invisible view that declares its own area as a region of the nearest surface around it.
  ///
  /// Put it behind the content that takes touches. It takes none itself.
  public final class RegionMarkerView: AreaMarkerView {
    /// The shape of the region. Default the view's whole rectangle.
    public var shape = RegionShape.rect { didSet { declareAgain() } }
    /// How far the region reaches beyond the view, in points; negative reaches inwards. Default 0.
    public var outset: CGFloat = 0 { didSet { declareAgain() } }

    /// Computes the region's shape whenever the view's size changes; default `nil`, which keeps the
    /// shape.
    package var shapeInBounds: (@MainActor (CGRect) -> RegionShape)? { didSet { updateShape() } }

    /// Adjusts the region to the view's new size.
    public override func layoutSubviews() {
      super.layoutSubviews()
      updateShape()
    }

    private func updateShape() {
      if let new = shapeInBounds?(bounds), new != shape { shape = new }
    }

    override func declareArea(in regions: InteractiveRegions) {
      regions.set(shape, of: self, id: ObjectIdentifier(self), outset: outset)
    }
  }

  /// An invisible view whose own area counts as background of the nearest surface around it.
  ///
  /// Put it behind decoration that is visible but must not take touches. It takes none itself.
  public final class IgnoredMarkerView: AreaMarkerView {
    override func declareArea(in regions: InteractiveRegions) {
      regions.setBackground(id: ObjectIdentifier(self), in: self)
    }
  }
#endif
