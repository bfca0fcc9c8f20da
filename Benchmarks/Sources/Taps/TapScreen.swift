import UIKit

/// A screen of 300 views with 20 recognizers, and what its taps led to.
@MainActor
final class TapScreen {
  static let viewCount = 300
  static let recognizerCount = 20

  /// Where the recognizers are.
  enum Arrangement: String, CaseIterable {
    /// Ten on the root view, so that every touch has them, and one on each of ten cards.
    case spread
    /// All on the root view, so that every touch has them all.
    case together
  }

  private(set) var buttonTaps = 0
  private(set) var gestures = 0
  private let window = UIWindow()
  private let root = UIViewController()

  init(_ arrangement: Arrangement) {
    window.frame = SimulatedDevice.current.screenBounds
    window.windowScene = SimulatedDevice.current.scenes[0]
    window.rootViewController = root
    window.isHidden = false
    addCards()
    addRecognizers(arrangement)
  }

  /// Every view of the window, itself included.
  var views: Int { count(window) }

  /// 37 cards of eight views in two columns, which with the window, the root view and two bars makes
  /// 300.
  private func addCards() {
    for index in 0..<37 {
      let column = CGFloat(index % 2)
      let row = CGFloat(index / 2)
      let card = UIView(frame: CGRect(x: column * 196, y: row * 42, width: 190, height: 40))
      fill(card)
      root.view.addSubview(card)
    }
    root.view.addSubview(UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 52)))
    let shade = UIView(frame: SimulatedDevice.current.screenBounds)
    shade.isUserInteractionEnabled = false
    root.view.addSubview(shade)
  }

  /// A card holds an image, two labels, a stack with two buttons, and one view in it turned.
  private func fill(_ card: UIView) {
    card.addSubview(UIImageView(frame: CGRect(x: 4, y: 4, width: 32, height: 32)))
    card.addSubview(UILabel(frame: CGRect(x: 40, y: 2, width: 60, height: 18)))
    card.addSubview(UILabel(frame: CGRect(x: 40, y: 20, width: 60, height: 18)))
    let bar = UIView(frame: CGRect(x: 100, y: 0, width: 90, height: 40))
    for x in [0.0, 32] {
      let button = UIButton(frame: CGRect(x: x, y: 4, width: 30, height: 32))
      button.addAction(UIAction { [weak self] _ in self?.buttonTaps += 1 }, for: .touchUpInside)
      bar.addSubview(button)
    }
    let badge = UIView(frame: CGRect(x: 66, y: 10, width: 20, height: 20))
    badge.transform = CGAffineTransform(rotationAngle: 0.3)
    bar.addSubview(badge)
    card.addSubview(bar)
  }

  private func addRecognizers(_ arrangement: Arrangement) {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let outer: [UIGestureRecognizer] = [
      double, UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
      UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(), UITapGestureRecognizer(),
    ]
    outer.forEach { add($0, to: root.view) }
    for card in root.view.subviews.prefix(Self.recognizerCount - outer.count) {
      add(UITapGestureRecognizer(), to: arrangement == .spread ? card : root.view)
    }
  }

  private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    recognizer.addTarget(target, action: GestureCounter.gesture)
    view.addGestureRecognizer(recognizer)
  }

  private lazy var target = GestureCounter { [weak self] in self?.gestures += 1 }

  private func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
}

/// Counts what recognizers tell.
@MainActor
private final class GestureCounter: ActionPerforming {
  static let gesture = Selector("gesture")
  private let count: () -> Void

  init(_ count: @escaping () -> Void) { self.count = count }

  func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? { { [count] _, _ in count() } }
}
