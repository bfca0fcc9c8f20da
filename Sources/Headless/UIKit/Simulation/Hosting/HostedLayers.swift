/// The layer of a hosting view up to iOS 18.
final class UIHostingViewDebugLayer: CALayer {}

/// The layer of a material, which shows the content behind it.
final class CABackdropLayer: CALayer {}

/// The layer of text, which holds its own contents.
final class CGDrawingLayer: CALayer {}

/// The layer of a canvas.
final class RBDrawingLayer: CALayer {}

/// The layer of an image.
final class ImageLayer: CALayer {}

/// The layer of a gradient.
final class GradientLayer: CALayer {}

/// The layer of a shape or a symbol.
final class ColorShapeLayer: CAShapeLayer {
  @MainActor convenience init(_ path: UIBezierPath) {
    self.init()
    fill(path)
  }

  @MainActor func fill(_ shape: UIBezierPath) {
    path = shape.cgPath
    fillColor = UIColor.black.cgColor
  }
}

/// The layer of glass, or of a container of glass: it shows nothing itself and holds layers that
/// do.
final class SDFLayer: CALayer {}

/// One of the layers that show glass.
final class CASDFLayer: CALayer {
  convenience init(name: String) {
    self.init()
    self.name = name
  }
}
