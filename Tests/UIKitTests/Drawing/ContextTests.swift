import Testing
import UIKit

@MainActor @Suite struct `A context without pixels` {
  private let context = CGContext(size: CGSize(width: 100, height: 60), scale: 2)
  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test func `is as large as its pixels, and a picture of it too`() {
    #expect(context.width == 200 && context.height == 120)
    #expect(context.makeImage().map { [$0.width, $0.height] } == [200, 120])
    #expect(CGContext(size: CGSize(width: 0, height: 5), scale: 1).makeImage() == nil)
    let endless = CGContext(size: CGSize(width: CGFloat.infinity, height: .nan), scale: 1)
    #expect(endless.width == 0 && endless.height == 0)
    #expect(context.interpolationQuality == .default)
  }

  @Test func `applies what comes last to what is drawn first`() {
    context.translateBy(x: 10, y: 0)
    context.scaleBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 3))
    context.saveGState()
    context.rotate(by: .pi)
    let turned = CGPoint(x: 1, y: 1).applying(context.ctm)
    #expect(abs(turned.x - 8) < 1e-9 && abs(turned.y + 3) < 1e-9)
    context.restoreGState()
    context.concatenate(CGAffineTransform(translationX: 1, y: 1))
    #expect(CGPoint.zero.applying(context.ctm) == CGPoint(x: 12, y: 3))
    // Nothing is left to restore.
    context.restoreGState()
    #expect(CGPoint.zero.applying(context.ctm) == CGPoint(x: 12, y: 3))
  }

  @Test func `holds a path in the space in which it draws`() {
    #expect(context.isPathEmpty)
    #expect(context.path == nil)
    #expect(context.currentPointOfPath == .zero)
    #expect(context.boundingBoxOfPath == .null)
    context.move(to: CGPoint(x: 1, y: 2))
    context.addLine(to: CGPoint(x: 5, y: 2))
    context.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 4))
    context.addCurve(
      to: CGPoint(x: 1, y: 6), control1: CGPoint(x: 4, y: 8), control2: CGPoint(x: 2, y: 8))
    #expect(context.currentPointOfPath == CGPoint(x: 1, y: 6))
    context.translateBy(x: 1, y: 1)
    #expect(context.currentPointOfPath == CGPoint(x: 0, y: 5))
    context.closePath()
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 1, width: 6, height: 6))
    context.beginPath()
    #expect(context.isPathEmpty)
  }

  @Test func `adds whole shapes to its path`() {
    context.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 1), CGPoint(x: 3, y: 5)])
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 2, height: 4))
    context.addEllipse(in: square)
    #expect(context.boundingBoxOfPath.maxX == 30)
    context.addArc(
      center: CGPoint(x: 40, y: 20), radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(context.boundingBoxOfPath.maxX - 50) < 1e-9)
    let path = CGMutablePath()
    path.addRects([square, square.offsetBy(dx: 60, dy: 0)])
    context.addPath(path)
    #expect(context.boundingBoxOfPath.maxX == 90)
    #expect(path.contains(CGPoint(x: 75, y: 15)) && !path.contains(CGPoint(x: 50, y: 15)))
  }

  @Test func `clips to what all clips have in common`() {
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 60))
    context.clip(to: CGRect(x: 10, y: 10, width: 200, height: 20))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 90, height: 20))
    context.translateBy(x: 10, y: 0)
    context.addRect(square)
    context.clip(using: .evenOdd)
    #expect(context.boundingBoxOfClipPath == square)
  }

  @Test func `forgets its path once that is drawn`() {
    let ways: [@MainActor (CGContext) -> Void] = [
      { $0.fillPath() }, { $0.strokePath() }, { $0.drawPath(using: .fillStroke) },
    ]
    for draw in ways {
      context.addRect(square)
      draw(context)
      #expect(context.isPathEmpty)
    }
  }

  /// Nothing comes of what paints, so that code which draws runs as it is.
  @Test func `keeps path, transform and clip through all that paints`() {
    context.addRect(square)
    context.translateBy(x: 1, y: 2)
    let black = CGColor(gray: 0, alpha: 1)
    context.setFillColor(black)
    context.setStrokeColor(black)
    context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
    context.setStrokeColor(red: 0, green: 0, blue: 0, alpha: 1)
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(4)
    context.setLineDash(phase: 0, lengths: [1, 2])
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: .zero, blur: 1)
    context.setShadow(offset: .zero, blur: 1, color: nil)
    context.setShouldAntialias(false)
    context.setAllowsAntialiasing(false)
    context.fill(square)
    context.fill([square, square])
    context.stroke(square)
    context.stroke(square, width: 3)
    context.fillEllipse(in: square)
    context.strokeEllipse(in: square)
    context.clear(square)
    if let image = context.makeImage() { context.draw(image, in: square) }
    #expect(context.boundingBoxOfPath == square.offsetBy(dx: -1, dy: -2))
    #expect(context.ctm == CGAffineTransform(translationX: 1, y: 2))
    #expect(context.boundingBoxOfClipPath == CGRect(x: -1, y: -2, width: 100, height: 60))
  }

  @Test func `gives pictures of which a part can be cut out`() {
    let image = context.makeImage()
    func size(_ rect: CGRect) -> [Int]? { image?.cropping(to: rect).map { [$0.width, $0.height] } }
    #expect(size(CGRect(x: 10, y: 20, width: 30, height: 40)) == [30, 40])
    // Whole pixels, as far as the picture goes.
    #expect(size(CGRect(x: 190.5, y: -5, width: 3, height: 9.5)) == [4, 5])
    #expect(size(CGRect(x: 190, y: 0, width: 50, height: 500)) == [10, 120])
    #expect(size(CGRect(x: 200, y: 0, width: 50, height: 50)) == nil)
    #expect(size(CGRect(x: 0, y: -50, width: 50, height: 50)) == nil)
    #expect(size(.null) == nil)
    #expect(size(CGRect(x: 0, y: CGFloat.nan, width: 9, height: 9)) == nil)
    #expect(size(.infinite) == [200, 120])
  }

  @Test func `has colours that say their parts`() {
    let color = CGColor(gray: 0.25, alpha: 0.5)
    #expect(color.components == [0.25, 0.25, 0.25, 0.5])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.5)
    let same = CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)
    #expect(Set([color, same, CGColor(gray: 0.25, alpha: 1)]).count == 2)
  }
}

@MainActor @Suite struct `A map of the plane or of space` {
  @Test func `does what is asked for first, then what it did`() {
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(twice.translatedBy(x: 3, y: 4)) == CGPoint(x: 8, y: 10))
    #expect(CGPoint(x: 1, y: 1).applying(twice.scaledBy(x: 3, y: 4)) == CGPoint(x: 6, y: 8))
    let turned = CGPoint(x: 1, y: 0).applying(twice.rotated(by: .pi / 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 2) < 1e-9)
    #expect(CGSize(width: 3, height: 4).applying(twice) == CGSize(width: 6, height: 8))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 3, 4, 5)
    #expect([moved.m41, moved.m42, moved.m43] == [6, 8, 10])
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(3, 4, 5), 2, 3, 4)
    #expect([scaled.m11, scaled.m22, scaled.m33, scaled.m41] == [2, 3, 4, 3])
  }

  @Test func `can be told from none, and undone`() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeTranslation(0, 0, 1)))
    let map = CATransform3DMakeTranslation(3, 4, 5)
    let back = CATransform3DInvert(map)
    for (found, expected) in [(back.m41, -3), (back.m42, -4), (back.m43, -5)]
      as [(CGFloat, CGFloat)]
    {
      #expect(abs(found - expected) < 1e-9)
    }
    #expect(CATransform3DEqualToTransform(map, CATransform3DMakeTranslation(3, 4, 5)))
    #expect(!CATransform3DEqualToTransform(map, back))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    let none = CGAffineTransform()
    #expect(none.inverted() == none)
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6).tx == 5)
  }

  @Test func `is a layer's, in the plane as well`() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(translationX: 3, y: 4))
    #expect(layer.affineTransform() == CGAffineTransform(translationX: 3, y: 4))
    #expect(layer.transform == CATransform3DMakeTranslation(3, 4, 0))
    #expect(CATransform3DIsAffine(layer.transform))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test func `may be a vector, of any kind of number`() {
    #expect(CGVector(dx: 3, dy: 4) == CGVector(dx: Double(3), dy: Double(4)))
    #expect(CGVector(dx: CGFloat(3), dy: 4) == CGVector(dx: Int(3), dy: Int(4)))
    #expect(CGVector.zero == CGVector())
  }
}
