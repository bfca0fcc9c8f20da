import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about what an app does` {
  let stage = LineStage()
  var device: SimulatedDevice { stage.device }
  var clock: SimulatedClock { device.clock }

  @Test func `L011 a window that shows is told by a notification`() {
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    let window = UIWindow(windowScene: stage.scene)
    window.isHidden = false
    NotificationCenter.default.removeObserver(token)
    #expect(counter.count == 1)
  }

  @Test func `L013 the app's controller keeps the status bar`() {
    final class Overlay: UIViewController {
      override var childForStatusBarStyle: UIViewController? { presenting }
      var presenting: UIViewController?
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let overlay = Overlay()
    overlay.presenting = stage.root
    #expect(overlay.childForStatusBarStyle === stage.root)
    #expect(overlay.prefersStatusBarHidden && overlay.preferredStatusBarStyle == .lightContent)
  }

  @Test func `L036 a new spring has a bounce`() {
    let toast = stage.add(UIView())
    UIView.animate(springDuration: 0.4, bounce: 0.2) { toast.center.y = 300 }
    clock.advance(by: 1)
    #expect(toast.center.y == 300)
  }

  @Test func `L043 a field is shaken`() {
    let field = stage.add(UITextField())
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 1
    field.layer.add(shake, forKey: "shake")
    clock.advance(by: 0.25)
    #expect(field.layer.presentation()?.transform.m41 == 10)
    clock.advance(by: 0.25)
    #expect(field.layer.presentation()?.transform.m41 == 0)
  }

  @Test func `L048 an animation goes by a curve`() {
    let toast = stage.add(UIView())
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    toast.layer.add(fade, forKey: "fade")
    clock.advance(by: 0.5)
    #expect((toast.layer.presentation()?.opacity ?? 1) < 0.4)
  }

  @Test func `L049 an animation starts later and stays`() {
    let toast = stage.add(UIView())
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.5, 0, 1)
    fade.beginTime = CACurrentMediaTime() + 1
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    toast.layer.add(fade, forKey: "fade")
    #expect(toast.layer.presentation()?.opacity == 0.5)
    clock.advance(by: 5)
    #expect(toast.layer.presentation()?.opacity == 0)
    #expect(toast.layer.animationKeys() == ["fade"])
  }

  @Test func `L050 a link follows the display`() {
    final class Ticker: NSObject, ActionPerforming {
      var times: [CFTimeInterval] = []
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        { sender, _ in (sender as? CADisplayLink).map { self.times.append($0.timestamp) } }
      }
    }
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: "tick:")
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.1)
    #expect(ticker.times.count == 6)
    link.isPaused = true
    clock.advance(by: 0.1)
    link.isPaused = false
    clock.advance(by: 0.05)
    link.invalidate()
    clock.advance(by: 1)
    #expect(ticker.times.count == 9)
  }

  @Test func `L074 a haptic is felt`() {
    let generator = UIImpactFeedbackGenerator(style: .medium)
    generator.prepare()
    generator.impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(device.keyboardWindow == nil)
  }

  @Test func `L075 an edge defers the system's gestures`() {
    final class Deferring: UIViewController {
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    let controller = Deferring()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == .bottom)
  }

  @Test func `L081 a field's delegate is asked`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("may begin")
        return true
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    }
    let (field, delegate) = (stage.add(UITextField()), Delegate())
    field.delegate = delegate
    device.tap(at: CGPoint(x: 50, y: 25))
    device.type("Ada\n")
    #expect(field.text == "Ada")
    #expect(!field.isFirstResponder)
    #expect(delegate.calls == ["may begin", "began", "ended"])
  }

  @Test func `L082 a text view's delegate is told`() {
    final class Delegate: NSObject, UITextViewDelegate {
      var calls: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
      func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
      func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    }
    let (view, delegate) = (stage.add(UITextView()), Delegate())
    view.delegate = delegate
    view.becomeFirstResponder()
    device.type("hi")
    view.resignFirstResponder()
    #expect(delegate.calls == ["began", "h", "hi", "ended"])
  }

  @Test func `L083 a field has no keyboard of the system's`() {
    final class Field: UITextField {
      override var inputView: UIView? { UIView() }
      override var inputAccessoryView: UIView? { UIToolbar() }
    }
    let field = stage.add(Field())
    field.becomeFirstResponder()
    #expect(field.inputAccessoryView is UIToolbar)
  }

  @Test func `L085 a bar searches`() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var texts: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        texts.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { texts.append("go") }
    }
    let (bar, delegate) = (UISearchBar(), Delegate())
    bar.delegate = delegate
    stage.add(bar, CGRect(x: 0, y: 0, width: 393, height: 56))
    device.tap(at: CGPoint(x: 100, y: 28))
    #expect(bar.searchTextField.isFirstResponder)
    device.type("a\n")
    #expect(delegate.texts == ["a", "go"])
  }

  @Test func `L091 a stack grows with its content`() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton()])
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 8, .center)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setCustomSpacing(2, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 2)
  }

  @Test func `L114 a value is adjusted`() {
    final class Volume: UIView {
      var volume = 5
      override func accessibilityIncrement() { volume += 1 }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
      }
    }
    let volume = stage.add(Volume())
    volume.accessibilityIncrement()
    #expect(volume.volume == 6)
    #expect(volume.accessibilityTraits == .adjustable)
  }

  @Test func `L095 a sheet rests at two heights`() {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    stage.root.present(sheet, animated: false)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY > 400)
  }

  @Test func `L099 an overlay covers the screen and shows what is behind`() {
    let overlay = UIViewController()
    overlay.modalPresentationStyle = .overFullScreen
    overlay.modalTransitionStyle = .crossDissolve
    stage.root.present(overlay, animated: false)
    #expect(stage.root.view.window != nil)
    #expect(stage.tap(100, 100) === overlay.view)
  }

  @Test func `L101 a sheet's delegate is asked whether it may go`() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        false
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        attempts += 1
      }
    }
    let (sheet, delegate) = (UIViewController(), Delegate())
    sheet.sheetPresentationController?.delegate = delegate
    stage.root.present(sheet, animated: false)
    device.tap(at: CGPoint(x: 100, y: 10))
    #expect(delegate.attempts == 1)
  }

  @Test func `L103 a presentation of one's own dims the app`() {
    final class Presentation: UIPresentationController {
      let dimming = UIView()
      override func presentationTransitionWillBegin() {
        dimming.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(dimming, at: 0)
      }
    }
    final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Presentation(presentedViewController: presented, presenting: presenting)
      }
    }
    let (overlay, transitioning) = (UIViewController(), Transitioning())
    overlay.modalPresentationStyle = .custom
    overlay.transitioningDelegate = transitioning
    stage.root.present(overlay, animated: false)
    #expect((overlay.presentationController as? Presentation)?.dimming.superview != nil)
  }

  @Test func `L104 a navigation tells what it shows`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var shown: [UIViewController] = []
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown.append(viewController) }
    }
    let (first, second, delegate) = (UIViewController(), UIViewController(), Delegate())
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = delegate
    stage.app.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    #expect(delegate.shown.last === second)
  }

  @Test func `L122 a view registers for a trait`() {
    let (view, counter) = (stage.add(UIView()), Counter())
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _: UITraitCollection) in counter.count += 1
    }
    stage.app.overrideUserInterfaceStyle = .dark
    stage.app.layoutIfNeeded()
    #expect(counter.count == 1)
  }

  @Test func `L125 a row runs from right to left`() {
    let view = stage.add(UIStackView(), CGRect(x: 0, y: 0, width: 100, height: 40))
    view.semanticContentAttribute = .forceRightToLeft
    let first = UIView()
    first.translatesAutoresizingMaskIntoConstraints = false
    first.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.addArrangedSubview(first)
    view.addArrangedSubview(UIView())
    stage.app.layoutIfNeeded()
    #expect(first.frame.minX == 70)
  }
}
