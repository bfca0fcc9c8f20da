import UIKit

/// Asks its ball for the point, wherever that is; an open tool takes everything. (M43)
final class BallWindow: UIWindow {
  weak var ball: UIView?
  var isToolOpen = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard !isToolOpen, let ball else { return isToolOpen }
    return ball.frame.contains(point)
  }
}

/// The rectangle of its ball as it was when that was shown. (M44)
final class StaleFrameWindow: UIWindow {
  var frame0 = CGRect.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    frame0.contains(point)
  }
}

extension Exhibit {
  static let declaredAreas = [
    Exhibit(
      "M43",
      [
        Showing("shown", on: .ball(), ball(isToolOpen: false), ours: .ballRegion),
        Showing(
          "never shown", on: .ball(isAttached: false), ball(isToolOpen: false), ours: .ballRegion),
        Showing(
          "flag still set", on: .ball(isAttached: false), ball(isToolOpen: true),
          ours: .ballRegion),
      ]),
    Exhibit(
      "M44", [Showing("moved", on: .movedBall(), staleFrame, ours: .ballRegion)]),
  ]

  private static let staleFrame = Overlay(
    framed: StaleFrameWindow.init(frame:),
    adopt: { window, ball in (window as? StaleFrameWindow)?.frame0 = ball.frame })

  private static func ball(isToolOpen: Bool) -> Overlay {
    Overlay(
      framed: BallWindow.init(frame:),
      adopt: { window, ball in
        guard let window = window as? BallWindow else { return }
        (window.ball, window.isToolOpen) = (ball, isToolOpen)
      })
  }
}

extension Stage where Subject == Overlay {
  /// S5 whose ball goes elsewhere once it is shown: its old place is the app's.
  static func movedBall() -> Self {
    var stage = ball().touching(
      ["old place", "ball", "old place", "ball"], wanted: ["app", "ball", "app", "ball"])
    stage.points["old place"] = CGPoint(x: 20, y: 276)
    stage.points["ball"] = CGPoint(x: 20, y: 576)
    let build = stage.build
    stage.build = { screen, overlay in
      build(
        screen,
        Overlay(
          on: overlay.makeWindow, root: overlay.makeRoot,
          adopt: { window, ball in
            overlay.adopt(window, ball)
            ball.frame.origin.y += 300
          }))
    }
    return stage
  }
}
