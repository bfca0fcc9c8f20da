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

  @Test(arguments: SystemUnderTest.all, [SimulatedContent.drawing, .glass, .material])
  func `takes the touches on drawn content and no others`(
    system: SystemUnderTest, kind: SimulatedContent
  ) {
    let (screen, toast) = screen(system, kind)
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(screen.tap(Toast.inside) == [])
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(toast.tapCount == 2)
  }

  @Test(arguments: SystemUnderTest.all)
  func `tells the fingers of one event apart`(system: SystemUnderTest) {
    let (screen, toast) = screen(system)
    let fingers = screen.device.touchDown(at: [Toast.beside, Toast.inside])
    fingers.forEach { $0.lift() }
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `is found by its name also below a controller of another kind`(system: SystemUnderTest) {
    final class Plain: UIViewController { override func loadView() {} }
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
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `drops a touch whose content goes between the two phases, as UIKit does`(
    system: SystemUnderTest
  ) {
    let (screen, toast) = screen(system)
    screen.overlay.onDecision = { _ in toast.remove() }
    let record = screen.device.tap(at: Toast.inside)
    guard case .dropped(let window) = record.outcome else {
      Issue.record("\(record.outcome)")
      return
    }
    #expect(window === screen.overlay)
    #expect(screen.tap(Toast.inside) == ["app"])
  }
}

@MainActor @Suite(.simulatedDevice) struct `Automatic content detection of a window` {
  /// A hosting view of no known version, told by its name.
  final class _TtC7SwiftUI14_UIHostingView: UIView {}

  /// Who gets a tap on content that is a view or a bare layer, and how that was found out.
  func answer(_ system: Int, asLayer: Bool) -> (taps: [String], strategy: ContentDetection?) {
    let root = UIViewController()
    let screen = Screen(SystemUnderTest(system)) { scene in
      root.view = _TtC7SwiftUI14_UIHostingView(frame: scene.screen.bounds)
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
    #expect(screen.tap(Toast.beside) == ["app"])
    // The last answer is about the background, where a test must have run.
    return (taps, strategy)
  }

  @Test(arguments: [15, 17, 18, 26])
  func `goes by what the hosting view shows, and by the layers too from iOS 26 on`(system: Int) {
    let layers = answer(system, asLayer: true)
    #expect(layers.taps == [])
    #expect(layers.strategy == .layerTree)
    let views = answer(system, asLayer: false)
    #expect(views.taps == [])
    #expect(views.strategy == (system < 26 ? .viewTree : .layerTree))
  }
}
