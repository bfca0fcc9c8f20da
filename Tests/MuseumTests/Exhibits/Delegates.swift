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

extension Exhibit {
  static let delegates = [
    Exhibit(
      "M46",
      [
        Showing("selecting in a SwiftUI app", on: .selection(), selection, ours: nil)
      ])
  ]

  private static let selection: Installation = { screen in
    let controller = UIViewController()
    _ = Overlay(SelectionWindow.init(windowScene:)).show(controller, on: screen)
    screen.name(controller.view, "o")
  }
}

extension Stage where Subject == Installation {
  /// S5 over a SwiftUI screen (e) in which a tool selects (o) what is drawn: t.
  static func selection() -> Self {
    var stage = screen("S5", [:], touches: "tete ^t", wanted: "oeoe o")
    stage.build = { screen, install in
      let host = SimulatedHostingController()
      screen.window.rootViewController = host
      screen.name(host.view, "e")
      host.addContent(Toast.frame)
      install(screen)
    }
    return stage
  }
}
