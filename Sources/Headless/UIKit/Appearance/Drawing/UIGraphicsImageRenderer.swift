/// The properties of a graphics renderer.
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the drawing, in points.
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  /// Returns the format of the screen.
  open class func `default`() -> Self { self.init() }
  /// Returns the format of the screen.
  @available(iOS 11.0, *)
  open class func preferred() -> Self { self.init() }
}

/// The properties of a picture to draw.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How many pixels a point has; 0 for as many as the screen. Default the screen's.
  open var scale: CGFloat = GraphicsStack.scale(0)
  /// Whether the picture is opaque. Default false.
  open var opaque = false
}

/// The context that a renderer draws into.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// The properties of the renderer.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle; nothing is drawn here.
  open func fill(_ rect: CGRect) {}
  /// Fills a rectangle; nothing is drawn here.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Draws the edge of a rectangle; nothing is drawn here.
  open func stroke(_ rect: CGRect) {}
  /// Draws the edge of a rectangle; nothing is drawn here.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Limits the drawing to a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context that a picture is drawn into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture as it is now, without pixels here.
  open var currentImage: UIImage { UIGraphicsGetImageFromCurrentImageContext() ?? UIImage() }
}

/// An object that draws; its subclasses draw pictures.
open class UIGraphicsRenderer: NSObject {
  /// The properties of the renderer.
  public let format: UIGraphicsRendererFormat

  /// Creates a renderer for some bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
  }
}

/// Draws pictures: the drawing closure runs, and the picture has its size and no pixels.
///
/// > Source: UIKit documentation, `UIGraphicsImageRenderer.image(actions:)`. FS-321.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer for pictures of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for pictures of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for some bounds, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for some bounds, in points.
  public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws a picture and returns it.
  open func image(actions: DrawingActions) -> UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 0
    let entry = GraphicsStack.begin(format.bounds.size, scale: scale)
    defer { GraphicsStack.end() }
    actions(UIGraphicsImageRendererContext(entry.context, format: format))
    return UIImage(pixelsFor: format.bounds.size, scale: GraphicsStack.scale(scale)) ?? UIImage()
  }
}
