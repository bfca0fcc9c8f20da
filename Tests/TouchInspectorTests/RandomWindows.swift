import SeededRandomness
import UIKit

/// One to three windows on random levels, each with a random tree of views: scrolled, turned,
/// mirrored, hidden, faded, disabled.
@MainActor
struct RandomWindows {
  /// The windows, in the order in which they were made.
  let windows: [UIWindow]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    windows = (0..<Int.random(in: 1...3, using: &random)).map { place in
      let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
      if place > 0 { Self.vary(window, &random) }
      window.isHidden = false
      Self.fill(window, &random)
      return window
    }
  }

  /// Who gets a touch, by UIKit's own recursion: the frontmost window that answers.
  func receiver(ofTouchAt pointOnScreen: CGPoint) -> UIView? {
    let order = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    for (_, window) in order.reversed() {
      let point = window.convert(pointOnScreen, from: nil as UIWindow?)
      if let view = window.hitTest(point, with: nil) { return view }
    }
    return nil
  }

  /// Whole numbers, as the coordinates of the views are: many touches land on edges.
  static func randomPoint(_ random: inout SplitMix64) -> CGPoint {
    CGPoint(x: .random(in: -10...330, using: &random), y: .random(in: -10...440, using: &random))
  }

  /// Windows in front are smaller, or most touches would end in them.
  private static func vary(_ window: UIWindow, _ random: inout SplitMix64) {
    window.frame = CGRect(
      x: .random(in: -40...200, using: &random), y: .random(in: -40...300, using: &random),
      width: .random(in: 0...200, using: &random), height: .random(in: 0...250, using: &random))
    window.windowLevel =
      [.normal, .normal, .alert, .statusBar][
        Int.random(in: 0..<4, using: &random)]
    if .random(in: 0..<4, using: &random) == 0 {
      window.transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
    }
  }

  private static func fill(_ window: UIWindow, _ random: inout SplitMix64) {
    var parents: [UIView] = [window]
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      let view = makeView(&random)
      let parent = parents.randomElement(using: &random) ?? window
      parent.addSubview(view)
      parents.append(view)
    }
  }

  private static func makeView(_ random: inout SplitMix64) -> UIView {
    let frame = CGRect(
      x: .random(in: -50...250, using: &random), y: .random(in: -50...350, using: &random),
      width: .random(in: 0...250, using: &random), height: .random(in: 0...250, using: &random))
    let view = makePlainView(frame, &random)
    if .random(in: 0..<4, using: &random) == 0 {
      view.layer.anchorPoint = CGPoint(
        x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
    }
    if .random(in: 0..<3, using: &random) == 0 { turn(view, &random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: view.isHidden = true
    case 1: view.alpha = 0.005
    case 2: view.isUserInteractionEnabled = false
    case 3: view.clipsToBounds = true
    default: break
    }
    return view
  }

  private static func makePlainView(_ frame: CGRect, _ random: inout SplitMix64) -> UIView {
    let offset = CGPoint(
      x: .random(in: -40...40, using: &random), y: .random(in: -40...40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let view = UIScrollView(frame: frame)
      view.contentSize = CGSize(width: 500, height: 900)
      view.contentOffset = offset
      return view
    case 1:
      let view = UIView(frame: frame)
      view.bounds.origin = offset
      return view
    default: return UIView(frame: frame)
    }
  }

  /// Turns by any angle, or mirrors and scales, which keep edges upright. Powers of two make no
  /// rounding errors, so that touches on edges are decided alike.
  private static func turn(_ view: UIView, _ random: inout SplitMix64) {
    guard Bool.random(using: &random) else {
      view.transform = CGAffineTransform(
        scaleX: Bool.random(using: &random) ? -1 : 1,
        y: [-1, 2, 0.5][Int.random(in: 0..<3, using: &random)])
      return
    }
    view.transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
      .scaledBy(x: Bool.random(using: &random) ? -1 : 1.5, y: .random(in: 0.2...2, using: &random))
  }
}
