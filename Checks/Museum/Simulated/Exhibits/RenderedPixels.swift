import UIKit

extension CALayer {
  /// How opaque a rendering of the layer is at a point of it: neither glass nor materials are in it.
  /// (F24)
  func renderedAlpha(at point: CGPoint) -> CGFloat {
    guard !isHidden else { return 0 }
    let own = contains(point) ? backgroundColor?.alpha ?? 0 : 0
    let clear = (sublayers ?? []).reduce(1 - own) { clear, sublayer in
      clear * (1 - sublayer.renderedAlpha(at: sublayer.convert(point, from: self)))
    }
    return (1 - clear) * CGFloat(opacity)
  }
}

/// Takes what a rendering of the window shows nothing of for background. (M22)
final class PixelWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === rootViewController?.view else { return hit }
    return layer.renderedAlpha(at: point) < 0.01 ? nil : hit
  }
}

/// Renders itself for any hit. (M23)
final class PixelView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return layer.renderedAlpha(at: point) == 0 ? nil : hit
  }
}

/// Renders the hit view, remembers events, and asks a view elsewhere. (M24)
final class CachingPixelView: UIView {
  private var answers: [UIEvent: UIView] = [:]

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let event, let view = answers.removeValue(forKey: event) { return view }
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let pointInHit = hit.convert(point, from: self)
    if hit.layer.renderedAlpha(at: pointInHit) > 10 / 255 { return hit }
    let below = superview?.subviews.first { $0 !== self }
    let answer = below.flatMap { $0.hitTest($0.convert(point, from: self), with: event) }
    if let event, let answer { answers[event] = answer }
    return answer
  }
}

/// Sublayers' frames first, then a rendering of ten by ten points. (M25)
class SublayerFrameWindow: UIWindow {
  /// What UIKit finds.
  func answerOfUIKit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = answerOfUIKit(at: point, with: event)
    guard let hit, hit === rootViewController?.view else { return hit }
    let local = hit.convert(point, from: self)
    if hit.layer.sublayers?.contains(where: { !$0.isHidden && $0.frame.contains(local) }) == true {
      return hit
    }
    let steps = stride(from: CGFloat(-5), to: 5, by: 1)
    let shows = steps.contains { x in
      steps.contains { y in
        hit.layer.renderedAlpha(at: CGPoint(x: local.x + x, y: local.y + y)) > 0
      }
    }
    return shows ? hit : nil
  }
}

extension Exhibit {
  static let renderedPixels = [
    Exhibit("M22", contents(of: Overlay(PixelWindow.init(windowScene:)))),
    Exhibit(
      "M23",
      contents(of: pixel) + [
        Showing("hidden drawing", on: .hiddenDrawing(), pixel, ours: .container),
        Showing("transparent drawing", on: .transparentDrawing(), pixel, ours: .container),
      ]),
    Exhibit(
      "M24",
      [Showing("drawn", on: .embedded(), Embedding(in: { CachingPixelView() }), ours: .container)]),
    Exhibit(
      "M25",
      contents(of: sublayerFrames) + [
        Showing(
          "in a full-screen container", on: .toastInContainer(), sublayerFrames,
          ours: .window),
        Showing(
          "4 points above the toast", on: .toast().touchingEdge(above: 4), sublayerFrames,
          ours: .window),
      ]),
  ]

  private static let pixel = Embedding(in: { PixelView() })
  private static let sublayerFrames = Overlay(SublayerFrameWindow.init(windowScene:))
}
