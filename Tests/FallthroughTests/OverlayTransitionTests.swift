import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A transition of an overlay` {
  private let stage = PresenterStage()
  private var presenter: OverlayPresenter { stage.presenter }
  private var clock: SimulatedClock { stage.device.clock }

  @Test func `is over before the call returns where there is none`() {
    presenter.show(stage.toast("toast"), completion: stage.note("shown"))
    #expect(stage.said == ["shown true"])
    presenter.hide(completion: stage.note("hidden"))
    #expect(stage.said == ["shown true", "hidden true"])
    #expect(stage.overlays == 0)
  }

  @Test func `lets arriving content take its touches`() {
    presenter.show(stage.toast("toast"), transition: .fade(duration: 1))
    clock.advance(by: 0.5)
    #expect(stage.owner == "toast")
  }

  @Test func `keeps the window until leaving content has gone, and takes no touches then`() {
    presenter.show(stage.toast("toast"))
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden"))
    clock.advance(by: 0.9)
    #expect(stage.overlays == 1)
    #expect(stage.owner == "app")
    #expect(presenter.window == nil)
    #expect(presenter.controller == nil)
    #expect(presenter.isLeaving)
    #expect(stage.said == [])
    clock.advance(by: 0.2)
    #expect(stage.overlays == 0)
    #expect(!presenter.isLeaving)
    #expect(stage.said == ["hidden true"])
  }

  @Test func `hides leaving content from assistive apps`() {
    presenter.show(stage.toast("toast"))
    let window = presenter.window
    presenter.hide(transition: .fade())
    #expect(window?.accessibilityElementsHidden == true)
  }

  @Test func `ends the editing of leaving text`() {
    let toast = UIViewController()
    let field = UITextField(frame: Toast.frame)
    toast.view.addSubview(field)
    presenter.show(toast)
    field.becomeFirstResponder()
    presenter.hide(transition: .fade())
    #expect(!field.isFirstResponder)
    SimulatedDevice.current.turn()
    #expect(stage.app.isKeyWindow)
  }

  @Test func `has the next content come in front of the one that leaves`() {
    let (first, second) = (stage.toast("first"), stage.toast("second"))
    presenter.show(first, transition: .fade(duration: 1), completion: stage.note("first shown"))
    clock.advance(by: 2)
    presenter.show(second, transition: .fade(duration: 1), completion: stage.note("second shown"))
    #expect(stage.overlays == 2)
    #expect(stage.owner == "second")
    clock.advance(by: 2)
    #expect(stage.overlays == 1)
    #expect(stage.said == ["first shown true", "second shown true"])
  }

  @Test func `does not end by the time limit of an earlier one`() {
    let quick = OverlayTransition(longestDuration: 1) { _, isOver in
      UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in isOver() })
    }
    presenter.show(stage.toast("toast"), transition: quick, completion: stage.note("shown"))
    clock.advance(by: 0.5)
    #expect(stage.said == ["shown true"])
    presenter.hide(transition: PresenterStage.endless, completion: stage.note("hidden"))
    clock.advance(by: 2)
    #expect(stage.said == ["shown true"] && stage.overlays == 1)
    clock.advance(by: 2)
    #expect(stage.said == ["shown true", "hidden true"] && stage.overlays == 0)
  }

  @Test func `tells who waited for its end that something else came first`() {
    presenter.show(
      stage.toast("first"), transition: .fade(duration: 1), completion: stage.note("first"))
    presenter.show(
      stage.toast("second"), transition: .fade(duration: 1), completion: stage.note("second"))
    #expect(stage.said == ["first false"])
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden"))
    #expect(stage.said == ["first false", "second false"])
    clock.advance(by: 3)
    #expect(stage.said == ["first false", "second false", "hidden true"])
    #expect(stage.overlays == 0)
  }

  @Test func `turns back where content is shown again that leaves`() {
    let toast = stage.toast("toast")
    presenter.show(toast)
    let window = presenter.window
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden"))
    clock.advance(by: 0.5)
    presenter.show(toast, transition: .fade(duration: 1), completion: stage.note("shown"))
    #expect(stage.said == ["hidden false"])
    #expect(presenter.window === window)
    #expect(stage.owner == "toast")
    clock.advance(by: 2)
    #expect(stage.said == ["hidden false", "shown true"])
    #expect(toast.view.alpha == 1)
    #expect(stage.overlays == 1)
  }

  @Test func `has whoever shows and hides again wait for the same end`() {
    let toast = stage.toast("toast")
    presenter.show(toast, transition: .fade(duration: 1), completion: stage.note("once"))
    presenter.show(toast, completion: stage.note("twice"))
    clock.advance(by: 2)
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden once"))
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden twice"))
    clock.advance(by: 2)
    let expected = ["once true", "twice true", "hidden once true", "hidden twice true"]
    #expect(stage.said == expected)
  }

  @Test func `is cut short by hiding at once`() {
    presenter.show(stage.toast("toast"))
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("faded"))
    presenter.hide(completion: stage.note("hidden"))
    #expect(stage.said == ["faded true", "hidden true"])
    #expect(stage.overlays == 0)
  }

  @Test func `is cut short by hiding at once, also that of what was replaced`() {
    presenter.show(stage.toast("first"))
    presenter.show(
      stage.toast("second"), transition: PresenterStage.endless, completion: stage.note("second"))
    presenter.hide(completion: stage.note("hidden"))
    #expect(stage.overlays == 0)
    #expect(!presenter.isLeaving)
    #expect(stage.said == ["second false", "hidden true"])
  }

  @Test func `that never ends is over after its longest duration`() {
    let endless = PresenterStage.endless
    presenter.show(stage.toast("toast"), transition: endless, completion: stage.note("shown"))
    clock.advance(by: 2.9)
    #expect(stage.said == [])
    clock.advance(by: 0.2)
    #expect(stage.said == ["shown true"])
    presenter.hide(transition: endless, completion: stage.note("hidden"))
    clock.advance(by: 3.1)
    #expect(stage.said == ["shown true", "hidden true"])
    #expect(stage.overlays == 0)
  }

  @Test(arguments: [TimeInterval.nan, -1, 0])
  func `with a senseless longest duration is over at the next moment`(_ duration: TimeInterval) {
    presenter.show(stage.toast("toast"))
    presenter.hide(transition: OverlayTransition(longestDuration: duration) { _, _ in })
    clock.advance(by: 0)
    #expect(stage.overlays == 0)
  }

  @Test func `leaves what has come at rest, whatever it made of the view`() {
    let toast = stage.toast("toast")
    presenter.show(toast)
    presenter.hide(transition: .fade())
    presenter.show(toast, transition: PresenterStage.endless)
    #expect(toast.view.alpha == 0)
    clock.advance(by: 3)
    #expect(toast.view.alpha == 1)
    #expect(stage.owner == "toast")
  }

  @Test func `counts once, however often it says that it is over`() {
    let stutter = OverlayTransition { _, isOver in
      isOver()
      isOver()
    }
    presenter.show(stage.toast("toast"), transition: stutter, completion: stage.note("shown"))
    presenter.hide(transition: stutter, completion: stage.note("hidden"))
    clock.advance(by: 20)
    #expect(stage.said == ["shown true", "hidden true"])
  }

  @Test func `that ended late says nothing about a later one`() {
    var ends: [() -> Void] = []
    let manual = OverlayTransition { ends.append($1) }
    let toast = stage.toast("toast")
    presenter.show(toast, transition: manual)
    presenter.hide(transition: manual, completion: stage.note("hidden"))
    presenter.show(toast, transition: manual, completion: stage.note("shown"))
    ends[0]()
    ends[1]()
    #expect(stage.said == ["hidden false"])
    ends[2]()
    #expect(stage.said == ["hidden false", "shown true"])
    #expect(stage.overlays == 1)
  }

  @Test func `knows which way it goes, and whether it turns back`() {
    var steps: [String] = []
    let toast = stage.toast("toast")
    let noted = OverlayTransition { step, _ in
      #expect(step.view === toast.view)
      #expect(step.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      steps.append("\(step.direction)\(step.turnsBack ? " back" : "")")
    }
    presenter.show(toast, transition: noted)
    presenter.hide(transition: noted)
    presenter.show(toast, transition: noted)
    #expect(steps == ["arriving", "leaving back", "arriving back"])
  }

  @Test(arguments: OverlayTransition.Edge.allCases)
  func `moves content just beyond an edge, and gives the view back as it was`(
    edge: OverlayTransition.Edge
  ) {
    let toast = stage.toast("toast")
    toast.view.alpha = 0.5
    presenter.show(toast)
    presenter.hide(transition: .move(edge: edge, duration: 1))
    let frame = toast.view.convert(Toast.frame, to: presenter.window)
    let expected =
      switch edge {
      case .top: CGPoint(x: 20, y: -80)
      case .left, .leading: CGPoint(x: -350, y: 700)
      case .bottom: CGPoint(x: 20, y: 852)
      case .right, .trailing: CGPoint(x: 393, y: 700)
      }
    #expect(frame.origin == expected)
    clock.advance(by: 2)
    #expect(toast.view.transform == .identity)
    #expect(toast.view.alpha == 0.5)
  }

  @Test(arguments: SystemUnderTest.ofNote)
  func `fades with Reduce Motion, and tells one of the app's own`(system: SystemUnderTest) {
    system.begin()
    stage.device.isReduceMotionEnabled = true
    let looks: [OverlayTransition] = [
      .fade(duration: 1), .move(edge: .top, duration: 1),
      .animating(duration: 1) { $0.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) },
    ]
    for transition in looks {
      let toast = stage.toast("toast")
      presenter.show(toast)
      presenter.hide(transition: transition)
      #expect(toast.view.alpha == 0 && toast.view.transform == .identity)
      presenter.show(toast, transition: transition)
      clock.advance(by: 2)
      #expect(toast.view.alpha == 1 && presenter.window != nil)
    }
    var steps: [Bool] = []
    let own = OverlayTransition { step, _ in steps.append(step.reducesMotion) }
    for isReduced in [true, false] {
      stage.device.isReduceMotionEnabled = isReduced
      presenter.show(stage.toast("toast"), transition: own)
    }
    // What was there leaves by it, too.
    #expect(steps == [true, true, false, false])
  }

  @Test(arguments: [TimeInterval.nan, -1, 0, .infinity])
  func `with a senseless duration leaves what has arrived at rest`(duration: TimeInterval) {
    let toast = stage.toast("toast")
    presenter.show(toast, transition: .fade(duration: duration), completion: stage.note("shown"))
    clock.advance(by: 6)
    let isEndless = duration == .infinity
    #expect(stage.said == (isEndless ? [] : ["shown true"]))
    presenter.hide(completion: stage.note("hidden"))
    #expect(stage.said == ["shown \(!isEndless)", "hidden true"])
    #expect(toast.view.alpha == 1 && stage.overlays == 0)
  }

  @Test func `moves SwiftUI content by the whole overlay`() {
    let host = SimulatedHostingController()
    host.addContent(Toast.frame)
    presenter.show(host)
    presenter.hide(transition: .move(edge: .bottom))
    #expect(host.view.transform.ty == 852)
  }

  @Test func `is lost with its scene, and no window stays`() {
    let session = stage.scene.session
    let (first, second) = (stage.toast("first"), stage.toast("second"))
    presenter.show(first)
    presenter.show(second, transition: .fade(duration: 1), completion: stage.note("shown"))
    stage.device.disconnect(stage.scene)
    #expect(stage.said == ["shown false"])
    #expect(!presenter.isLeaving)
    clock.advance(by: 2)
    let back = stage.device.connectScene(resuming: session)
    #expect(back.windows.count == 1)
    #expect(presenter.controller === second)
    #expect(presenter.window?.windowScene === back)
    #expect(second.view.alpha == 1)
  }

  @Test func `that is asked for while the scene is away is told so`() {
    stage.device.disconnect(stage.scene)
    presenter.show(stage.toast("toast"), transition: .fade(), completion: stage.note("shown"))
    presenter.hide(transition: .fade(), completion: stage.note("hidden"))
    #expect(stage.said == ["shown false", "hidden true"])
  }

  @Test func `may be followed by another from its own completion`() {
    let second = stage.toast("second")
    presenter.show(stage.toast("first"))
    presenter.hide(transition: .fade(duration: 1)) { [stage] hasGone in
      stage.said.append("hidden \(hasGone), \(stage.overlays) left")
      stage.presenter.show(second, transition: .fade(duration: 1)) { _ in
        stage.said.append("shown")
        stage.presenter.hide { _ in stage.said.append("hidden again") }
      }
    }
    clock.advance(by: 3)
    #expect(stage.said == ["hidden true, 0 left", "shown", "hidden again"])
    #expect(stage.overlays == 0)
  }

  @Test(arguments: [false, true])
  func `releases presenter, window and content with the presenter`(isUnderWay: Bool) {
    weak var window: UIWindow?
    weak var content: UIViewController?
    weak var released: OverlayPresenter?
    do {
      let presenter = OverlayPresenter(scene: stage.scene)
      let toast = stage.toast("toast")
      presenter.show(toast)
      (window, content, released) = (presenter.window, toast, presenter)
      if isUnderWay {
        presenter.hide(transition: PresenterStage.endless, completion: stage.note("hidden"))
      }
    }
    #expect(released == nil)
    #expect(window == nil)
    #expect(content == nil)
    clock.advance(by: 5)
    #expect(stage.said == [])
    #expect(stage.overlays == 0)
  }

  @Test func `keeps what it shows no longer than it shows it`() {
    weak var content: UIViewController?
    do {
      let toast = stage.toast("toast")
      presenter.show(toast, transition: .fade())
      content = toast
    }
    clock.advance(by: 1)
    #expect(content != nil)
    presenter.hide(transition: .fade())
    clock.advance(by: 1)
    #expect(content == nil)
  }

  @Test func `gives the controller back for another place`() {
    let toast = stage.toast("toast")
    presenter.show(toast)
    presenter.hide()
    #expect(toast.parent == nil)
    #expect(toast.view.superview == nil)
    let other = OverlayPresenter(scene: stage.scene)
    other.show(toast)
    #expect(stage.owner == "toast")
  }

  @Test func `follows a change of the level while it is under way`() {
    presenter.show(stage.toast("first"))
    presenter.show(stage.toast("second"), transition: .fade())
    presenter.level = .statusBar
    #expect(stage.scene.windows.filter { $0.windowLevel == .statusBar }.count == 2)
  }
}
