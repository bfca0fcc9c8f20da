import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The four words for who takes touches` {
  @Test(arguments: [
    (HitTestBehavior.standard, "sbbvvsss"), (.boxNone, "sbbsssss"), (.boxOnly, "svvvvsss"),
    (.unreachable, "ssssssss"),
  ])
  func `decide about a view and its subviews`(behavior: HitTestBehavior, map: String) {
    let view = UIView("view", 10, 0, 40, 10).adding(UIView("button", 0, 0, 20, 10))
    let screen = UIView("screen", 0, 0, 80, 10).adding(view)
    view.hitTestBehavior = behavior
    #expect(drawTouchMap(of: screen, rows: 1) == map)
  }

  @Test func `are the same for a class of the library and for any other`() {
    for make in [{ PassThroughView() }, { UIView() }] as [@MainActor () -> UIView] {
      let view = make()
      view.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
      view.addSubview(UIView("button", 0, 0, 20, 10))
      let screen = UIView("screen", 0, 0, 80, 10).adding(view)
      view.hitTestBehavior = .unreachable
      #expect(drawTouchMap(of: screen, rows: 1) == "ssssssss")
      view.hitTestBehavior = .boxOnly
      #expect(screen.hitTest(.zero, with: nil) === view)
    }
  }
}

@MainActor @Suite(.simulatedDevice) struct `The regions of a pass-through view` {
  @Test func `take touches for the view itself`() {
    let view = UIView("view", 0, 0, 80, 10)
    let screen = UIView("screen", 0, 0, 80, 10).adding(view)
    view.touchRegions.set(.rect(CGRect(x: 20, y: 0, width: 20, height: 10)), id: 1)
    #expect(drawTouchMap(of: screen, rows: 1) == "vvvvvvvv")
    view.isPassThrough = true
    #expect(drawTouchMap(of: screen, rows: 1) == "ssvvssss")
    view.touchRegions.removeAll()
    #expect(drawTouchMap(of: screen, rows: 1) == "ssssssss")
    view.isPassThrough = false
    #expect(drawTouchMap(of: screen, rows: 1) == "vvvvvvvv")
  }

  @Test func `stay with the view whatever its behaviour`() {
    let view = UIView()
    let regions = InteractiveRegions()
    view.touchRegions = regions
    view.isPassThrough = true
    view.hitTestBehavior = .standard
    #expect(view.touchRegions === regions)
    let own = PassThroughView()
    own.touchRegions = regions
    #expect(own.touchRegions === regions)
    let window = PassThroughWindow()
    #expect(window.touchRegions === window.regions)
  }

  @Test func `make a spotlight in two lines`() {
    let screen = Screen { PassThroughWindow(windowScene: $0) }
    let root = UIViewController()
    screen.app.rootViewController = root
    let target = screen.addButton(
      "target", CGRect(x: 20, y: 100, width: 100, height: 100), to: root.view)
    let cover = UIView(frame: root.view.bounds)
    root.view.addSubview(cover)
    screen.addButton("Next", CGRect(x: 20, y: 300, width: 353, height: 120), to: cover)
    cover.isPassThrough = true
    cover.touchRegions.setSpotlight(.roundedRect(radius: 20), on: target, in: cover, id: "target")
    #expect(screen.tap(70, 150) == ["target"])
    #expect(screen.tap(100, 350) == ["Next"])
    for point in [CGPoint(x: 300, y: 500), CGPoint(x: 21, y: 101)] {
      #expect(screen.device.tap(at: point).view === cover)
    }
    target.frame.origin.y = 500
    #expect(screen.tap(70, 550) == ["target"])
    #expect(screen.device.tap(at: CGPoint(x: 70, y: 150)).view === cover)
    cover.touchRegions.remove(id: "target")
    #expect(screen.tap(70, 550) == ["target"])
    #expect(screen.device.tap(at: CGPoint(x: 300, y: 600)).view === root.view)
  }

  @Test func `of an outer view do not count for an inner one, and the other way round`() {
    let inner = UIView("inner", 20, 0, 40, 10)
    let outer = UIView("outer", 0, 0, 80, 10).adding(inner)
    let screen = UIView("screen", 0, 0, 80, 10).adding(outer)
    (inner.isPassThrough, outer.isPassThrough) = (true, true)
    outer.touchRegions.set(.rect(CGRect(x: 10, y: 0, width: 20, height: 10)), id: 1)
    inner.touchRegions.set(.rect(CGRect(x: 20, y: 0, width: 10, height: 10)), id: 1)
    #expect(drawTouchMap(of: screen, rows: 1) == "soosisss")
  }
}

@MainActor @Suite(.simulatedDevice) struct `Surfaces within surfaces` {
  /// Counts how often it is asked, and answers as its class does.
  final class CountingSurface: PassThroughView {
    var asks = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      asks += 1
      return super.hitTest(point, with: event)
    }
  }

  @Test(arguments: SystemUnderTest.models, [false, true])
  func `ask each view at most twice, however deep they are`(
    system: SystemUnderTest, showsSwiftUI: Bool
  ) {
    system.start()
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    let outermost = CountingSurface(frame: frame)
    var (surfaces, parent) = ([outermost], outermost as UIView)
    var hosts: [SimulatedHostingController] = []
    for index in 1..<(showsSwiftUI ? 300 : 1000) {
      if showsSwiftUI, index.isMultiple(of: 3) {
        let host = SimulatedHostingController()
        host.view.backgroundColor = .clear
        parent.addSubview(host.view)
        parent = host.view
        hosts.append(host)
      }
      let surface = CountingSurface(frame: frame)
      if let host = hosts.last, host.view === parent {
        host.addForeignView(surface)
      } else {
        parent.addSubview(surface)
      }
      surfaces.append(surface)
      parent = surface
    }
    let device = SimulatedDevice.current
    let window = UIWindow(windowScene: device.scenes[0])
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    root.view.addSubview(outermost)
    for addsButton in [false, true] {
      if addsButton { parent.addSubview(UIButton(frame: frame)) }
      surfaces.forEach { $0.asks = 0 }
      let answer = outermost.hitTest(Toast.inside, with: nil)
      #expect((answer is UIButton) == addsButton)
      #expect((surfaces.map(\.asks).max() ?? 0) <= 2)
      surfaces.forEach { $0.asks = 0 }
      let finger = device.touchDown(at: Toast.inside)
      // Two phases, and in each one ask of the outermost.
      #expect((surfaces.map(\.asks).max() ?? 0) <= 4)
      finger.cancel()
    }
  }

  @Test func `let go of what they told each other`() {
    weak var gone: UIView?
    do {
      let (inner, button) = (PassThroughView("inner", 0, 0, 80, 10), UIView("b", 0, 0, 80, 10))
      let outer = PassThroughView("outer", 0, 0, 80, 10).adding(inner)
      inner.addSubview(button)
      #expect(outer.hitTest(.zero, with: nil) === button)
      gone = button
    }
    #expect(gone == nil)
  }
}

@MainActor @Suite(.simulatedDevice) struct `Views that change while they are asked` {
  /// A view that does something when it is asked, and lets the touch through.
  final class ActingView: UIView {
    var act: () -> Void = {}

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      act()
      return nil
    }
  }

  /// An overlay with a hosting view in front of acting views, of which each change something.
  func screen(_ change: @escaping (ActingView, ActingView, UIView) -> Void) -> Screen {
    let root = UIViewController()
    let screen = Screen(root: root)
    let (one, two) = (ActingView(frame: root.view.bounds), ActingView(frame: root.view.bounds))
    let host = SimulatedHostingController()
    host.view.backgroundColor = .clear
    [one, two, host.view].forEach(root.view.addSubview)
    one.act = { change(one, two, root.view) }
    two.act = { change(two, one, root.view) }
    return screen
  }

  @Test func `may remove themselves and each other, or come again`() {
    let changes: [(ActingView, ActingView, UIView) -> Void] = [
      { own, _, _ in own.removeFromSuperview() },
      { _, other, _ in other.removeFromSuperview() },
      { own, other, _ in if !other.isDescendant(of: own) { other.addSubview(own) } },
      { own, _, root in root.addSubview(own) },
      { own, other, root in root.insertSubview(own, belowSubview: other) },
      { _, _, root in root.subviews.forEach { $0.removeFromSuperview() } },
      { _, _, root in root.insertSubview(UIView(frame: .zero), at: 0) },
      { _, _, root in root.removeFromSuperview() },
      { own, _, _ in own.isPassThrough.toggle() },
    ]
    for (index, change) in changes.enumerated() {
      for hasHost in [true, false] {
        let screen = screen(change)
        if !hasHost { screen.overlay.rootViewController?.view.subviews.last?.removeFromSuperview() }
        #expect(screen.overlay.hitTest(Toast.inside, with: nil) == nil, "change \(index)")
        #expect(screen.tap(Toast.beside) == ["app"], "change \(index)")
      }
    }
  }

  @Test func `may ask their own window, which changes no answer`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let host = SimulatedHostingController()
    host.view.backgroundColor = .clear
    let toast = host.addContent(Toast.frame, kind: .drawing)
    let asking = ActingView(frame: root.view.bounds)
    [asking, host.view].forEach(root.view.addSubview)
    var isAsking = false
    asking.act = { [overlay = screen.overlay] in
      guard !isAsking else { return }
      isAsking = true
      _ = overlay.hitTest(Toast.inside, with: nil)
      _ = overlay.hitTest(Toast.beside, with: nil)
      isAsking = false
    }
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test(arguments: SystemUnderTest.models)
  func `may be exchanged with the root between the two phases`(system: SystemUnderTest) {
    let (first, second) = (SimulatedHostingController(), SimulatedHostingController())
    let screen = Screen(system, root: first)
    first.addContent(Toast.frame, kind: .drawing)
    let toast = second.addContent(Toast.frame, kind: .drawing)
    screen.overlay.onDecision = { [overlay = screen.overlay] _ in
      overlay.rootViewController = second
    }
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["app"])
  }
}
