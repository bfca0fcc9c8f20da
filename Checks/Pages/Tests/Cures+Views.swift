import Fallthrough
import UIKit

@MainActor let viewCures = [
  Cure("A moving view cannot be tapped where it is seen") { app in
    let view = UIButton(frame: card)
    app.root.view.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.y = 100 }
    animator.startAnimation()
    device.clock.advance(by: 0.5)
    return device.touchDown(at: CGPoint(x: 190, y: 440)).hit === view
  },
  Cure("The status bar or the rotation changed") { app in
    final class Dark: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    app.window.rootViewController = Dark()
    let presenter = OverlayPresenter(scene: app.scene)
    presenter.show(UIViewController())
    guard app.scene.windows.last?.rootViewController?.prefersStatusBarHidden == true else {
      return false
    }
    presenter.hide()
    return app.scene.windows.count == 1
  },
  Cure("The overlay is light while the app is dark") { app in
    app.window.overrideUserInterfaceStyle = .dark
    let (overlay, root) = (OverlayPresenter(scene: app.scene), UIViewController())
    overlay.show(root)
    let own = PassThroughWindow(windowScene: app.scene)
    own.rootViewController = UIViewController()
    own.isHidden = false
    return own.traitCollection.userInterfaceStyle == .light
      && root.traitCollection.userInterfaceStyle == .dark
  },
  Cure("A button outside the bounds of its parent takes no taps") { app in
    let (parent, button) = (
      UIView(frame: card), UIButton(frame: CGRect(x: 0, y: -20, width: 40, height: 40))
    )
    app.root.view.addSubview(parent)
    parent.addSubview(button)
    parent.hitTestBehavior.overflow = .reachable
    return device.tremblingTap(at: CGPoint(x: 40, y: 690)) === button
  },
  Cure("A larger hit area changes nothing") { app in
    let superview = UIStackView(frame: CGRect(x: 300, y: 300, width: 50, height: 20))
    superview.spacing = 10
    superview.distribution = .fillEqually
    let buttons = [UIButton(), UIButton()]
    for button in buttons {
      button.hitTestBehavior.hitArea = .padded(5)
      superview.addArrangedSubview(button)
    }
    app.root.view.addSubview(superview)
    let above = CGPoint(x: 310, y: 297)
    guard app.getsTap(at: above) else { return false }
    superview.hitTestBehavior.overflow = .reachable
    return device.tremblingTap(at: above) === buttons[0]
      && device.tremblingTap(at: CGPoint(x: 319, y: 310)) === buttons[0]
  },
]
