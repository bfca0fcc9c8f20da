import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A pass-through window over SwiftUI content` {
  /// An overlay with one piece of content where the toast is.
  func screen(
    _ system: SystemUnderTest, _ kind: SimulatedContent = .drawing
  ) -> (Screen, SimulatedContentHandle) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    return (screen, host.addContent(Toast.frame, kind: kind))
  }

  @Test(arguments: SystemUnderTest.all)
  func `lets every touch through while it is empty`(system: SystemUnderTest) {
    let screen = Screen(system, root: SimulatedHostingController())
    #expect(screen.tap(Toast.inside) == ["A"])
    #expect(screen.tap(Toast.beside) == ["A"])
  }

  @Test(arguments: SystemUnderTest.all, [SimulatedContent.drawing, .glass, .material])
  func `takes the touches on drawn content and no others`(
    system: SystemUnderTest, kind: SimulatedContent
  ) {
    let (screen, toast) = screen(system, kind)
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["A"])
    #expect(screen.tap(Toast.inside) == [])
    #expect(screen.tap(Toast.beside) == ["A"])
    #expect(toast.tapCount == 2)
  }

  @Test(arguments: SystemUnderTest.all)
  func `asks once about a touch beside the content, and twice about one on it`(
    system: SystemUnderTest
  ) {
    let (screen, _) = screen(system)
    let beside = screen.device.tap(at: Toast.beside).passes.filter { $0.window === screen.overlay }
    #expect(beside.map(\.phase) == [1])
    let inside = screen.device.tap(at: Toast.inside).passes.filter { $0.window === screen.overlay }
    #expect(inside.map(\.phase) == [1, 2])
    #expect(!inside.contains { $0.result == nil })
  }

  @Test(arguments: SystemUnderTest.all)
  func `stays right after a click from hover, which asks only once`(system: SystemUnderTest) {
    let (screen, toast) = screen(system)
    screen.device.hover(at: Toast.inside)
    screen.device.clickFromHover(at: Toast.inside)
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["A"])
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 2)
  }

  @Test(arguments: SystemUnderTest.all)
  func `answers alike for hover, drag and probe`(system: SystemUnderTest) {
    let (screen, _) = screen(system)
    for (point, window) in [(Toast.inside, screen.overlay), (Toast.beside, screen.app)] {
      for ask in [screen.device.hover, screen.device.drag, screen.device.probe] {
        let winner = ask(point).passes.last { $0.result != nil }?.window
        #expect(winner === window)
      }
    }
  }

  @Test(arguments: SystemUnderTest.all, 1...4)
  func `does not depend on how often UIKit asks`(system: SystemUnderTest, passes: Int) {
    let (screen, toast) = screen(system)
    screen.device.behavior.hitTestPasses = passes
    _ = screen.tap(Toast.inside)
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["A"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `tells the fingers of one event apart`(system: SystemUnderTest) {
    let (screen, toast) = screen(system)
    let fingers = screen.device.touchDown(at: [Toast.beside, Toast.inside])
    fingers.forEach { $0.lift() }
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["A"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `lets a real view in the content have its own touches`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    _ = host.addContent(Toast.frame, kind: .glass)
    let button = UIButton(frame: Toast.frame.insetBy(dx: 20, dy: 20))
    screen.name(button, "B")
    host.addForeignView(button)
    #expect(screen.tap(Toast.inside) == ["B"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `cannot see what is tappable but not drawn, unless a region declares it`(
    system: SystemUnderTest
  ) {
    let (screen, toast) = screen(system, .clearTappable)
    #expect(screen.tap(Toast.inside) == ["A"])
    screen.overlay.regions.set(.rect(Toast.frame), id: "toast")
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["A"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `is found by its name also below a controller of another kind`(system: SystemUnderTest) {
    final class Plain: UIViewController {
      override func loadView() {}
    }
    let host = SimulatedHostingController()
    SimulatedDevice.current.reset()
    let screen = Screen(system) { scene in
      let root = Plain()
      root.view = host.view
      let window = PassThroughWindow(windowScene: scene)
      window.rootViewController = root
      return window
    }
    let toast = host.addContent(Toast.frame, kind: .drawing)
    _ = screen.tap(Toast.inside)
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["A"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `keeps a claim when the content goes between the two phases`(system: SystemUnderTest) {
    let (screen, toast) = screen(system)
    screen.overlay.onDecision = { [overlay = screen.overlay] in
      // Content goes right after the first answer.
      if $0.ask == .first { toast.remove() }
      overlay.onDecision = nil
    }
    let record = screen.device.tap(at: Toast.inside)
    #expect(record.passes.last?.window === screen.overlay)
    guard case .delivered = record.outcome else {
      Issue.record("The touch was dropped")
      return
    }
    #expect(screen.tap(Toast.inside) == ["A"])
  }
}

@MainActor @Suite(.simulatedDevice) struct `Automatic content detection of a window` {
  /// A hosting view of no known version, told by its name.
  final class Other_UIHostingView: UIView {}

  /// Who gets a tap on content that is a view or a bare layer, and how that was found out.
  func answer(_ system: Int, asLayer: Bool) -> (taps: [String], strategy: ContentDetection?) {
    let root = UIViewController()
    let screen = Screen(SystemUnderTest(system)) { scene in
      root.view = Other_UIHostingView(frame: scene.screen.bounds)
      let window = PassThroughWindow(windowScene: scene)
      window.rootViewController = root
      return window
    }
    let content = UIView(frame: Toast.frame)
    content.backgroundColor = .black
    if asLayer {
      let layer = CALayer()
      layer.frame = Toast.frame
      layer.backgroundColor = UIColor.black.cgColor
      root.view.layer.addSublayer(layer)
    } else {
      root.view.addSubview(content)
    }
    var strategy: ContentDetection?
    screen.overlay.onDecision = { strategy = $0.strategy }
    let taps = screen.tap(Toast.inside)
    #expect(screen.tap(Toast.beside) == ["A"])
    // The last answer is about the background, where a test must have run.
    return (taps, strategy)
  }

  @Test(arguments: [15, 17, 18, 26])
  func `goes by what the hosting view shows, not by the version`(system: Int) {
    let layers = answer(system, asLayer: true)
    #expect(layers.taps == [])
    #expect(layers.strategy == .layerTree)
    let views = answer(system, asLayer: false)
    #expect(views.taps == [])
    #expect(views.strategy == .viewTree)
  }
}
