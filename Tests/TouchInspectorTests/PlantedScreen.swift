import SeededRandomness
import TouchInspector
import UIKit

/// A view that answers hit tests in its own way, as long as `isActive` is set.
@MainActor
class PlantedView: UIView {
  /// Whether the planted rules are followed; otherwise UIKit's.
  static var isActive = true
  /// The view that a forwarding one hands touches to.
  weak var target: UIView?
}

/// Takes no touches, and none for what is in it.
final class DeafView: PlantedView, OverridesHitTest {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Self.isActive ? nil : super.hitTest(point, with: event)
  }
}

/// Takes the touches around it.
final class WideView: PlantedView, OverridesPointInside {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    Self.isActive
      ? bounds.insetBy(dx: -15, dy: -15).contains(point) : super.point(inside: point, with: event)
  }
}

/// Takes the touches in its middle half alone.
final class NarrowView: PlantedView, OverridesPointInside {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard Self.isActive else { return super.point(inside: point, with: event) }
    return bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4).contains(point)
  }
}

/// Lets the touches on its own area fall through.
final class PassingView: PlantedView, OverridesHitTest {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return Self.isActive && hit === self ? nil : hit
  }
}

/// Hands its touches to another view.
final class ForwardingView: PlantedView, OverridesHitTest {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return Self.isActive && hit != nil ? target ?? hit : hit
  }
}

/// A small window with a random tree of views, of which up to three override hit testing.
@MainActor
struct PlantedScreen {
  static let size = CGSize(width: 160, height: 200)

  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  private(set) var planted: [PlantedView] = []

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    window.isHidden = false
    var parents: [UIView] = [window]
    let count = Int.random(in: 3...14, using: &random)
    let plantedPlaces = Set((0..<3).map { _ in Int.random(in: 0..<(2 * count), using: &random) })
    for place in 0..<count {
      let view = plantedPlaces.contains(place) ? Self.plant(&random) : UIView()
      view.frame = CGRect(
        x: .random(in: -20...120, using: &random), y: .random(in: -20...160, using: &random),
        width: .random(in: 5...120, using: &random), height: .random(in: 5...120, using: &random))
      if .random(in: 0..<6, using: &random) == 0 {
        view.transform = CGAffineTransform(rotationAngle: .random(in: -2...2, using: &random))
      }
      if .random(in: 0..<10, using: &random) == 0 { view.isUserInteractionEnabled = false }
      (parents.randomElement(using: &random) ?? window).addSubview(view)
      if let view = view as? PlantedView {
        view.target = parents.randomElement(using: &random)
        planted.append(view)
      }
      parents.append(view)
    }
  }

  private static func plant(_ random: inout SplitMix64) -> PlantedView {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: DeafView()
    case 1: WideView()
    case 2: NarrowView()
    case 3: PassingView()
    default: ForwardingView()
    }
  }

  /// Who gets a touch with the planted rules, or by UIKit's own.
  func receiver(at point: CGPoint, planted isActive: Bool) -> UIView? {
    PlantedView.isActive = isActive
    defer { PlantedView.isActive = true }
    return window.hitTest(point, with: nil)
  }

  /// Whether what is planted changes the answer at a point.
  func isChanged(at point: CGPoint) -> Bool {
    receiver(at: point, planted: true) !== receiver(at: point, planted: false)
  }

  /// Whether what is planted changes the answer all over some square of 10 by 10 points, which is
  /// looked at every five points.
  var hasLargeChange: Bool {
    let (columns, rows) = (Int(Self.size.width) / 5, Int(Self.size.height) / 5)
    var runs = [[Int]](repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for row in 1...rows {
      for column in 1...columns {
        let point = CGPoint(x: Double(column) * 5 - 2.3, y: Double(row) * 5 - 2.3)
        guard isChanged(at: point) else { continue }
        // The side of the largest square of changed points that ends here.
        runs[row][column] =
          1 + min(runs[row - 1][column], runs[row][column - 1], runs[row - 1][column - 1])
        if runs[row][column] >= 3 { return true }
      }
    }
    return false
  }
}
