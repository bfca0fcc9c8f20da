import UIKit

/// Walks its own subviews, by their frames. (M51)
final class SubviewWalkView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, !subviews.isEmpty else { return nil }
    for subview in subviews.reversed()
    where subview.isUserInteractionEnabled && !subview.isHidden && subview.frame.contains(point) {
      // The frame is taken for the view, so the point is taken for one of it.
      let origin = subview.frame.origin
      let pointInFrame = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      let hit = subview.hitTest(pointInFrame, with: event)
      if let hit { return hit }
    }
    return nil
  }
}

/// Contains a point if some subview does. (M52)
final class AnySubviewView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains {
      !$0.isHidden && $0.isUserInteractionEnabled
        && $0.point(inside: $0.convert(point, from: self), with: event)
    }
  }
}

/// Hands itself on to the next responder, which it takes for a view. (M53)
final class NextResponderView: UIView {
  /// Whose view it is.
  var keeper: UIViewController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // swift-format-ignore: NeverForceUnwrap
    return hit === self ? (next as! UIView) : hit
  }
}

extension Exhibit {
  static let containers = [
    Exhibit(
      "M50",
      [
        Showing(
          "UIKit child", on: .embeddedUIKit(), Embedding(in: { BoxNoneView() }), ours: .container)
      ]),
    Exhibit(
      "M51",
      [
        Showing(
          "UIKit child", on: .embeddedUIKit(), Embedding(in: { SubviewWalkView() }),
          ours: .container),
        Showing(
          "turned child", on: .turnedChild(), Embedding(in: { SubviewWalkView() }),
          ours: .container),
      ]),
    Exhibit(
      "M52",
      [
        Showing(
          "UIKit child", on: .embeddedUIKit(), Embedding(in: { AnySubviewView() }),
          ours: .container)
      ]),
    Exhibit(
      "M53",
      [
        Showing(
          "UIKit child", on: .embeddedUIKit(), Embedding(in: { NextResponderView() }),
          ours: .container)
      ],
      crashes: [
        Showing(
          "view of a controller", on: .embeddedUIKit().touching(["button"], wanted: ["button"]),
          Embedding(in: { controllerView() }), ours: .container)
      ]),
  ]

  /// A container whose next responder is no view.
  private static func controllerView() -> UIView {
    let controller = UIViewController()
    let view = NextResponderView()
    controller.view = view
    view.keeper = controller
    return view
  }
}

extension Stage where Subject == Embedding {
  /// S2 with the toast turned by 45 degrees over the small button; the corner of its frame is beside it.
  static func turnedChild() -> Self {
    var stage = embeddedUIKit().touching(
      ["toast", "corner", "toast", "corner"], wanted: ["toast", "button", "toast", "button"])
    stage.points = ["toast": CGPoint(x: 70, y: 150), "corner": CGPoint(x: 30, y: 110)]
    stage.build = { screen, embedding in
      let button = prepare(screen)
      let toast = UIView(frame: Hole.frame)
      screen.addButton("toast", toast.bounds, to: toast)
      let container = embedding.embed(toast)
      container.frame = screen.root.bounds
      toast.transform = CGAffineTransform(rotationAngle: .pi / 4)
      screen.root.insertSubview(container, aboveSubview: button)
    }
    return stage
  }
}
