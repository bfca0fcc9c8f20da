import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Drawing without pixels` {
  @Test func `FS-321 gives a picture of the size that was asked for`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    var wasCurrent = false
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format)
    let image = renderer.image { context in
      wasCurrent = UIGraphicsGetCurrentContext() === context.cgContext
      UIColor.red.setFill()
      UIBezierPath(rect: context.format.bounds).fill()
    }
    #expect(wasCurrent && UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 2)
    #expect(image.cgImage?.width == 60 && image.cgImage?.height == 40)
  }

  @Test func `FS-321 has one context in another`() {
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 4), false, 0)
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    #expect(inner?.size == CGSize(width: 5, height: 4) && inner?.scale == UIScreen.main.scale)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 10, height: 10))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `keeps transform, clip and path of a context`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    context.saveGState()
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 2)
    context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 5, height: 5))
    context.clip()
    #expect(context.isPathEmpty)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `FS-322 tells a colour's parts, and makes colours of them`() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 0.25)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    let parts = [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    #expect(parts == [0.4, 0.8, 0.8, 0.25])
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    let hsb = [hue, saturation, brightness].map { ($0 * 1000).rounded() / 1000 }
    #expect(hsb == [0.5, 0.5, 0.8])
    #expect(!color.getWhite(nil, alpha: nil) && UIColor.gray.getWhite(nil, alpha: nil))
  }

  @Test func `FS-323 has the layer of a view lay it out, and the other way round`() {
    final class OwnLayout: UIView {
      var (calls, layouts) = (0, 0)
      override func layoutSublayers(of layer: CALayer) {
        calls += 1
        super.layoutSublayers(of: layer)
      }
      override func layoutSubviews() { layouts += 1 }
    }
    let view = OwnLayout(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.calls == 1 && view.layouts == 1)
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    #expect(view.calls == 2 && view.layouts == 2)
    view.layer.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `keeps what is only seen of a layer, also in a copy`() {
    let layer = CALayer()
    #expect(layer.contentsScale == 1 && layer.rasterizationScale == 1 && !layer.shouldRasterize)
    (layer.shouldRasterize, layer.rasterizationScale) = (true, 3)
    let copy = CALayer(layer: layer)
    copy.rasterizationScale = 2
    #expect(copy.shouldRasterize && layer.rasterizationScale == 3)
    #expect(UIView().contentScaleFactor == UIScreen.main.scale)
  }

  @Test func `keeps how a picture is meant`() throws {
    let pixels = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }.cgImage)
    let image = UIImage(cgImage: pixels, scale: 3, orientation: .right)
    #expect(image.size == CGSize(width: 2, height: 4))
    let stretched = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(stretched.capInsets.top == 1 && stretched.size == image.size)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "star") == nil && UIColor(named: "accent") == nil)
  }
}
