import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `SwiftUI content in a pass-through view` {
  /// Containers that let through, by name, each made after the device has started.
  static let containers: [(String, @MainActor () -> UIView)] = [
    ("PassThroughView", { PassThroughView() }),
    ("plain view", { UIView() }),
    ("stack view", { UIStackView() }),
    ("scroll view", { UIScrollView() }),
    ("table view", { UITableView() }),
    ("control", { UIControl() }),
  ]

  @Test(arguments: SystemUnderTest.all, [SimulatedContent.drawing, .glass, .material])
  func `takes its touches, and its empty area lets all others through`(
    system: SystemUnderTest, kind: SimulatedContent
  ) {
    for (name, make) in Self.containers {
      system.start()
      let container = make()
      container.isPassThrough = true
      let it = EmbeddedScreen(system, kind: kind, in: container)
      #expect(it.taps == ["toast", "button", "screen"], "\(name)")
    }
  }

  @Test(arguments: SystemUnderTest.all, [true, false])
  func `takes its touches in an effect view, whichever of its views answers`(
    system: SystemUnderTest, answersItself: Bool
  ) {
    system.start()
    SimulatedDevice.current.behavior.effectViewAnswersItself = answersItself
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    effect.isPassThrough = true
    let screen = Screen(system) { PassThroughWindow(windowScene: $0) }
    SimulatedDevice.current.behavior.effectViewAnswersItself = answersItself
    let root = UIViewController()
    screen.app.rootViewController = root
    screen.addButton("button", CGRect(x: 20, y: 100, width: 100, height: 100), to: root.view)
    effect.frame = root.view.bounds
    root.view.addSubview(effect)
    let host = SimulatedHostingController()
    host.view.backgroundColor = .clear
    host.view.frame = effect.bounds
    effect.contentView.addSubview(host.view)
    let toast = host.addContent(Toast.frame, kind: .drawing)
    #expect(screen.tap(EmbeddedScreen.onButton) == ["button"])
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
  }

  @Test(arguments: SystemUnderTest.all)
  func `takes its touches when the hosting view itself is pass-through`(system: SystemUnderTest) {
    let it = EmbeddedScreen(system)
    #expect(it.tap(EmbeddedScreen.onButton) == "host")
    it.host.view.isPassThrough = true
    #expect(it.taps == ["toast", "button", "screen"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `is content on its whole bounds if the hosting view paints, unless that lets through`(
    system: SystemUnderTest
  ) {
    let it = EmbeddedScreen(system, in: PassThroughView())
    it.host.view.backgroundColor = .systemBackground
    #expect(it.taps == ["toast", "host", "host"])
    it.host.view.isPassThrough = true
    #expect(it.taps == ["toast", "button", "screen"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `keeps the whole area inside of something that takes touches itself`(
    system: SystemUnderTest
  ) {
    for inner in [UIView(), UIControl(), UITableViewCell()] {
      system.start()
      inner.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      let outer = PassThroughView()
      outer.addSubview(inner)
      let it = EmbeddedScreen(system, in: outer, hosting: inner)
      #expect(it.taps == ["toast", "host", "host"], "\(inner)")
    }
  }

  @Test(arguments: SystemUnderTest.all)
  func `lets through from hosting view to hosting view`(system: SystemUnderTest) {
    let outer = SimulatedHostingController()
    system.start()
    outer.view.backgroundColor = .clear
    outer.view.isPassThrough = true
    let it = EmbeddedScreen(system, in: outer.view)
    outer.addForeignView(it.host.view)
    let other = outer.addContent(CGRect(x: 0, y: 300, width: 393, height: 60), kind: .drawing)
    #expect([Toast.inside, EmbeddedScreen.onButton].map(it.tap) == ["toast", "button"])
    _ = it.tap(Toast.beside)
    #expect(other.tapCount == 1)
  }

  @Test(arguments: SystemUnderTest.all) func `keeps real views in it`(system: SystemUnderTest) {
    let it = EmbeddedScreen(system, in: PassThroughView())
    let button = UIButton(frame: CGRect(x: 0, y: 250, width: 393, height: 100))
    it.screen.name(button, "inner")
    it.host.addForeignView(button)
    #expect(it.taps == ["toast", "button", "inner"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `takes touches in declared regions of the view it is in`(system: SystemUnderTest) {
    let container = PassThroughView()
    let it = EmbeddedScreen(system, kind: .clearTappable, in: container)
    #expect(it.taps == ["screen", "button", "screen"])
    it.host.addForeignView(RegionMarkerView(frame: Toast.frame))
    #expect(it.taps == ["toast", "button", "screen"])
    #expect(container.touchRegions.ids.count == 1)
  }

  @Test(arguments: SystemUnderTest.all)
  func `gives up what a marker calls decoration`(system: SystemUnderTest) {
    let it = EmbeddedScreen(system, kind: .decoration, in: PassThroughView())
    it.host.addForeignView(IgnoredMarkerView(frame: Toast.frame))
    #expect(it.taps == ["screen", "button", "screen"])
  }
}

@MainActor @Suite(.simulatedDevice) struct `SwiftUI content below the root of an overlay` {
  /// A controller with UIKit views whose child shows SwiftUI content over all of it.
  func overlay(
    _ system: SystemUnderTest, _ kind: SimulatedContent = .drawing
  ) -> (Screen, UIViewController, SimulatedHostingController, SimulatedContentHandle) {
    let (root, host) = (UIViewController(), SimulatedHostingController())
    let screen = Screen(system, root: root)
    root.addChild(host)
    host.view.frame = root.view.bounds
    host.view.backgroundColor = .clear
    root.view.addSubview(host.view)
    return (screen, root, host, host.addContent(Toast.frame, kind: kind))
  }

  @Test(arguments: SystemUnderTest.all)
  func `takes its touches and lets all others through`(system: SystemUnderTest) {
    let (screen, root, _, toast) = overlay(system)
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["app"])
    let button = screen.addButton(
      "inner", CGRect(x: 0, y: 290, width: 393, height: 60), to: root.view)
    root.view.sendSubviewToBack(button)
    #expect(screen.tap(Toast.beside) == ["inner"])
  }

  @Test(arguments: SystemUnderTest.all, [PassThroughMode.automatic, .regions, .blockAll])
  func `gets the touches in a declared region of the window`(
    system: SystemUnderTest, mode: PassThroughMode
  ) {
    let (screen, _, _, toast) = overlay(system, .clearTappable)
    screen.overlay.mode = mode
    screen.overlay.regions.set(.rect(Toast.frame), id: 1)
    #expect(screen.tap(Toast.beside) == (mode == .blockAll ? [] : ["app"]))
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
  }

  @Test(
    arguments: SystemUnderTest.all,
    [
      (SimulatedContent.drawing, false), (.drawing, true), (.decoration, false),
      (.decoration, true),
    ])
  func `takes its touches through a presenter, decoration and all`(
    system: SystemUnderTest, toast: (kind: SimulatedContent, isMarked: Bool)
  ) {
    let screen = Screen(system) { PassThroughWindow(windowScene: $0) }
    let host = SimulatedHostingController()
    let content = host.addContent(Toast.frame, kind: toast.kind)
    if toast.isMarked { host.addForeignView(IgnoredMarkerView(frame: Toast.frame)) }
    let presenter = OverlayPresenter(scene: screen.device.scenes[0])
    presenter.show(host)
    let isTaken = !toast.isMarked && (toast.kind == .drawing || system.drawsLayers)
    #expect(screen.tap(Toast.inside) == (isTaken ? [] : ["app"]))
    #expect(content.tapCount == (toast.kind == .drawing && !toast.isMarked ? 1 : 0))
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `one level below a presenter's controller is as well`(system: SystemUnderTest) {
    let screen = Screen(system) { PassThroughWindow(windowScene: $0) }
    let (root, host) = (UIViewController(), SimulatedHostingController())
    root.addChild(host)
    root.view.addSubview(host.view)
    host.view.backgroundColor = .clear
    let toast = host.addContent(Toast.frame, kind: .drawing)
    let presenter = OverlayPresenter(scene: screen.device.scenes[0])
    presenter.show(root)
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `shows in a hosting root whose default background the window clears`(
    system: SystemUnderTest
  ) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    #expect(host.view.backgroundColor == .clear)
    let late = SimulatedHostingController()
    screen.overlay.rootViewController = late
    #expect(late.view.backgroundColor == .clear)
    let painted = SimulatedHostingController()
    painted.view.backgroundColor = .red
    screen.overlay.rootViewController = painted
    #expect(painted.view.backgroundColor == .red)
  }

  @Test func `is not loaded early by the window`() {
    let host = SimulatedHostingController()
    let window = PassThroughWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.rootViewController = host
    #expect(!host.isViewLoaded)
  }
}

extension SystemUnderTest {
  /// Whether SwiftUI draws with layers, of which nobody can tell what takes touches.
  var drawsLayers: Bool { version.majorVersion >= 26 && sdk.majorVersion >= 26 }
}
