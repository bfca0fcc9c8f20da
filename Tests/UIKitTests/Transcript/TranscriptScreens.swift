import UIKit

/// Screens with names, for transcripts to speak of.
@MainActor enum TranscriptScreens {
  final class NaiveWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === rootViewController?.view ? nil : hit
    }
  }

  /// A button that fills the app, and above it a toast in the window that everybody writes first.
  static func naiveToast() {
    let button = UIButton(frame: device.screenBounds)
    button.accessibilityIdentifier = "pay"
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    let app = Stage.show(button)
    app.accessibilityIdentifier = "app"
    let controller = SimulatedHostingController()
    _ = controller.addContent(CGRect(x: 20, y: 700, width: 353, height: 80), kind: .drawing)
    let overlay = Stage.show(window: NaiveWindow(), root: controller, level: .alert)
    overlay.accessibilityIdentifier = "toasts"
  }

  /// A table in a view with a tap recognizer.
  static func list() {
    let table = UITableView(frame: device.screenBounds, style: .plain)
    let source = ThreeRows()
    Stage.keep(source)
    table.dataSource = source
    table.reloadData()
    let window = Stage.show(table)
    let tap = UITapGestureRecognizer()
    tap.name = "dismiss keyboard"
    window.rootViewController?.view.addGestureRecognizer(tap)
  }

  /// A button in a scroll view.
  static func scrollView() {
    let scrollView = UIScrollView(frame: device.screenBounds)
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    let button = UIButton(frame: CGRect(x: 50, y: 120, width: 200, height: 80))
    button.accessibilityIdentifier = "buy"
    let hidden = UIView(frame: button.frame)
    hidden.isHidden = true
    scrollView.addSubview(button)
    scrollView.addSubview(hidden)
    Stage.show(scrollView)
  }

  private final class ThreeRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
