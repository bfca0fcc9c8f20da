import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An animation` {
  let clock = SimulatedDevice.current.clock
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(view)
    window.isHidden = false
  }

  private var shownX: CGFloat? { view.layer.presentation()?.position.x }

  @Test func `Changes the model at once and completes when the clock gets there`() {
    var completions: [Bool] = []
    UIView.animate(withDuration: 0.5) {
      view.center.x = 250
    } completion: {
      completions.append($0)
    }
    #expect(view.center.x == 250)
    clock.advance(by: 0.499)
    #expect(completions == [])
    clock.advance(by: 0.001)
    #expect(completions == [true])
  }

  @Test func `FS-029 Keeps touches from its views meanwhile`() {
    SimulatedDevice.current.behavior.animatedViewTouches = .passedOn
    let middle = CGPoint(x: 50, y: 50)
    UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
    #expect(window.layer.hitTest(middle) === view.layer)
    #expect(view.hitTest(middle, with: nil) == nil)
    #expect(view.isUserInteractionEnabled)
    clock.advance(by: 0.5)
    #expect(view.hitTest(middle, with: nil) === view)
  }

  @Test func `FS-029 Leaves the touches where its options allow it`() {
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
      view.center.x = 250
    }
    // The model counts, not what is on screen.
    #expect(window.hitTest(CGPoint(x: 250, y: 50), with: nil) === view)
    #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === window)
  }

  @Test func `FS-029 Does not touch views that it does not change`() {
    UIView.animate(withDuration: 0.5) { view.center = view.center }
    #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test func `FS-049 Shows the way in between in the presentation`() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 250 }
    var shown: [CGFloat?] = []
    for _ in 0..<7 {
      shown.append(shownX)
      clock.advance(by: 0.25)
    }
    #expect(shown == [50, 50, 50, 100, 150, 200, 250])
  }

  @Test func `FS-049 Can be hit where it is on screen through the presentation`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
    clock.advance(by: 0.5)
    let presentation = view.layer.presentation()
    #expect(presentation?.hitTest(CGPoint(x: 110, y: 50)) === presentation)
    #expect(presentation?.hitTest(CGPoint(x: 250, y: 50)) == nil)
    #expect(presentation?.model() === view.layer)
  }

  @Test func `FS-049 Shows opacity and a turn on their way`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    clock.advance(by: 0.5)
    let shown = view.layer.presentation()
    #expect(shown?.opacity == 0.5)
    let turn = shown?.affineTransform() ?? .identity
    #expect(abs(turn.a - cos(.pi / 4)) < 1e-9 && abs(turn.b - sin(.pi / 4)) < 1e-9, "\(turn)")
  }

  @Test func `Has the names of what it moves, for as long as it does`() {
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) {
      view.frame = CGRect(x: 10, y: 0, width: 200, height: 100)
      view.alpha = 0.5
    }
    UIView.animate(withDuration: 2) {
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.alpha = 1
    }
    #expect(view.layer.animationKeys() == ["bounds.size", "opacity", "position", "transform"])
    #expect(window.layer.animationKeys() == nil)
    clock.advance(by: 1)
    #expect(view.layer.animationKeys() == ["opacity", "transform"])
    clock.advance(by: 1)
    #expect(view.layer.animationKeys() == nil)
    #expect(CALayer().animationKeys() == nil)
    UIView.transition(with: view, duration: 1, animations: nil)
    #expect(view.layer.animationKeys() == ["transition"])
  }

  @Test func `Adds its way to that of an earlier one`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
    #expect(shownX == 150)
    clock.advance(by: 0.25)
    // A quarter of the first way is left and three of the second: 50 - 50 + 150.
    #expect(shownX == 150)
    clock.advance(by: 0.75)
    #expect(shownX == 50)
  }

  @Test func `Ends an earlier one when it begins from the current state`() {
    var ends: [String] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 250
    } completion: {
      ends.append("1 \($0)")
    }
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
      view.center.x = 50
    } completion: {
      ends.append("2 \($0)")
    }
    clock.advance(by: 1)
    #expect(ends == ["1 false", "2 true"])
  }

  @Test func `Ends when its views leave their window or lose their animations`() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    view.removeFromSuperview()
    #expect(ends == [false])
    window.addSubview(view)
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: {
      ends.append($0)
    }
    view.layer.removeAllAnimations()
    #expect(ends == [false, false])
    #expect(!view.isAnimatingWithoutUserInteraction)
  }

  @Test func `FS-420 Is not there where it is switched off, and completes after the call`() {
    var ended = false
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 250 } }
    #expect(shownX == 250)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    UIView.animate(withDuration: 1) {
      view.center.x = 50
    } completion: {
      ended = $0
    }
    #expect(shownX == 50)
    #expect(!ended)
    clock.advance(by: 0)
    #expect(ended)
  }

  @Test func `Without a duration keeps no touches and completes with the next tick`() {
    var ended = false
    UIView.animate(withDuration: 0) {
      view.center.x = 60
    } completion: {
      ended = $0
    }
    #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    #expect(!ended)
    clock.advance(by: 0)
    #expect(ended)
  }

  @Test func `Takes the duration of the one around it`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 9) { view.center.x = 250 }
    }
    clock.advance(by: 0.5)
    #expect(shownX == 150)
  }

  @Test func `Goes back and forth for ever if told so`() {
    var ended = false
    let options: UIView.AnimationOptions = [.repeat, .autoreverse, .curveLinear]
    UIView.animate(withDuration: 1, delay: 0, options: options) {
      view.center.x = 250
    } completion: { _ in
      ended = true
    }
    let shown = [0.5, 1, 0.5].map { step in
      clock.advance(by: step)
      return shownX
    }
    #expect(shown == [150, 150, 50])
    clock.advance(by: 1000)
    #expect(!ended)
  }

  @Test func `As a spring overshoots and comes to rest at the end`() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
    ) {
      view.center.x = 250
    }
    var highest = CGFloat(0)
    for _ in 0..<100 {
      clock.advance(by: 0.01)
      highest = max(highest, shownX ?? 0)
    }
    #expect(highest > 260)
    #expect(shownX == 250)
  }
}

@MainActor @Suite(.simulatedDevice) struct `An animated layout` {
  @Test func `Moves a panel by another constant`() {
    let window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    let panel = UIView()
    panel.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(panel)
    window.isHidden = false
    let bottom = panel.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: 100)
    NSLayoutConstraint.activate([
      bottom, panel.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      panel.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    #expect(panel.frame == CGRect(x: 0, y: 852, width: 393, height: 100))
    bottom.constant = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
    #expect(panel.frame.minY == 752)
    SimulatedDevice.current.clock.advance(by: 0.5)
    #expect(panel.layer.presentation()?.frame.minY == 802)
  }
}
