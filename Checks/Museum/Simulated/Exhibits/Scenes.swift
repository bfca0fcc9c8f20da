import UIKit

extension Exhibit {
  static let scenes = [
    Exhibit(
      "M70",
      [
        Showing(
          "sheet over the toast", on: .screen("S3", [:], touches: ["toast"], wanted: ["toast"]),
          { screen in
            screen.addButton("toast", Toast.frame, to: screen.root)
            screen.window.rootViewController?.present(UIViewController(), animated: false)
          }, ours: nil)
      ]),
    Exhibit(
      "M95",
      [
        Showing(
          "first of the connected scenes",
          on: .screen(
            "S0", [:], touches: ["toast", "beside", "toast", "beside"],
            wanted: ["toast", "app", "toast", "app"]),
          { screen in
            let other = screen.device.connectScene()
            let host = SimulatedHostingController.clear()
            screen.name(host.addContent(Toast.frame), "toast")
            let overlay = Overlay(on: { _ in RootComparisonWindow(windowScene: other) })
            _ = overlay.show(host, on: screen)
          }, ours: .presenter)
      ]),
  ]
}
