import UIKit

/// A tool that asks the app's window, without an event, what is at a point, and takes the touch unless
/// that is on a list. (M46)
final class SelectionWindow: UIWindow {
  /// Classes of views that are nothing to select, by a part of their names.
  private let skipped = ["_UIHostingView"]

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let app = windowScene?.windows.first { $0 !== self }
    let view = app?.hitTest(convert(point, to: app), with: nil)
    return view.map { view in !skipped.contains { "\(type(of: view))".contains($0) } } ?? false
  }
}

/// Calls closures where it says whether a point is inside, and asks another view with a point that it
/// takes for one of the hit view. (M49)
final class ForwardingCallbackView: UIView {
  weak var passView: UIView?
  var onPassTouch: () -> Void = {}

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let passView, passView.frame.contains(point), event?.type == .touches { onPassTouch() }
    return true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, let passView else { return hit }
    return passView.hitTest(hit.convert(point, to: passView), with: event) ?? hit
  }
}

extension Exhibit {
  static let delegates = [
    Exhibit(
      "M46",
      [Showing("selecting in a SwiftUI app", on: .selection(), selection, ours: nil)]),
    Exhibit(
      "M49",
      [
        Showing(
          "rows of a panel",
          on: .screen(
            "S1",
            ["first row": CGPoint(x: 196, y: 50), "second row": CGPoint(x: 196, y: 120)],
            touches: ["first row", "second row"],
            wanted: ["call+first row", "call+second row"]),
          rowsOfForwardingView, ours: .rowsWithActions)
      ]),
  ]

  private static let rowsOfForwardingView: Installation = { screen in
    let view = ForwardingCallbackView(frame: screen.root.bounds)
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    addRows(to: panel, on: screen)
    view.addSubview(panel)
    view.passView = panel
    view.onPassTouch = { [weak screen] in screen?.noteCall() }
    screen.root.addSubview(view)
  }

  private static let selection: Installation = { screen in
    let controller = UIViewController()
    _ = Overlay(SelectionWindow.init(windowScene:)).show(controller, on: screen)
    screen.name(controller.view, "tool")
  }
}

extension Stage where Subject == Installation {
  /// S5 over a SwiftUI screen in which a tool selects what is drawn.
  static func selection() -> Self {
    var stage = screen(
      "S5", [:], touches: ["toast", "beside", "toast", "beside", "click toast"],
      wanted: ["tool", "screen", "tool", "screen", "tool"])
    stage.build = { screen, install in
      let host = SimulatedHostingController()
      screen.window.rootViewController = host
      screen.name(host.view, "screen")
      host.addContent(Toast.frame)
      install(screen)
    }
    return stage
  }
}
