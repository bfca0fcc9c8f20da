import UIKit

/// Takes touches in 44 x 44 points around its centre, whatever its own size is. (M98)
final class FixedAreaButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = CGSize(width: 44 - bounds.width, height: 44 - bounds.height)
    return bounds.insetBy(dx: -missing.width / 2, dy: -missing.height / 2).contains(point)
  }
}

/// Takes touches up to some points beside it. (M99)
final class PaddedButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// Walks the tree itself, in and outside the bounds, and asks no descendant. (M100)
final class OverlapWalkView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    overlapHit(in: self, at: point, with: event)
  }

  private func overlapHit(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0 else { return nil }
    let isInside = view.point(inside: point, with: event)
    guard isInside || !view.clipsToBounds else { return nil }
    for subview in view.subviews.reversed() {
      let hit = overlapHit(in: subview, at: view.convert(point, to: subview), with: event)
      if let hit { return hit }
    }
    return isInside ? view : nil
  }
}

/// Also contains what its direct subviews contain. (M101)
final class SubviewPointView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
      || super.point(inside: point, with: event)
  }
}

extension Exhibit {
  static let targets = [
    Exhibit(
      "M98",
      [
        Showing(
          "button of 24 points", on: .smallButton(), Target(makeButton: { FixedAreaButton() }),
          ours: .minimumArea),
        Showing(
          "button of 100 points", on: .smallButton(width: 100),
          Target(makeButton: { FixedAreaButton() }), ours: .minimumArea),
      ]),
    Exhibit(
      "M99",
      [
        Showing(
          "on a large card", on: .smallButton(), Target(makeButton: { PaddedButton() }),
          ours: .padding),
        Showing(
          "in a superview of its own size", on: .smallButton(isCardTight: true),
          Target(makeButton: { PaddedButton() }), ours: .paddingAndOverflow),
      ]),
    Exhibit(
      "M100",
      [
        Showing(
          "badge alone", on: .badge(), Target(makeCard: { OverlapWalkView() }), ours: .overflow),
        Showing(
          "with a box-none group", on: .badge(addGroup), Target(makeCard: { OverlapWalkView() }),
          ours: .overflow),
      ]),
    Exhibit(
      "M101",
      [
        Showing(
          "badge alone", on: .badge(), Target(makeCard: { SubviewPointView() }), ours: .overflow),
        Showing(
          "hidden badge",
          on: .badge { $1.isHidden = true }
            .touching(["outside", "card"], wanted: ["button", "screen"]),
          Target(makeCard: { SubviewPointView() }), ours: .overflow),
      ]),
  ]

  /// Puts a group below the badge that fills the card and lets touches through.
  private static func addGroup(to card: UIView, below badge: UIButton) {
    let group = BoxNoneView(frame: card.bounds)
    card.insertSubview(group, belowSubview: badge)
  }
}
