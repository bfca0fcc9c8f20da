import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The place of a region` {
  @Test(arguments: SystemUnderTest.all)
  func `is cut by every view around that clips`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    let marker = RegionMarkerView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    scroll.addSubview(marker)
    scroll.isPassThrough = true
    host.addForeignView(scroll)
    screen.overlay.regions.set(of: marker, id: 1)
    #expect(screen.tap(60, 120) == [])
    scroll.contentOffset.y = -200
    #expect(screen.tap(60, 320) == ["app"])
    scroll.clipsToBounds = false
    #expect(screen.tap(60, 320) == [])
  }

  @Test(arguments: SystemUnderTest.models)
  func `is gone while a view around takes no touches, and not for the view's own switch`(
    system: SystemUnderTest
  ) {
    let changes: [(String, (UIView, Bool) -> Void)] = [
      ("hidden", { $0.isHidden = $1 }), ("clear", { $0.alpha = $1 ? 0.005 : 1 }),
      ("disabled", { $0.isUserInteractionEnabled = !$1 }),
    ]
    for (name, change) in changes {
      let host = SimulatedHostingController()
      let screen = Screen(system, root: host)
      let (group, marker) = (PassThroughView(), UIView(frame: Toast.frame))
      group.frame = screen.overlay.bounds
      marker.isUserInteractionEnabled = false
      group.addSubview(marker)
      host.addForeignView(group)
      screen.overlay.regions.set(of: marker, id: 1)
      #expect(screen.tap(Toast.inside) == [], "\(name)")
      change(group, true)
      #expect(screen.tap(Toast.inside) == ["app"], "\(name)")
      change(group, false)
      #expect(screen.tap(Toast.inside) == [], "\(name)")
    }
  }

  @Test(arguments: SystemUnderTest.all)
  func `stays behind what is in front of it, and leaves that its touches`(system: SystemUnderTest) {
    for inPassThroughView in [false, true] {
      let (root, host) = (UIViewController(), SimulatedHostingController())
      let screen = Screen(system, root: root)
      let surface = inPassThroughView ? PassThroughView(frame: root.view.bounds) : root.view
      if inPassThroughView { surface.map(root.view.addSubview) }
      let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 50))
      screen.name(button, "button")
      surface?.addSubview(button)
      host.view.frame = root.view.bounds
      host.view.backgroundColor = .clear
      surface?.addSubview(host.view)
      let regions = inPassThroughView ? surface?.touchRegions : screen.overlay.regions
      regions?.set(of: button, id: "button", outset: 12)
      #expect(screen.tap(60, 320) == ["button"])
      // The ring around the button is the button's too.
      #expect(screen.overlay.hitTest(CGPoint(x: 12, y: 320), with: nil) === button)
      #expect(screen.tap(12, 320) == ["button"])
      let drawing = host.addContent(CGRect(x: 0, y: 290, width: 393, height: 80), kind: .drawing)
      #expect(screen.tap(60, 320) == [])
      #expect(drawing.tapCount == 1)
    }
  }

  @Test(arguments: SystemUnderTest.all)
  func `leaves touches to what the back one of two hosting views draws`(system: SystemUnderTest) {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    let (back, front) = (SimulatedHostingController(), SimulatedHostingController())
    for host in [back, front] {
      host.view.frame = root.view.bounds
      host.view.backgroundColor = .clear
      root.view.addSubview(host.view)
    }
    let toast = back.addContent(Toast.frame, kind: .drawing)
    screen.overlay.regions.set(.rect(Toast.frame), id: 1)
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    toast.remove()
    let clear = back.addContent(Toast.frame, kind: .clearTappable)
    back.addForeignView(RegionMarkerView(frame: Toast.frame))
    screen.overlay.regions.remove(id: 1)
    #expect(screen.tap(Toast.inside) == [])
    #expect(clear.tapCount == 1)
  }

  @Test(arguments: SystemUnderTest.all)
  func `leaves touches to a representable behind a container that shows nothing`(
    system: SystemUnderTest
  ) {
    let (root, host) = (UIViewController(), SimulatedHostingController())
    let screen = Screen(system, root: root)
    root.view.addSubview(host.view)
    host.view.backgroundColor = .clear
    let button = UIButton(frame: Toast.frame)
    screen.name(button, "button")
    let group = host.addGroup()
    group.addForeignView(button)
    let front = SimulatedHostingController()
    front.view.backgroundColor = .clear
    front.addContent(root.view.bounds, kind: .container)
    root.view.addSubview(front.view)
    screen.overlay.regions.set(of: button, id: 1)
    #expect(screen.tap(Toast.inside) == ["button"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `gives a touch to a hosting view and never to a drawing that UIKit did not answer with`(
    system: SystemUnderTest
  ) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    host.addContent(screen.overlay.bounds, kind: .container)
    let clear = host.addContent(Toast.frame, kind: .clearTappable)
    screen.overlay.regions.set(.rect(Toast.frame), id: 1)
    #expect(screen.tap(Toast.inside) == [])
    #expect(clear.tapCount == 1)
    #expect(screen.overlay.hitTest(Toast.inside, with: UIEvent()) === host.view)
  }

  @Test func `that a closure names is asked for once where the closure asks its own window`() {
    let screen = Screen(root: SimulatedHostingController())
    var asks = 0
    screen.overlay.regions.set(id: 1) { [overlay = screen.overlay] in
      asks += 1
      #expect(overlay.hitTest(Toast.inside, with: nil) == nil)
      return .rect(Toast.frame)
    }
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) != nil)
    #expect(asks == 1)
  }

  @Test func `of a marker stays when the regions of its view are exchanged`() {
    let surface = PassThroughView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.isHidden = false
    window.addSubview(surface)
    let marker = RegionMarkerView(frame: surface.bounds)
    surface.addSubview(marker)
    let regions = InteractiveRegions()
    surface.touchRegions = regions
    #expect(regions.ids == [ObjectIdentifier(marker)])
    #expect(surface.hitTest(CGPoint(x: 5, y: 5), with: nil) === surface)
  }
}

@MainActor @Suite(.simulatedDevice) struct `Reading a property` {
  @Test func `changes nothing about a view`() {
    let view = UIView()
    #expect(view.touchRegions.ids.isEmpty)
    #expect(view.touchRegions === view.touchRegions)
    #expect(!view.isHooked)
    view.touchRegions.set(.rect, id: 1)
    #expect(view.touchRegions.ids == [1])
    #expect(!view.isHooked)
    view.isPassThrough = true
    #expect(view.isHooked)
    #expect(view.touchRegions.ids == [1])
  }

  @Test func `finds a window pass-through that is`() {
    let window = PassThroughWindow()
    #expect(window.isPassThrough)
    #expect(window.hitTestBehavior == .boxNone)
    window.isPassThrough = true
    #expect(!window.isHooked)
    #expect(!UIWindow().isPassThrough)
  }
}
