import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A touch at the bottom of the screen` {
  let stage = GestureStage()
  let atEdge = CGPoint(x: 100, y: 845)
  let away = CGPoint(x: 100, y: 700)

  @Test func `FS-192 is kept from views by recognizers that every window has`() {
    #expect(UIWindow().gestureRecognizers?.count == 2)
    for recognizer in UIWindow().gestureRecognizers ?? [] {
      #expect(recognizer.delaysTouchesBegan && !recognizer.delaysTouchesEnded)
      #expect(!recognizer.cancelsTouchesInView && recognizer.allowedPressTypes.isEmpty)
    }
    let view = TouchLoggingView("view", frame: device.screenBounds, log: stage.log)
    stage.window.addSubview(view)
    let finger = device.touchDown(at: atEdge)
    #expect(stage.log.takeAll() == [])
    finger.lift()
    #expect(stage.log.takeAll() == ["view began (100 845)", "view ended (100 845)"])
    let resting = device.touchDown(at: atEdge)
    stage.wait(0.9)
    #expect(stage.log.takeAll() == [])
    stage.wait(0.2)
    #expect(stage.log.takeAll() == ["view began (100 845)"])
    resting.lift()
    #expect(stage.log.takeAll() == ["view ended (100 845)"])
    _ = device.touchDown(at: away)
    #expect(stage.log.takeAll() == ["view began (100 700)"])
  }

  @Test func `FS-190 is seen at once by presses and taps, and late by pans and swipes`() {
    _ = stage.add(UILongPressGestureRecognizer(), "press")
    let finger = device.touchDown(at: atEdge)
    stage.wait(0.6)
    #expect(stage.log.takeAll().filter { $0.hasPrefix("press") } == ["press began"])
    finger.lift()
    stage.view.gestureRecognizers = nil
    _ = stage.add(UIPanGestureRecognizer(), "pan")
    _ = stage.log.takeAll()
    let upwards = device.touchDown(at: atEdge)
    upwards.move(to: CGPoint(x: 100, y: 800))
    #expect(stage.log.takeAll().filter { $0.hasPrefix("pan") } == [])
    stage.wait(1)
    #expect(stage.log.takeAll().filter { $0.hasPrefix("pan") } == ["pan began"])
    upwards.lift()
    _ = stage.log.takeAll()
    let sideways = device.touchDown(at: atEdge)
    sideways.move(to: CGPoint(x: 150, y: 845))
    #expect(stage.log.takeAll().filter { $0.hasPrefix("pan") } == ["pan began"])
  }

  final class Deferring: UIViewController {
    var child: UIViewController?
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  }
  final class Asking: UIViewController {
    let decider = Deferring()
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { decider }
  }

  @Test(arguments: [true, false])
  func `FS-191 waits for nobody where the deciding controller wants it so`(_ isChild: Bool) {
    let view = TouchLoggingView("view", frame: device.screenBounds, log: stage.log)
    let window = Stage.show(root: isChild ? Asking() : Deferring())
    window.addSubview(view)
    _ = device.touchDown(at: atEdge)
    #expect(stage.log.lines == ["view began (100 845)"])
  }

  @Test func `FS-194 is decided about by the frontmost window that fills the screen`() {
    let (app, overlay) = (Stage.show(), Stage.show(level: .alert))
    #expect(device.screenOwner === overlay.rootViewController)
    overlay.frame.size.height = 100
    #expect(device.screenOwner === app.rootViewController)
    overlay.frame = device.screenBounds
    overlay.isHidden = true
    #expect(device.screenOwner === app.rootViewController)
    let presented = UIViewController()
    app.rootViewController?.present(presented, animated: false)
    #expect(device.screenOwner === presented)
    let empty = UIWindow(windowScene: device.scenes[0])
    empty.isHidden = false
    #expect(device.screenOwner === presented)
    let field = UITextField()
    presented.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(device.screenOwner === presented)
  }
}
