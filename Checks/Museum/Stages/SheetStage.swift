import UIKit

/// A custom sheet, as an exhibit or we make it.
@MainActor
struct Sheet {
  /// The sheet's own view fills the screen, not the lower half of it.
  var fillsScreen = false
  /// The presented controller's view.
  var makeView: @MainActor () -> UIView = { UIView() }
  /// Called before the sheet is in its container, with the container and the presenting view.
  var begin: @MainActor (UIView, UIView) -> Void = { _, _ in }
}

extension Stage where Subject == Sheet {
  /// S3: a sheet, which a button fills, in the lower half of the screen, above a live background: its
  /// button and the presenting view itself.
  static func sheet() -> Self {
    stage { screen, sheet in
      let controller = UIViewController()
      controller.view = makeView(of: sheet, on: screen)
      let root = screen.window.rootViewController
      let presentation = SheetPresentation(sheet: sheet)
      screen.keep(presentation)
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = presentation
      root?.present(controller, animated: false)
    }
  }

  /// S3 with the sheet as a child controller's view on the screen, no presentation.
  static func inlineSheet() -> Self {
    stage { screen, sheet in
      let view = makeView(of: sheet, on: screen)
      view.frame = sheet.fillsScreen ? screen.root.bounds : lowerHalf
      screen.root.addSubview(view)
      sheet.begin(screen.root, screen.root)
    }
  }

  static let lowerHalf = CGRect(x: 0, y: 426, width: 393, height: 426)

  private static func stage(_ show: @escaping @MainActor (AppScreen, Sheet) -> Void) -> Self {
    let points: [String: CGPoint] = [
      "sheet": CGPoint(x: 196, y: 600), "button": CGPoint(x: 60, y: 150),
      "background": CGPoint(x: 196, y: 100),
    ]
    return Self(
      number: "S3", points: points,
      touches: ["sheet", "button", "background", "click sheet", "click button"],
      wanted: ["sheet", "button", "presenter", "sheet", "button"]
    ) { screen, sheet in
      screen.appButton.removeFromSuperview()
      screen.name(screen.root, "presenter")
      screen.addButton("button", Hole.frame, to: screen.root)
      show(screen, sheet)
    }
  }

  private static func makeView(of sheet: Sheet, on screen: AppScreen) -> UIView {
    let view = sheet.makeView()
    let frame = sheet.fillsScreen ? lowerHalf : CGRect(origin: .zero, size: lowerHalf.size)
    screen.addButton("sheet", frame, to: view)
    return view
  }
}

/// Presents a sheet where it belongs.
private final class SheetPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private let sheet: Sheet

  init(sheet: Sheet) { self.sheet = sheet }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = Controller(presentedViewController: presented, presenting: presenting)
    controller.sheet = sheet
    return controller
  }

  private final class Controller: UIPresentationController {
    var sheet = Sheet()

    override var frameOfPresentedViewInContainerView: CGRect {
      sheet.fillsScreen ? super.frameOfPresentedViewInContainerView : Stage<Sheet>.lowerHalf
    }

    override func presentationTransitionWillBegin() {
      guard let containerView, let view = presentingViewController.viewIfLoaded else { return }
      sheet.begin(containerView, view)
    }
  }
}
