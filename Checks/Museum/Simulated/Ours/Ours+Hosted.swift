import Fallthrough
import UIKit

extension Ours where Subject == ForeignContent {
  /// The panel in a window of its own, not in the hosting view.
  static var panelInWindow: Self {
    Self("OverlayPresenter(scene: scene).show(panel)") { screen, _ in
      let panel = UIViewController()
      screen.addButton("toast", Toast.frame, to: panel.view)
      let presenter = OverlayPresenter(scene: screen.device.scenes[0])
      presenter.show(panel)
      screen.keep(presenter)
    }
  }

  /// A pass-through container in the representable.
  static var foreignContainer: Self {
    Self("") { screen, host in
      host.addForeignView(Stage<ForeignContent>.toast(in: PassThroughView(), on: screen))
    }
  }
}

extension Ours where Subject == Installation {
  /// A presenter in the scene of the view that asks.
  static var presenter: Self {
    Self("") { screen in
      _ = screen.device.connectScene()
      let host = SimulatedHostingController.clear()
      screen.name(host.addContent(Toast.frame), "toast")
      guard let scene = screen.root.window?.windowScene else { return }
      let presenter = OverlayPresenter(scene: scene)
      presenter.show(host)
      screen.keep(presenter)
    }
  }
}
