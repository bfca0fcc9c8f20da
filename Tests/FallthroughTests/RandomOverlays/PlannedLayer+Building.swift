import UIKit

extension PlannedLayer {
  /// A class that nobody knows.
  final class Foreign: CALayer {}
  /// A class with one of the names that SwiftUI's drawing layers have.
  final class OtherDrawingLayer: CALayer {}

  @MainActor func make() -> CALayer {
    let layer: CALayer =
      switch kind {
      case .shape, .shapeWithoutPath: CAShapeLayer()
      case .gradientWithoutColors: CAGradientLayer()
      case .foreign, .foreignContainer: Foreign()
      case .drawing: OtherDrawingLayer()
      default: CALayer()
      }
    layer.frame = frame
    layer.shadowOpacity = kind == .shadow ? 1 : 0
    if kind == .border { (layer.borderWidth, layer.borderColor) = (2, UIColor.black.cgColor) }
    if [.filled, .round, .halfMasked, .ellipseMasked].contains(kind) {
      layer.backgroundColor = UIColor.black.cgColor
    }
    if kind == .round { layer.cornerRadius = min(frame.width, frame.height) / 2 }
    if kind == .halfMasked || kind == .foreignContainer {
      let half = CALayer()
      half.frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.height / 2)
      half.backgroundColor = UIColor.black.cgColor
      if kind == .halfMasked { layer.mask = half } else { layer.addSublayer(half) }
    }
    let ellipse = CGPath(ellipseIn: layer.bounds, transform: nil)
    (layer as? CAShapeLayer)?.path = kind == .shape ? ellipse : nil
    if kind == .ellipseMasked {
      let mask = CAShapeLayer()
      (mask.frame, mask.path) = (layer.bounds, ellipse)
      layer.mask = mask
    }
    return layer
  }

  /// Whether the layer shows something at a point of the hosting view.
  func shows(_ point: CGPoint) -> Bool {
    guard frame.contains(point) else { return false }
    let upperHalf = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height / 2)
    switch kind {
    case .filled, .foreign, .drawing: return true
    case .shadow, .border, .clear, .shapeWithoutPath, .gradientWithoutColors: return false
    case .halfMasked, .foreignContainer: return upperHalf.contains(point)
    case .shape, .ellipseMasked:
      let (x, y) = ((point.x - frame.midX) / frame.width, (point.y - frame.midY) / frame.height)
      return x * x + y * y <= 0.25
    case .round:
      let radius = min(frame.width, frame.height) / 2
      let x = max(frame.minX + radius - point.x, point.x - (frame.maxX - radius), 0)
      let y = max(frame.minY + radius - point.y, point.y - (frame.maxY - radius), 0)
      return x * x + y * y <= radius * radius
    }
  }
}
