import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Input that can only be a mistake` {
  /// What debug builds note.
  func inDebug(_ lines: [String]) -> [String] {
    #if DEBUG
      lines
    #else
      []
    #endif
  }

  @MainActor static let notNumbers: [RegionShape] = [
    .rect(CGRect(x: CGFloat.nan, y: 0, width: 400, height: 900)),
    .rect(CGRect(x: 0, y: 0, width: 400, height: CGFloat.nan)),
    .roundedRect(Toast.frame, radius: .nan),
    .capsule(CGRect(x: 0, y: CGFloat.nan, width: 400, height: 900)),
    .circle(center: Toast.inside, radius: .nan),
    .ellipse(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 900)),
    .path(RegionPath(polygon: [.zero, Toast.inside, CGPoint(x: 0, y: CGFloat.nan)])),
  ]

  @Test func `a region that is not a number takes no touches, and a debug build says so`() {
    for shape in Self.notNumbers {
      let screen = Screen(root: SimulatedHostingController())
      let lines = notes { screen.overlay.regions.set(shape, id: "toast") }
      #expect(lines == inDebug(["Region toast is not a number, so it takes no touches"]))
      #expect(screen.tap(Toast.inside) == ["app"], "\(shape)")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `an outset that is no finite number takes no touches, and a debug build says so`(
    outset: CGFloat
  ) {
    let screen = Screen(root: SimulatedHostingController())
    let lines = notes {
      screen.overlay.regions.set(.rect(Toast.frame), id: "toast", outset: outset)
    }
    #expect(lines == inDebug(["Region toast is not a number, so it takes no touches"]))
    #expect(screen.tap(Toast.inside) == ["app"])
  }

  @Test func `a region whose view is elsewhere for now takes no touches, and the log says so once`()
  {
    let screen = Screen(root: SimulatedHostingController())
    let marker = UIView(frame: Toast.frame)
    marker.isUserInteractionEnabled = false
    let ask = { #expect(screen.overlay.hitTest(Toast.inside, with: nil) == nil) }
    screen.overlay.regions.set(.rect, of: marker, id: "toast")
    let note =
      "The view of region toast is not in the window that was touched, so the region takes no "
      + "touches there for now"
    #expect(notes { ask() } == [note])
    screen.app.addSubview(marker)
    #expect(notes { ask() } == [])
    screen.overlay.rootViewController?.view.addSubview(marker)
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) != nil)
  }

  @Test func `making the window modal by hand does nothing, and the log says so`() {
    let screen = Screen { PassThroughWindow(windowScene: $0) }
    let lines = notes { screen.overlay.accessibilityViewIsModal = true }
    #expect(lines.count == 1)
    #expect(!screen.overlay.accessibilityViewIsModal)
    #expect(notes { screen.overlay.accessibilityViewIsModal = false } == [])
  }

  @Test(arguments: [15, 17, 18, 26, 27])
  func `a root that looks touchable and lets touches through is named once by a debug build`(
    version: Int
  ) {
    let looks: [(UIView, (UIView) -> Void)] = [
      (UIView(), { _ in }), (UIView(), { $0.backgroundColor = .black.withAlphaComponent(0.5) }),
      (UIView(), { $0.addGestureRecognizer(UITapGestureRecognizer()) }), (UIButton(), { _ in }),
    ]
    for (index, (view, change)) in looks.enumerated() {
      let (root, usesPresenter) = (UIViewController(), !index.isMultiple(of: 2))
      root.view = view
      change(view)
      let screen = Screen(SystemUnderTest(version), root: UIViewController())
      let presenter = OverlayPresenter(scene: screen.device.scenes[0])
      if usesPresenter { presenter.show(root) } else { screen.overlay.rootViewController = root }
      let count = { notes { #expect(screen.tap(Toast.inside) == ["app"]) }.count }
      view.isPassThrough = true
      #expect(count() == 0)
      view.isPassThrough = false
      #expect(count() == (index == 0 ? 0 : inDebug([""]).count))
      #expect(count() == 0)
      let window = usesPresenter ? presenter.window : screen.overlay
      window?.rootViewTakesTouches = true
      #expect(screen.tap(Toast.inside) == [])
    }
  }

  @Test(arguments: [15, 17, 18, 26, 27])
  func `regions and spotlights on a view that takes touches itself are named by a debug build`(
    version: Int
  ) {
    let root = UIViewController()
    let screen = Screen(SystemUnderTest(version), root: root)
    let view = UIView(frame: root.view.bounds)
    root.view.addSubview(view)
    let lines = { (work: () -> Void) -> Int in
      notes {
        work()
        screen.device.turn()
        screen.device.turn()
      }.count
    }
    let one = inDebug([""]).count
    #expect(lines { view.touchRegions.set(.rect, id: 1) } == one)
    #expect(lines { view.touchRegions.set(.rect, id: 1) } == 0)
    let (cover, late) = (UIView(frame: root.view.bounds), UIView(frame: root.view.bounds))
    [cover, late].forEach(root.view.addSubview)
    #expect(lines { screen.overlay.regions.setSpotlight(on: view, in: cover, id: 2) } == one)
    let isLate = lines {
      late.touchRegions.setSpotlight(on: view, in: late, id: 3)
      late.isPassThrough = true
    }
    #expect(isLate == 0)
    #expect(lines { screen.overlay.regions.setSpotlight(on: view, in: root.view, id: 4) } == 0)
  }

  @Test func `a window stays pass-through and keeps its regions, and a debug build says so`() {
    let screen = Screen(root: UIViewController())
    #expect(notes { screen.overlay.isPassThrough = false }.count == inDebug([""]).count)
    #expect(screen.overlay.isPassThrough && screen.tap(Toast.inside) == ["app"])
    #expect(notes { screen.overlay.isPassThrough = true } == [])
    let (regions, other) = (screen.overlay.regions, InteractiveRegions())
    other.set(.rect(Toast.frame), id: 1)
    #expect(notes { screen.overlay.touchRegions = other }.count == inDebug([""]).count)
    #expect(screen.overlay.touchRegions === regions && screen.tap(Toast.inside) == ["app"])
    #expect(notes { screen.overlay.touchRegions.set(.rect(Toast.frame), id: 1) } == [])
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) != nil)
  }

  @Test(arguments: [15, 17, 18, 26, 27])
  func `an alert controller as the content of an overlay is named by a debug build`(version: Int) {
    let screen = Screen(SystemUnderTest(version)) { PassThroughWindow(windowScene: $0) }
    let alert = { UIAlertController(title: "", message: nil, preferredStyle: .alert) }
    let presenter = OverlayPresenter(scene: screen.device.scenes[0])
    let one = inDebug([""]).count
    #expect(notes { presenter.show(alert()) }.count == one)
    #expect(notes { screen.overlay.rootViewController = alert() }.count == one)
    let root = UIViewController()
    presenter.show(root)
    #expect(notes { root.present(alert(), animated: false) } == [])
  }

  @Test(arguments: PassThroughMode.allCases)
  func `a window without a root controller has content and background all the same`(
    mode: PassThroughMode
  ) {
    let screen = Screen { PassThroughWindow(windowScene: $0) }
    screen.overlay.mode = mode
    #expect(screen.tap(Toast.inside) == (mode == .blockAll ? [] : ["app"]))
  }

  @Test func `a name that the app chose is private in the log`() {
    var notes: [Misuse.Note] = []
    let handler = Misuse.noteHandler
    defer { Misuse.noteHandler = handler }
    Misuse.noteHandler = { notes.append($0) }
    let screen = Screen(root: SimulatedHostingController())
    let regions = screen.overlay.regions
    regions.set(.rect(Toast.frame), id: "secret", outset: .nan)
    regions.set(.rect, of: UIView(frame: Toast.frame), id: "secret")
    regions.setSpotlight(
      .rect, on: UIView(frame: Toast.frame), in: screen.overlay, id: "secret")
    _ = screen.overlay.hitTest(Toast.inside, with: nil)
    #expect(notes.count == inDebug([""]).count + 1)
    for note in notes {
      #expect(note.names == "secret")
      #expect(!note.opening.contains("secret") && !note.ending.contains("secret"))
    }
  }

  @Test func `names in a note are private with all that is between them`() {
    let note: Misuse.Note = "A \(name: 1) is " + "in \(name: "b")" + ", so it waits"
    #expect(note.text == "A 1 is in b, so it waits")
    #expect([note.opening, note.names, note.ending] == ["A ", "1 is in b", ", so it waits"])
  }

  @Test func `a window without a scene gets no touches and answers when it is asked`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.addButton("button", Toast.frame, to: root.view)
    screen.overlay.windowScene = nil
    #expect(screen.tap(Toast.inside) == ["app"])
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) is UIButton)
    #expect(screen.overlay.hitTest(Toast.beside, with: nil) == nil)
    screen.overlay.makeKey()
    #expect(screen.app.isKeyWindow)
  }

  #if !canImport(Darwin)
    @Test func `what nobody handles is written to the standard error`() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run { Misuse.noteHandler("no window") }
      }
      let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(lines.contains("Fallthrough: no window\n"))
    }
  #endif

  @Test func `a point that is not a number is on nothing`() {
    let screen = Screen(root: SimulatedHostingController())
    screen.overlay.regions.set(.rect(screen.overlay.bounds), id: 1)
    let nowhere = CGPoint(x: CGFloat.nan, y: 100)
    for event in [nil, UIEvent(), nil] {
      #expect(screen.overlay.hitTest(nowhere, with: event) == nil)
    }
  }

  @Test func `a view that answers for another window is not followed for ever`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let bounds: CGRect = root.view.bounds
    let (one, two) = (AnsweringView(frame: bounds), AnsweringView(frame: bounds))
    for view in [one, two] {
      root.view.addSubview(view)
      view.isPassThrough = true
    }
    (one.answer, two.answer) = ({ _, _ in two }, { _, _ in one })
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) == nil)
  }

  @Test func `a larger area that the superview cuts off does nothing, and a debug build says so`() {
    let screen = Screen(root: UIViewController())
    let row = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 20))
    screen.app.rootViewController?.view.addSubview(row)
    let button = screen.addButton("small", CGRect(x: 80, y: 0, width: 40, height: 20), to: row)
    let tap = { notes { #expect(screen.tap(200, 310).last == "small") } }
    let note =
      "A larger hit area is cut off, because the superview is no larger than the view; set "
      + "hitTestBehavior.overflow to .reachable on the superview or on a larger view around it"
    for area: HitTestBehavior.HitArea in [
      .bounds, .padded(0), .padded(-5), .atLeast(20), .shape(.capsule),
      .padded(UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9)),
    ] {
      button.hitTestBehavior.hitArea = area
      #expect(tap() == [], "\(area)")
    }
    let told = notes {
      button.hitTestBehavior.hitArea = .padded(9)
      #expect(screen.tap(200, 295).last == "app")
    }
    #expect(told == inDebug([note]))
    for view in [row, screen.app] {
      view.hitTestBehavior.overflow = .reachable
      #expect(tap() == [])
      #expect(screen.tap(200, 295).last == "small")
      view.hitTestBehavior.overflow = .unreachable
    }
    #expect(tap() == [])
    row.frame.size.height = 44
    let second = screen.addButton("small", CGRect(x: 80, y: 0, width: 40, height: 20), to: row)
    second.hitTestBehavior.hitArea = .atLeast(44)
    #expect(tap() == [])
  }

  @Test func `a larger area is said to do nothing where views in front take it, once a view`() {
    let screen = Screen(root: UIViewController())
    let row = UIStackView(frame: CGRect(x: 100, y: 300, width: 60, height: 20))
    (row.distribution, row.spacing) = (.fillEqually, 20)
    row.hitTestBehavior.overflow = .reachable
    let buttons = (0..<2).map { _ in UIButton() }
    let told = notes {
      for button in buttons {
        row.addArrangedSubview(button)
        button.hitTestBehavior.hitArea = .padded(30)
      }
      screen.app.rootViewController?.view.addSubview(row)
      screen.app.layoutIfNeeded()
      screen.device.turn()
    }
    #expect(
      told
        == inDebug([
          "A larger hit area has no effect, because views in front of it take the touches there; "
            + "make their areas smaller, or bring the view to the front"
        ]))
    #expect(screen.device.tap(at: CGPoint(x: 115, y: 310)).view === buttons[1])
    let later = notes {
      buttons[0].hitTestBehavior.hitArea = .padded(29)
      buttons[1].hitTestBehavior.hitArea = .padded(4)
      screen.device.turn()
    }
    #expect(later == [])
  }
}
