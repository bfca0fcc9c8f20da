import UIKit

/// Super's answer inside what it was told of, nil elsewhere. (M41)
final class RectangleWindow: UIWindow {
  var frames: [CGRect] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frames.contains { $0.contains(point) } ? super.hitTest(point, with: event) : nil
  }
}

/// The corner of a bell, by constants from the right edge. (M39)
final class CornerWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let corner = CGRect(x: bounds.maxX - 80, y: bounds.maxY - 120, width: 60, height: 60)
    return corner.contains(point) ? super.hitTest(point, with: event) : nil
  }
}

/// The root counts where a frame in SwiftUI's global space lies, any other hit always. (M42)
final class GlobalFrameWindow: UIWindow {
  var framesInGlobalSpace: [CGRect] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === rootViewController?.view else { return hit }
    let pointInScreen = convert(point, to: nil)
    return framesInGlobalSpace.contains { $0.contains(pointInScreen) } ? hit : nil
  }
}

extension Exhibit {
  static let hostedDeclaredAreas = [
    Exhibit(
      "M39",
      [
        Showing("left to right", on: .bell(atRight: true), corner, ours: .window),
        Showing("right to left", on: .bell(atRight: false), corner, ours: .window),
      ]),
    Exhibit(
      "M41",
      contents(of: declaredRectangle) + [
        Showing("sheet", on: .sheet(), declaredRectangle, ours: .window)
      ]),
    Exhibit(
      "M42",
      [
        Showing("marked", on: .toast(), globalFrames([Toast.frame]), ours: .window),
        Showing("unmarked", on: .toast(), globalFrames([]), ours: .window),
        Showing(
          "marked clear", on: .toast(.clear), globalFrames([Toast.frame]), ours: .declaredToast),
        Showing(
          "marked, UIKit control", on: .toast(.control), globalFrames([Toast.frame]),
          ours: .window),
        Showing("marked, sheet", on: .sheet(), globalFrames([Toast.frame]), ours: .window),
        Showing(
          "unmarked decoration", on: .decoration(), globalFrames([]), ours: .ignoredDecoration),
        Showing(
          "marked, window off the origin", on: .toastInMovedWindow(by: CGPoint(x: 10, y: 200)),
          globalFrames([Toast.frame.offsetBy(dx: -10, dy: -200)]), ours: .window),
      ]),
  ]

  static let declaredRectangle = Overlay { scene in
    let window = RectangleWindow(windowScene: scene)
    window.frames = [Toast.frame]
    return window
  }

  private static let corner = Overlay(CornerWindow.init(windowScene:))

  private static func globalFrames(_ frames: [CGRect]) -> Overlay {
    Overlay { scene in
      let window = GlobalFrameWindow(windowScene: scene)
      window.framesInGlobalSpace = frames
      return window
    }
  }
}

extension Stage where Subject == Overlay {
  /// S0 with a bell at the bottom, at the right or, where people read from there, at the left.
  static func bell(atRight: Bool) -> Self {
    var stage = toast()
    let bell = CGRect(x: atRight ? 313 : 20, y: 732, width: 60, height: 60)
    stage.points["toast"] = CGPoint(x: bell.midX, y: bell.midY)
    stage.points["beside"] = CGPoint(x: 393 - bell.midX, y: bell.midY)
    stage.build = { screen, overlay in
      let host = SimulatedHostingController.clear()
      add(.drawn, at: bell, to: host, on: screen)
      overlay.adopt(overlay.show(host, on: screen), host.view)
    }
    return stage
  }

  /// S0 with a drawing that takes no touches in place of the toast: the app's is every touch.
  static func decoration() -> Self {
    var stage = toast().leavingAllToApp()
    stage.build = { screen, overlay in
      let host = SimulatedHostingController.clear()
      host.addContent(Toast.frame, kind: .decoration)
      overlay.adopt(overlay.show(host, on: screen), host.view)
    }
    return stage
  }
}
