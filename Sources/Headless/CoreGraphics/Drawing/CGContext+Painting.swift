// Painting: without pixels these methods do nothing but clear the path.
extension CGContext {
  /// Fills the path, and removes it.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Draws the line of the path, and removes it.
  public func strokePath() { beginPath() }
  /// Draws the path, and removes it.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Draws the edge of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Draws the edge of a rectangle, its width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the edge of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Sets the colour that fills.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the colour that fills, each component from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the colour of lines, each component from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets how far the points of corners may go, in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets where lines are broken, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets how opaque all is, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets the shadow and its colour; nil for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Returns the picture, which has no pixels here; nil where the context draws no picture.
  public func makeImage() -> CGImage? {
    width > 0 && height > 0 ? CGImage(width: width, height: height) : nil
  }
}
