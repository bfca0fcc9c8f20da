/// A picture; here only its size and its rendering mode, since nothing is drawn.
public final class UIImage: NSObject, Sendable {
  /// The size of every symbol of the system, in points; a choice.
  private static let symbolSize = CGSize(width: 20, height: 20)

  /// The properties of a picture.
  struct Facts: Sendable {
    var size = CGSize.zero
    var scale: CGFloat = 1
    var isSymbol = false
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentInsets = UIEdgeInsets.zero
    var pixels: CGImage?
  }

  let facts: Facts

  init(_ facts: Facts) { self.facts = facts }

  public override convenience init() { self.init(Facts()) }

  /// Creates a picture of a drawing's size, or nil if the size is empty.
  convenience init?(pixelsFor size: CGSize, scale: CGFloat) {
    guard let pixels = CGContext(size: size, scale: scale).makeImage() else { return nil }
    self.init(Facts(size: size, scale: scale, pixels: pixels))
  }

  /// Creates a picture with one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture of pixels with an orientation, `scale` pixels for each point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let size =
      orientation.isOnItsSide
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    self.init(Facts(size: size, scale: scale, orientation: orientation, pixels: cgImage))
  }

  /// Creates one of the system's symbols, 20 points wide and high; a choice.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates one of the system's symbols, as wide and high as its configuration says; a choice.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    let side = (configuration as? SymbolConfiguration)?.pointSize
    let size = side.map { CGSize(width: $0, height: $0) } ?? Self.symbolSize
    self.init(Facts(size: size, isSymbol: true))
  }

  /// Returns a picture of an app's catalog: there are none here, so nil.
  public convenience init?(named name: String) { return nil }

  /// Returns a picture of an app's catalog: there are none here, so nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { return nil }

  /// Returns a picture of an app's catalog: there are none here, so nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { return nil }

  /// Returns a picture of a file's content: no pixels are read here, so nil.
  public convenience init?(data: Data) { return nil }

  /// Returns a picture of a file's content: no pixels are read here, so nil.
  public convenience init?(data: Data, scale: CGFloat) { return nil }

  /// Returns a picture of a file: no pixels are read here, so nil.
  public convenience init?(contentsOfFile path: String) { return nil }

  // MARK: Properties

  /// The text that assistive apps speak for the picture.
  @preconcurrency @MainActor public var accessibilityLabel: String?
  /// A name by which tests and tools find the picture.
  @preconcurrency @MainActor public var accessibilityIdentifier: String?

  /// The size, in points.
  public var size: CGSize { facts.size }
  /// How many pixels a point has.
  public var scale: CGFloat { facts.scale }
  /// The pixels; here only their number. Nil for a symbol.
  public var cgImage: CGImage? { facts.pixels }
  /// The orientation of the pixels.
  public var imageOrientation: Orientation { facts.orientation }
  /// Whether it is one of the system's symbols.
  public var isSymbolImage: Bool { facts.isSymbol }
  /// How the picture uses its colours.
  public var renderingMode: RenderingMode { facts.renderingMode }
  /// The edges that keep their size when the picture is stretched, in points.
  public var capInsets: UIEdgeInsets { facts.capInsets }
  /// How the middle is stretched.
  public var resizingMode: ResizingMode { facts.resizingMode }
  /// The edges that layout ignores, in points.
  public var alignmentRectInsets: UIEdgeInsets { facts.alignmentInsets }

  private func with(_ change: (inout Facts) -> Void) -> UIImage {
    var facts = facts
    change(&facts)
    return UIImage(facts)
  }

  // MARK: Variants

  /// Returns the picture with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }
  /// Returns the same picture: colours do not matter here.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Returns the picture with a rendering mode: colours do not matter here.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  /// Returns the picture with edges that keep their size when it is stretched, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Returns the picture with edges that keep their size when it is stretched, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  /// Returns the picture with edges that layout ignores, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }
  /// Returns the same picture: its direction does not matter here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  // MARK: Files

  /// Returns the picture as a PNG file, or nil if there are no pixels: there are none here.
  public func pngData() -> Data? { nil }
  /// Returns the picture as a JPEG file, or nil if there are no pixels: there are none here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  // MARK: Drawing

  /// Draws the picture; nothing is drawn here.
  public func draw(at point: CGPoint) {}
  /// Draws the picture; nothing is drawn here.
  public func draw(in rect: CGRect) {}
  /// Draws the picture; nothing is drawn here.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}
