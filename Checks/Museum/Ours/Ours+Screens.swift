import Fallthrough
import UIKit

extension Ours where Subject == Sheet {
  /// With the presentation's container made a surface, in `presentationTransitionWillBegin`.
  static var openContainer: Self {
    Self(
      "containerView.isPassThrough = true",
      Sheet(begin: { container, _ in container.isPassThrough = true }))
  }

  /// With the sheet's own view, which fills the screen, made a surface.
  static var openSheet: Self {
    Self("view.isPassThrough = true", Sheet(fillsScreen: true, makeView: { PassThroughView() }))
  }
}

extension Ours where Subject == Cover {
  /// A cover with a hole in its hit area.
  static var coverWithHole: Self {
    Self("cover.hitTestBehavior.hitArea = .shape(.rect.subtracting(.rect(hole)))") { _ in
      let cover = UIView()
      cover.hitTestBehavior.hitArea = .shape(.rect.subtracting(.rect(Hole.frame)))
      return cover
    }
  }

  /// The same, and what is to happen is an action of the button below.
  static var coverWithActionBelow: Self {
    Self("button.addAction(advance, for: .touchUpInside)") { screen in
      let button = screen.root.subviews.compactMap { $0 as? UIButton }.first
      button?.addAction(UIAction { [weak screen] _ in screen?.noteCall() }, for: .touchUpInside)
      return coverWithHole.subject(screen)
    }
  }
}

extension Ours where Subject == Installation {
  /// A window that tells of touches beside its toast.
  static func outsideTouches(blocks: Bool) -> Self {
    Self(
      blocks
        ? "window.mode = .blockAll; window.onTouchOutside = dismiss"
        : "window.onTouchOutside = dismiss"
    ) { screen in
      let window = screen.makePassThroughWindow()
      window.mode = blocks ? .blockAll : .automatic
      window.onTouchOutside = { [weak screen] _ in screen?.noteCall() }
      let controller = UIViewController()
      screen.addButton("toast", Toast.frame, to: controller.view)
      _ = Overlay(on: { _ in window }).show(controller, on: screen)
    }
  }

  /// A window with nothing in it.
  static var emptyWindow: Self {
    Self("") { screen in
      _ = Overlay(on: { $0.makePassThroughWindow() }).show(UIViewController(), on: screen)
    }
  }

  /// Rows in a pass-through view, each with an action of its own.
  static var rowsWithActions: Self {
    Self("row.addAction(callback, for: .touchUpInside)") { screen in
      let view = PassThroughView(frame: screen.root.bounds)
      for row in Exhibit.addRows(to: view, on: screen) {
        row.addAction(UIAction { [weak screen] _ in screen?.noteCall() }, for: .touchUpInside)
      }
      screen.root.addSubview(view)
    }
  }

  /// A view in the app's own window.
  static var viewInWindow: Self {
    Self("") { screen in
      let view = PassThroughView(frame: screen.window.bounds)
      screen.addButton("toast", Toast.frame, to: view)
      screen.window.addSubview(view)
    }
  }
}
