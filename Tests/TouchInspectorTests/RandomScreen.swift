import SeededRandomness
import UIKit

/// A window with a random tree of views: scrolled, turned, mirrored, hidden, faded, disabled.
@MainActor
struct RandomScreen {
  let window: UIWindow
  /// Every view of the window, in preorder.
  private(set) var views: [UIView] = []

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    window.isHidden = false
    var parents: [UIView] = [window]
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      let view = Self.makeView(&random)
      let parent = parents.randomElement(using: &random) ?? window
      parent.addSubview(view)
      parents.append(view)
    }
  }

  private static func makeView(_ random: inout SplitMix64) -> UIView {
    let view = UIView(
      frame: CGRect(
        x: .random(in: -50...250, using: &random), y: .random(in: -50...350, using: &random),
        width: .random(in: 0...250, using: &random), height: .random(in: 0...250, using: &random)))
    if .random(in: 0..<4, using: &random) == 0 {
      view.anchorPoint = CGPoint(
        x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
    }
    if .random(in: 0..<3, using: &random) == 0 {
      view.transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
        .scaledBy(
          x: Bool.random(using: &random) ? -1 : 1.5, y: .random(in: 0.2...2, using: &random))
    }
    if .random(in: 0..<4, using: &random) == 0 {
      view.bounds.origin = CGPoint(
        x: .random(in: -40...40, using: &random), y: .random(in: -40...40, using: &random))
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: view.isHidden = true
    case 1: view.alpha = 0.005
    case 2: view.isUserInteractionEnabled = false
    case 3: view.clipsToBounds = true
    default: break
    }
    return view
  }

  static func randomPoint(_ random: inout SplitMix64) -> CGPoint {
    CGPoint(x: .random(in: -10...330, using: &random), y: .random(in: -10...440, using: &random))
  }
}
