import Fallthrough
import Testing
import UIKit

/// A presenter over an app with a button, and a note of what its completions said, in order.
@MainActor private final class Stage {
  let device = SimulatedDevice.current
  let scene = SimulatedDevice.current.scenes[0]
  let presenter: OverlayPresenter
  let app: UIWindow
  var said: [String] = []
  /// How many windows the scene has beside the app's.
  var overlays: Int { scene.windows.count - 1 }

  init() {
    presenter = OverlayPresenter(scene: scene)
    app = UIWindow(windowScene: scene)
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    addButton("app", app.bounds, to: app.rootViewController)
  }

  func toast(_ name: String) -> UIViewController {
    let controller = UIViewController()
    addButton(name, Toast.frame, to: controller)
    return controller
  }

  private func addButton(_ name: String, _ frame: CGRect, to controller: UIViewController?) {
    let button = UIButton(frame: frame)
    button.accessibilityIdentifier = name
    controller?.view.addSubview(button)
  }

  /// Who gets a tap on the toast.
  var owner: String? { device.tap(at: Toast.inside).passes.last?.result?.accessibilityIdentifier }

  func note(_ name: String) -> (Bool) -> Void {
    { [weak self] in self?.said.append("\(name) \($0)") }
  }

  /// A transition that never says that it is over.
  static let endless = OverlayTransition(longestDuration: 3) { _, _ in }
}

@MainActor @Suite(.simulatedDevice) struct `A transition of an overlay` {
  private let stage = Stage()
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
    presenter.hide(transition: Stage.endless, completion: stage.note("hidden"))
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
      stage.toast("second"), transition: Stage.endless, completion: stage.note("second"))
    presenter.hide(completion: stage.note("hidden"))
    #expect(stage.overlays == 0)
    #expect(!presenter.isLeaving)
    #expect(stage.said == ["second false", "hidden true"])
  }

  @Test func `that never ends is over after its longest duration`() {
    presenter.show(stage.toast("toast"), transition: Stage.endless, completion: stage.note("shown"))
    clock.advance(by: 2.9)
    #expect(stage.said == [])
    clock.advance(by: 0.2)
    #expect(stage.said == ["shown true"])
    presenter.hide(transition: Stage.endless, completion: stage.note("hidden"))
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
    presenter.show(toast, transition: Stage.endless)
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
      case .left: CGPoint(x: -350, y: 700)
      case .bottom: CGPoint(x: 20, y: 852)
      case .right: CGPoint(x: 393, y: 700)
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

  @Test func `may hide what it is to show`() {
    let fickle = OverlayTransition { [stage] _, isOver in
      stage.presenter.hide(completion: stage.note("hidden"))
      isOver()
    }
    presenter.show(stage.toast("toast"), transition: fickle, completion: stage.note("shown"))
    #expect(stage.said.sorted() == ["hidden true", "shown false"])
    #expect(stage.overlays == 0)
  }

  @Test func `releases presenter, window and content with the presenter`() {
    weak var window: UIWindow?
    weak var content: UIViewController?
    weak var released: OverlayPresenter?
    do {
      let presenter = OverlayPresenter(scene: stage.scene)
      let toast = stage.toast("toast")
      presenter.show(toast)
      (window, content, released) = (presenter.window, toast, presenter)
      presenter.hide(transition: Stage.endless, completion: stage.note("hidden"))
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

@MainActor @Suite(.simulatedDevice) struct `What an overlay presents` {
  /// Notes when its view goes.
  private final class Sheet: UIViewController {
    var onGone: (() -> Void)?
    override func viewDidDisappear(_ animated: Bool) { onGone?() }
  }

  private let stage = Stage()
  private var presenter: OverlayPresenter { stage.presenter }
  private var clock: SimulatedClock { stage.device.clock }

  /// Shows a toast that presents a sheet, and on it another one; nothing else keeps them.
  private func present(
    _ style: UIModalPresentationStyle = .pageSheet, by toast: UIViewController,
    of other: OverlayPresenter? = nil
  ) -> Sheet {
    let sheet = Sheet()
    sheet.onGone = { [stage] in stage.said.append("sheet gone") }
    toast.definesPresentationContext = true
    sheet.modalPresentationStyle = style
    (other ?? presenter).show(toast)
    toast.present(sheet, animated: false)
    sheet.present(UIViewController(), animated: false)
    return sheet
  }

  /// Ways in which a window goes while its content presents something.
  private enum End: CaseIterable { case hide, fade, replace, take, release, late, disconnect }

  @Test(
    arguments: SystemUnderTest.ofNote,
    [UIModalPresentationStyle.pageSheet, .fullScreen, .overCurrentContext])
  func `goes with it first, and nothing leaks`(
    system: SystemUnderTest, style: UIModalPresentationStyle
  ) {
    system.begin()
    stage.device.behavior.abandonedPresentationsLeak = true
    for end in End.allCases {
      weak var sheet: Sheet?
      weak var toast: UIViewController?
      weak var window: UIWindow?
      var own: OverlayPresenter? = OverlayPresenter(scene: stage.scene)
      do {
        let shown = stage.toast("toast")
        sheet = present(style, by: shown, of: own)
        toast = shown
        window = shown.view.window ?? own?.window
      }
      #expect(sheet?.presentingViewController != nil && window != nil)
      switch end {
      case .hide: own?.hide()
      case .fade: own?.hide(transition: .fade())
      case .replace: own?.show(UIViewController(), transition: .move(edge: .bottom))
      case .take: _ = notes { if let toast { presenter.show(toast) } }
      case .release: own = nil
      case .late:
        sheet?.presentingViewController?.dismiss(animated: true)
        own?.hide()
      case .disconnect: stage.device.disconnect(stage.scene)
      }
      clock.advance(by: 6)
      for presenter in [own, presenter] { presenter?.hide() }
      #expect(sheet == nil && toast == nil && window == nil, "\(end)")
    }
  }

  @Test func `is dismissed before it leaves, with animation if it has a transition`() {
    presenter.onDismiss = { [stage] _ in stage.said.append("toast gone") }
    _ = present(.pageSheet, by: stage.toast("toast"))
    presenter.hide(completion: stage.note("hidden"))
    #expect(stage.said == ["sheet gone", "toast gone", "hidden true"])
    stage.said = []
    let toast = stage.toast("toast")
    _ = present(.pageSheet, by: toast)
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden"))
    #expect(stage.said == [] && toast.view.alpha == 1 && stage.owner == "app")
    clock.advance(by: 0.45)
    #expect(stage.said == ["sheet gone"] && toast.view.alpha == 0)
    clock.advance(by: 1)
    #expect(stage.said == ["sheet gone", "toast gone", "hidden true"])
  }

  @Test func `is gone if the overlay turns back meanwhile`() {
    let toast = stage.toast("toast")
    let sheet = present(.pageSheet, by: toast)
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden"))
    clock.advance(by: 0.1)
    presenter.show(toast, transition: .fade(duration: 1), completion: stage.note("shown"))
    clock.advance(by: 2)
    #expect(stage.said == ["hidden false", "sheet gone", "shown true"])
    #expect(sheet.presentingViewController == nil && stage.owner == "toast")
  }

  @Test func `is waited for while it still comes, and no longer than the transition may take`() {
    let toast = stage.toast("toast")
    presenter.show(toast)
    let sheet = Sheet()
    toast.present(sheet, animated: true)
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden"))
    clock.advance(by: 0.5)
    #expect(sheet.presentingViewController != nil && stage.said == [])
    clock.advance(by: 1.5)
    #expect(stage.said == ["hidden true"] && sheet.presentingViewController == nil)
    stage.device.behavior.presentationDuration = 60
    presenter.show(toast)
    toast.present(UIViewController(), animated: true)
    presenter.hide(transition: Stage.endless, completion: stage.note("hidden"))
    clock.advance(by: 3.1)
    #expect(stage.said == ["hidden true", "hidden true"] && stage.overlays == 0)
  }

  @Test func `again whenever it can goes all the same`() {
    final class Insistent: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        present(screen, animated: false)
      }
    }
    for transition in [.instant, Stage.endless] {
      presenter.show(Insistent())
      presenter.hide(transition: transition, completion: stage.note("hidden"))
      clock.advance(by: 10)
      #expect(stage.overlays == 0)
    }
    #expect(stage.said == ["hidden true", "hidden true"])
  }
}
