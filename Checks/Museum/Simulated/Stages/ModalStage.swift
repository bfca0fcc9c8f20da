import UIKit

extension Stage where Subject == Overlay {
  /// S7: a sheet that the overlay presents, over a SwiftUI toast or one of UIKit.
  ///
  /// The sheet's button fills it and is touched where the overlay is empty and where the toast is.
  static func sheet(isSwiftUI: Bool = true) -> Self {
    presenting(
      isSwiftUI: isSwiftUI,
      touches: [
        "sheet", "sheet over toast", "above sheet", "sheet", "sheet over toast", "above sheet",
      ],
      wanted: ["sheet", "sheet", "dimming", "sheet", "sheet", "dimming"]
    ) { screen, root, _ in
      let sheet = UIViewController()
      sheet.isModalInPresentation = true
      screen.addButton("sheet", UIScreen.main.bounds, to: sheet.view)
      root.present(sheet, animated: false)
      let dimming = root.view.window?.subviews.last?.subviews.first
      if let dimming, "\(type(of: dimming))" == "UIDimmingView" { screen.name(dimming, "dimming") }
    }
  }

  /// S7 with a panel in the lower half of the screen and nothing that darkens the rest.
  static func panelWithoutDimming() -> Self {
    presenting(
      isSwiftUI: true, touches: ["sheet over toast", "beside", "sheet over toast", "beside"],
      wanted: ["sheet", "app", "sheet", "app"]
    ) { screen, root, overlay in
      let panel = UIViewController()
      screen.addButton("sheet", UIScreen.main.bounds, to: panel.view)
      let presentation = LowerHalfPresentation { overlay.adoptContainer($0) }
      panel.modalPresentationStyle = .custom
      panel.transitioningDelegate = presentation
      screen.keep(presentation)
      root.present(panel, animated: false)
    }
  }

  /// S7 after the sheet was dismissed, its empty container still in the window for a turn.
  static func dismissedSheet(isSwiftUI: Bool) -> Self {
    let stage = presenting(
      isSwiftUI: isSwiftUI, touches: ["beside", "beside"], wanted: ["app", "app"]
    ) { _, root, _ in
      root.present(UIViewController(), animated: false)
      root.dismiss(animated: false)
    }
    return stage.with { $0.behavior.leavesContainerAfterDismissal = true }
  }

  private static func presenting(
    isSwiftUI: Bool, touches: [String], wanted: [String],
    _ present: @escaping @MainActor (AppScreen, UIViewController, Overlay) -> Void
  ) -> Self {
    let points: [String: CGPoint] = [
      "sheet": CGPoint(x: 196, y: 400), "sheet over toast": Toast.inside,
      "above sheet": CGPoint(x: 196, y: 30), "beside": Toast.beside,
    ]
    return Self(number: "S7", points: points, touches: touches, wanted: wanted) { screen, overlay in
      let controller = isSwiftUI ? SimulatedHostingController.clear() : UIViewController()
      if let host = controller as? SimulatedHostingController {
        add(.drawn, at: Toast.frame, to: host, on: screen)
        overlay.adopt(overlay.show(host, on: screen), host.view)
      } else {
        controller.view = overlay.makeRoot()
        let toast = addToast(to: controller.view, on: screen)
        overlay.adopt(overlay.show(controller, on: screen), toast)
      }
      present(screen, controller, overlay)
    }
  }
}

/// Presents in the lower half of the container.
final class LowerHalfPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private let begin: @MainActor (UIView) -> Void

  init(begin: @escaping @MainActor (UIView) -> Void) { self.begin = begin }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = Controller(presentedViewController: presented, presenting: presenting)
    controller.begin = begin
    return controller
  }

  private final class Controller: UIPresentationController {
    var begin: @MainActor (UIView) -> Void = { _ in }

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
      if let containerView { begin(containerView) }
    }
  }
}
