import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Content with a duration` {
  let device = SimulatedDevice.current
  let toast = UIViewController()
  let presenter: OverlayPresenter
  let app: UIWindow

  init() {
    app = UIWindow(windowScene: device.scenes[0])
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    presenter = OverlayPresenter(scene: device.scenes[0])
    toast.view.addSubview(UIButton(frame: Toast.frame))
  }

  var overlays: Int { device.scenes[0].windows.filter { $0 is PassThroughWindow }.count }

  /// How many seconds the content stays from now on; endless if it is more than 20.
  func secondsLeft() -> Double {
    var tenths = 0
    while presenter.controller != nil, tenths <= 200 {
      device.clock.advance(by: 0.1)
      tenths += 1
    }
    return tenths > 200 ? .infinity : Double(tenths) / 10
  }

  @Test func `leaves by itself when its time is over, and says so once`() {
    var gone: [UIViewController] = []
    presenter.onDismiss = { controller, _ in gone.append(controller) }
    presenter.show(toast, duration: 3)
    device.clock.advance(by: 2.9)
    #expect(overlays == 1 && gone.isEmpty)
    device.clock.advance(by: 0.2)
    #expect(overlays == 0 && presenter.controller == nil)
    device.clock.advance(by: 10)
    #expect(gone == [toast])
  }

  @Test func `leaves when its time has passed, though the timer is late`() {
    device.behavior.timerLateness = 0.05
    presenter.show(toast, duration: 5)
    device.clock.advance(by: 4.9)
    #expect(presenter.controller === toast)
    device.clock.advance(by: 0.4)
    #expect(presenter.controller == nil)
  }

  @Test func `counts from when it is there, and leaves by the transition that it came by`() {
    presenter.show(toast, duration: 3, transition: .fade(duration: 1))
    device.clock.advance(by: 3.9)
    #expect(presenter.controller === toast)
    device.clock.advance(by: 0.2)
    #expect(presenter.controller == nil && presenter.isLeaving && overlays == 1)
    device.clock.advance(by: 1)
    #expect(overlays == 0)
  }

  @Test func `ends once, as by hiding, for whoever hides it while it leaves by itself`() {
    var said: [String] = []
    presenter.onDismiss = { _, _ in said.append("gone") }
    presenter.show(toast, duration: 3, transition: .fade(duration: 1))
    device.clock.advance(by: 4.5)
    presenter.hide(transition: .fade(duration: 1)) { said.append("hidden \($0)") }
    device.clock.advance(by: 5)
    #expect(said == ["gone", "hidden true"])
  }

  @Test func `does not leave once more when it was hidden, or hide what came after it`() {
    presenter.show(toast, duration: 3)
    device.clock.advance(by: 1)
    presenter.hide()
    let next = UIViewController()
    presenter.show(next)
    device.clock.advance(by: 10)
    #expect(presenter.controller === next)
    presenter.show(toast, duration: 3)
    presenter.show(next, duration: 5)
    #expect(abs(secondsLeft() - 5) < 0.2)
  }

  @Test func `stays while a finger is on it, and then for the rest of its time`() {
    presenter.show(toast, duration: 3)
    device.clock.advance(by: 1)
    let finger = device.touchDown(at: Toast.inside)
    device.clock.advance(by: 10)
    finger.move(to: Toast.beside)
    device.clock.advance(by: 10)
    #expect(presenter.controller === toast)
    finger.lift()
    device.clock.advance(by: 1.9)
    #expect(presenter.controller === toast)
    device.clock.advance(by: 0.2)
    #expect(presenter.controller == nil)
  }

  @Test func `stays while the last of several fingers is on it, also one that is cancelled`() {
    presenter.show(toast, duration: 3)
    let fingers = device.touchDown(at: [Toast.inside, CGPoint(x: 30, y: 710)])
    fingers[0].lift()
    device.clock.advance(by: 10)
    #expect(presenter.controller === toast)
    fingers[1].cancel()
    #expect(abs(secondsLeft() - 3) < 0.2)
  }

  @Test func `leaves though a finger is beside it, or was on it before`() {
    presenter.show(toast, duration: 3)
    device.tap(at: Toast.inside)
    let finger = device.touchDown(at: Toast.beside)
    #expect(abs(secondsLeft() - 3) < 0.2)
    finger.lift()
  }

  @Test(arguments: SystemUnderTest.ofNote)
  func `stays while the pointer is on it, ten seconds after it moved`(system: SystemUnderTest) {
    system.begin()
    device.model = .iPad10
    presenter.show(toast, duration: 3)
    device.clock.advance(by: 1)
    device.hover(at: Toast.inside)
    device.clock.advance(by: 9)
    device.hover(at: CGPoint(x: 60, y: 730))
    device.clickFromHover(at: CGPoint(x: 60, y: 730))
    device.clock.advance(by: 9)
    #expect(presenter.controller === toast)
    device.hover(at: Toast.beside)
    #expect(abs(secondsLeft() - 2) < 0.2)
    presenter.show(toast, duration: 3)
    device.hover(at: Toast.inside)
    #expect(abs(secondsLeft() - 13) < 0.2)
  }

  @Test(arguments: SystemUnderTest.ofNote, [true, false])
  func `forgets a pointer that is taken away, at once if the end is reported`(
    system: SystemUnderTest, isReported: Bool
  ) {
    system.begin()
    device.model = .iPad10
    device.behavior.removedPointersAreReported = isReported
    presenter.show(toast, duration: 3)
    device.hover(at: Toast.inside)
    device.removePointer()
    #expect(abs(secondsLeft() - (isReported ? 3 : 13)) < 0.2)
  }

  @Test(arguments: SystemUnderTest.ofNote, [Toast.inside, Toast.beside])
  func `forgets the pointer when a finger touches the scene`(
    system: SystemUnderTest, place: CGPoint
  ) {
    system.begin()
    device.model = .iPad10
    presenter.show(toast, duration: 3)
    device.hover(at: Toast.inside)
    device.tap(at: place)
    #expect(abs(secondsLeft() - 3) < 0.2)
  }

  /// What keeps the content shown: it begins that, and returns how that ends.
  struct Use: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// How long its end takes, in seconds.
    var ending: TimeInterval = 0
    let begin: @MainActor @Sendable (UIViewController) -> () -> Void

    static func presenting(
      _ name: String, _ style: UIModalPresentationStyle, animated: Bool = false,
      _ make: @escaping @MainActor @Sendable () -> UIViewController = { UIViewController() }
    ) -> Use {
      Use(testDescription: name, ending: animated ? 0.4 : 0) { toast in
        let controller = make()
        controller.modalPresentationStyle = style
        toast.definesPresentationContext = true
        toast.present(controller, animated: animated)
        return { controller.dismiss(animated: animated) }
      }
    }

    @MainActor private static func edit(_ view: UIView, in toast: UIViewController) -> () -> Void {
      view.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
      toast.view.addSubview(view)
      view.becomeFirstResponder()
      return { view.resignFirstResponder() }
    }

    static let all = [
      presenting("an alert", .automatic) {
        UIAlertController(title: "", message: nil, preferredStyle: .alert)
      },
      presenting("a sheet", .pageSheet, animated: true),
      presenting("a full screen", .fullScreen), presenting("in context", .overCurrentContext),
      Use(testDescription: "a text field") { edit(UITextField(), in: $0) },
      Use(testDescription: "a text view") { edit(UITextView(), in: $0) },
      Use(testDescription: "text in a window that may be key") {
        ($0.view.window as? PassThroughWindow)?.allowsKey = true
        return edit(UITextField(), in: $0)
      },
      Use(testDescription: "a menu") {
        let button = $0.view.subviews[0] as? UIButton
        button?.menu = UIMenu(children: [UIAction(title: "Undo") { _ in }])
        button?.showsMenuAsPrimaryAction = true
        SimulatedDevice.current.tap(at: Toast.inside)
        return { SimulatedDevice.current.tap(at: CGPoint(x: 5, y: 30)) }
      },
    ]
  }

  @Test(arguments: SystemUnderTest.ofNote, Use.all)
  func `stays while it edits text, presents something or shows a menu`(
    system: SystemUnderTest, use: Use
  ) {
    system.begin()
    presenter.show(toast, duration: 3)
    device.clock.advance(by: 1)
    let end = use.begin(toast)
    device.clock.advance(by: 20)
    #expect(presenter.controller === toast)
    end()
    device.clock.advance(by: 0.45)
    #expect(abs(secondsLeft() - 1.6 - use.ending) < 0.02)
  }

  @Test func `leaves though an empty container is left of what it presented`() {
    device.behavior.leavesContainerAfterDismissal = true
    presenter.show(toast, duration: 3)
    toast.present(UIViewController(), animated: false)
    toast.dismiss(animated: false)
    #expect(presenter.window?.subviews.count == 2)
    #expect(abs(secondsLeft() - 3) < 0.2)
  }

  @Test func `stays while the cursor of VoiceOver is on it, or on an element in it`() {
    let card = toast.view.subviews[0]
    let element = UIAccessibilityElement(accessibilityContainer: card)
    let other = NSObject()
    card.accessibilityElements = [element, other]
    for target in [card, element, other] {
      presenter.show(toast, duration: 3)
      device.clock.advance(by: 1)
      device.accessibilityFocus = target
      device.clock.advance(by: 10)
      #expect(presenter.controller === toast)
      device.accessibilityFocus = app.rootViewController?.view
      #expect(abs(secondsLeft() - 2) < 0.2)
    }
  }

  @Test func `stays as long as anything is on it`() {
    presenter.show(toast, duration: 3)
    device.accessibilityFocus = toast.view.subviews[0]
    let finger = device.touchDown(at: Toast.inside)
    device.accessibilityFocus = nil
    device.clock.advance(by: 10)
    #expect(presenter.controller === toast)
    finger.lift()
    #expect(abs(secondsLeft() - 3) < 0.2)
  }

  @Test func `counts anew when it is shown again, and not at all without a duration`() {
    presenter.show(toast, duration: 3)
    device.clock.advance(by: 2)
    presenter.show(toast, duration: 3)
    #expect(abs(secondsLeft() - 3) < 0.2)
    presenter.show(toast, duration: 3)
    presenter.show(toast)
    #expect(secondsLeft() == .infinity)
  }

  @Test func `counts anew when it turns back`() {
    presenter.show(toast, duration: 3, transition: .fade(duration: 1))
    device.clock.advance(by: 3.5)
    presenter.hide(transition: .fade(duration: 1))
    device.clock.advance(by: 0.5)
    presenter.show(toast, duration: 3, transition: .fade(duration: 1))
    device.clock.advance(by: 3)
    #expect(presenter.controller === toast)
    device.clock.advance(by: 1.1)
    #expect(presenter.controller == nil)
  }

  @Test func `waits for its scene, and then counts anew`() {
    let scene = device.scenes[0]
    presenter.show(toast, duration: 3)
    device.clock.advance(by: 1)
    device.disconnect(scene)
    device.clock.advance(by: 10)
    #expect(presenter.controller === toast)
    let back = device.connectScene(resuming: scene.session)
    #expect(back.windows.contains { $0 is PassThroughWindow })
    #expect(abs(secondsLeft() - 3) < 0.2)
  }

  @Test(arguments: [TimeInterval.nan, -1, 0])
  func `goes at the next moment if that makes no sense`(_ duration: TimeInterval) {
    presenter.show(toast, duration: duration)
    #expect(presenter.controller === toast)
    device.clock.advance(by: 0)
    #expect(presenter.controller == nil)
  }

  @Test func `stays if that is endless`() {
    presenter.show(toast, duration: .infinity)
    #expect(secondsLeft() == .infinity)
  }
}

@MainActor @Suite(.simulatedDevice) struct `SwiftUI content with a duration` {
  let app = OverlayApp()
  var device: SimulatedDevice { .current }

  @Test func `is dismissed when its time is over, as by its binding, and says so once`() {
    app.duration = 3
    app.want("toast")
    device.clock.advance(by: 2.9)
    #expect(app.stages[0].isOn)
    device.clock.advance(by: 0.2)
    #expect(app.stages[0].log == ["put on", "change of itself", "take off"])
    #expect(app.overlays == 1 && app.dismissals.isEmpty)
    device.clock.advance(by: 5)
    #expect(app.overlays == 0)
    #expect(app.dismissals == ["toast"])
  }

  @Test func `stays while a finger is on it`() {
    app.duration = 3
    app.want("toast")
    let finger = device.touchDown(at: Toast.inside)
    device.clock.advance(by: 10)
    #expect(app.stages[0].isOn)
    finger.lift()
    device.clock.advance(by: 5)
    #expect(app.dismissals == ["toast"])
  }

  @Test func `goes on counting while the view is updated, and anew for another duration or item`() {
    app.duration = 3
    app.want("toast")
    device.clock.advance(by: 2)
    app.want("toast")
    device.clock.advance(by: 0.9)
    #expect(app.stages[0].isOn)
    app.duration = 4
    app.want("toast")
    device.clock.advance(by: 3.9)
    #expect(app.stages[0].isOn)
    app.want("other")
    device.clock.advance(by: 3.9)
    #expect(app.stages.map(\.isOn) == [false, true])
    device.clock.advance(by: 2)
    #expect(app.dismissals == ["toast", "other"])
  }

  @Test func `moves to another scene and counts anew there`() {
    app.duration = 3
    app.want("toast")
    device.clock.advance(by: 2)
    app.move(to: device.connectScene())
    device.clock.advance(by: 2.9)
    #expect(app.stages[0].isOn)
    device.clock.advance(by: 2)
    #expect(app.dismissals == ["toast"])
  }
}
