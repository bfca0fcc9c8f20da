import UIKit

/// Lies at the back of a presentation's container and asks views behind. (M63)
final class TouchForwardingView: UIView {
  var passThroughViews: [UIView] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    let behind = passThroughViews.lazy.compactMap {
      $0.hitTest($0.convert(point, from: self), with: event)
    }
    return behind.first ?? self
  }
}

/// A sheet's root view that asks the view behind for all that is not in the sheet. (M65)
final class RearForwardingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let controller = next as? UIViewController
    guard hit === self, let rear = controller?.presentingViewController?.view else { return hit }
    return rear.hitTest(rear.convert(point, from: self), with: event) ?? hit
  }
}

/// A sheet's root view that has a hole where its overlay is. (M66)
final class OverlayHoleView: UIView {
  private let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 426))

  override init(frame: CGRect) {
    super.init(frame: frame)
    overlay.isUserInteractionEnabled = false
    addSubview(overlay)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !overlay.bounds.contains(point)
  }
}

extension Exhibit {
  static let sheets = [
    Exhibit(
      "M63",
      [
        Showing(
          "presented", on: .sheet(),
          Sheet(begin: { container, behind in
            let view = TouchForwardingView(frame: container.bounds)
            view.passThroughViews = [behind]
            container.insertSubview(view, at: 0)
          }), ours: .openContainer)
      ]),
    Exhibit(
      "M65",
      [
        Showing(
          "presented", on: .sheet(),
          Sheet(fillsScreen: true, makeView: { RearForwardingView() }), ours: .openContainer)
      ]),
    Exhibit(
      "M66",
      [
        Showing("inline", on: .inlineSheet(), overlayHole, ours: .openSheet),
        Showing("modal", on: .sheet(), overlayHole, ours: .openContainer),
      ]),
    Exhibit("M67", [Showing("presented", on: .sheet(), Sheet(), ours: .openContainer)]),
    Exhibit(
      "M68",
      [
        Showing(
          "presented", on: .sheet(),
          Sheet(begin: { container, _ in container.isUserInteractionEnabled = false }),
          ours: .openContainer)
      ]),
  ]

  private static let overlayHole = Sheet(fillsScreen: true, makeView: { OverlayHoleView() })
}
