import Fallthrough
import SeededRandomness
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Spotlights` {
  /// An app with targets, and a cover over all of it in a presenter's window.
  @MainActor final class Tour {
    let screen: Screen
    let presenter: OverlayPresenter
    let cover = UIView()
    let targets: [UIButton]
    var regions: InteractiveRegions { cover.touchRegions }

    init(_ version: Int, targetsInOverlay: Bool = false) {
      screen = Screen(SystemUnderTest(version)) { PassThroughWindow(windowScene: $0) }
      screen.overlay.isHidden = true
      presenter = OverlayPresenter(scene: screen.device.scenes[0])
      let root = UIViewController()
      presenter.show(root)
      presenter.window?.layoutIfNeeded()
      let home = targetsInOverlay ? root.view : screen.app.rootViewController?.view
      targets = (0..<2).map { index in
        let button = UIButton(frame: CGRect(x: 40, y: 100 + 300 * index, width: 100, height: 50))
        home?.addSubview(button)
        return button
      }
      cover.frame = root.view.bounds
      cover.isPassThrough = true
      root.view.addSubview(cover)
      for (index, target) in targets.enumerated() { screen.name(target, "target \(index)") }
    }

    /// Where a target is on the screen.
    func place(_ index: Int) -> CGPoint {
      targets[index].convert(CGPoint(x: 50, y: 25), to: nil)
    }

    /// Who gets a tap: the name of a button, or "cover".
    func tap(_ point: CGPoint) -> String {
      var view: UIView?
      let taps = screen.taps { view = screen.device.tap(at: point).view }
      return view === cover ? "cover" : taps.joined(separator: ", ")
    }
  }

  @Test(arguments: [15, 17, 18, 26, 27], [false, true])
  func `of one cover leave each other's holes open, in any window of the scene`(
    version: Int, isInOverlay: Bool
  ) {
    let tour = Tour(version, targetsInOverlay: isInOverlay)
    // One on the cover, one on the window.
    tour.regions.setSpotlight(on: tour.targets[0], in: tour.cover, id: 1, outset: 8)
    let regions = isInOverlay ? tour.regions : tour.presenter.window?.regions ?? tour.regions
    regions.setSpotlight(.capsule, on: tour.targets[1], in: tour.cover, id: 2)
    #expect([0, 1].map { tour.tap(tour.place($0)) } == ["target 0", "target 1"])
    #expect(tour.tap(Toast.inside) == "cover")
    // In the ring around a target, and beside a round corner.
    let (ring, corner) = (CGPoint(x: 36, y: 120), CGPoint(x: 42, y: 402))
    #expect(tour.tap(ring) == "app")
    #expect(tour.tap(corner) == "cover")
    regions.setEnabled(false, id: 2)
    #expect([0, 1].map { tour.tap(tour.place($0)) } == ["target 0", "cover"])
    tour.regions.remove(id: 1)
    #expect(tour.tap(ring) != "cover")
  }

  @Test(arguments: [15, 17, 18, 26, 27])
  func `open a hole over a rectangle or a path that is no view, in the cover's space`(
    version: Int
  ) {
    let tour = Tour(version)
    let tab = tour.targets[0].frame
    tour.regions.setSpotlight(.rect(tab), in: tour.cover, id: 1)
    #expect(tour.tap(tour.place(0)) == "target 0")
    #expect(tour.tap(CGPoint(x: tab.maxX, y: tab.midY)) == "cover")
    tour.regions.setSpotlight(.path(UIBezierPath(ovalIn: tab)), in: tour.cover, id: 1)
    #expect(tour.tap(tour.place(0)) == "target 0")
    #expect(tour.tap(CGPoint(x: tab.minX + 2, y: tab.minY + 2)) == "cover")
    tour.regions.setSpotlight(.rect(tab), in: tour.cover, id: 1, outset: 8)
    #expect(tour.tap(CGPoint(x: tab.minX - 4, y: tab.midY)) == "app")
    #expect(
      notes {
        tour.regions.setSpotlight(
          .rect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), in: tour.cover, id: 1)
      }.count == 1)
    #expect(tour.tap(tour.place(0)) == "cover")
  }

  @Test(arguments: [15, 17, 18, 26, 27])
  func `that do not react keep their target's touches, and leave other holes open`(version: Int) {
    let tour = Tour(version)
    tour.regions.setSpotlight(on: tour.targets[0], in: tour.cover, id: 1, reacts: false)
    tour.regions.setSpotlight(on: tour.targets[1], in: tour.cover, id: 2)
    #expect([0, 1].map { tour.tap(tour.place($0)) } == ["cover", "target 1"])
    tour.regions.setSpotlight(on: tour.targets[0], in: tour.cover, id: 1)
    #expect(tour.tap(tour.place(0)) == "target 0")
  }

  @Test(arguments: [15, 17, 18, 26, 27])
  func `follow a target that moves, is exchanged or cannot be hit, and close when it leaves`(
    version: Int
  ) {
    let tour = Tour(version)
    tour.regions.setSpotlight(on: tour.targets[0], in: tour.cover, id: "tour")
    let old = tour.place(0)
    tour.targets[0].frame.origin.y = 600
    #expect([old, tour.place(0)].map(tour.tap) == ["cover", "target 0"])
    tour.regions.setSpotlight(on: tour.targets[1], in: tour.cover, id: "tour")
    #expect([0, 1].map { tour.tap(tour.place($0)) } == ["cover", "target 1"])
    tour.targets[1].isHidden = true
    #expect(tour.tap(tour.place(1)) == "app")
    let lines = notes {
      tour.targets[1].removeFromSuperview()
      for _ in 0..<2 { #expect(tour.tap(CGPoint(x: 90, y: 425)) == "cover") }
    }
    #expect(
      lines == [
        "The target of spotlight tour is not in the scene that was touched, so its cover takes the "
          + "touches in the hole too for now"
      ])
    let other = UIWindow(windowScene: tour.screen.device.connectScene())
    other.addSubview(tour.targets[1])
    #expect(tour.tap(CGPoint(x: 90, y: 425)) == "cover")
    tour.screen.app.addSubview(tour.targets[1])
    #expect(tour.tap(CGPoint(x: 90, y: 425)) == "app")
  }

  @Test func `over random covers, shapes and windows are open where one of their holes is`() {
    for seed in Exhaustive.seeds(everyDay: 300, night: 100_000) {
      var random = SplitMix64(seed: seed)
      SimulatedDevice.current.reset()
      OverlayPlan.systems.pick(using: &random).start()
      let scene = SimulatedDevice.current.scenes[0]
      let windows = [UIWindow(windowScene: scene), PassThroughWindow(windowScene: scene)]
      for window in windows {
        window.rootViewController = UIViewController()
        window.frame.origin = CGPoint(x: .random(in: -60...60, using: &random), y: 10)
        window.transform = CGAffineTransform(rotationAngle: [0, 0.3, .pi].pick(using: &random))
        window.isHidden = false
      }
      let cover = UIView(frame: random.frame().insetBy(dx: -80, dy: -80))
      cover.transform = CGAffineTransform(rotationAngle: [0, 0.4].pick(using: &random))
      cover.isPassThrough = true
      windows[1].rootViewController?.view.addSubview(cover)
      let holes = (0..<Int.random(in: 1...4, using: &random)).map { id in
        let target = UIView(frame: random.frame())
        target.isUserInteractionEnabled = false
        target.transform = CGAffineTransform(scaleX: [1, -0.5].pick(using: &random), y: 1)
        windows.pick(using: &random).rootViewController?.view.addSubview(target)
        let shape: RegionShape = [.rect, .ellipse, .capsule].pick(using: &random)
        let outset = CGFloat(Int.random(in: -10...30, using: &random))
        cover.touchRegions.setSpotlight(shape, on: target, in: cover, id: id, outset: outset)
        return (target, shape, outset)
      }
      for _ in 0..<10 {
        let point = random.point()
        /// The point in a view, by the conversions to and from the screen.
        func local(_ view: UIView) -> CGPoint? {
          (view.window?.convert(point, from: nil as UIWindow?)).map { view.convert($0, from: nil) }
        }
        let isOpen = holes.contains { target, shape, outset in
          local(target).map { shape.contains($0, in: target.bounds, outset: outset) } ?? false
        }
        let isCovered = local(cover).map(cover.bounds.contains) ?? false
        let place = windows[1].convert(point, from: nil as UIWindow?)
        let isReached = windows[1].bounds.contains(place) && isCovered && !isOpen
        #expect(windows[1].hitTest(place, with: nil) === (isReached ? cover : nil), "seed \(seed)")
      }
    }
  }
}

/// What a property animator moves is hit where it is seen, and so are the rings around it.
@MainActor @Suite(.simulatedDevice) struct `Regions of what a property animator moves` {
  let root = UIViewController()
  let button = UIButton(frame: Toast.frame.offsetBy(dx: 0, dy: -600))
  /// Above the button's final place, and above the place where it is seen.
  let rings = [
    CGPoint(x: Toast.inside.x, y: Toast.frame.minY - 6),
    CGPoint(x: Toast.inside.x, y: Toast.frame.minY - 306),
  ]

  /// What is half-way on its way down, and who is asked.
  func screen(_ version: Int, moving view: UIView, by animate: (@escaping () -> Void) -> Void)
    -> Screen
  {
    let screen = Screen(SystemUnderTest(version), root: root)
    root.view.addSubview(view)
    if view === button { view.transform = CGAffineTransform(rotationAngle: .pi) }
    let end = view.frame.offsetBy(dx: 0, dy: 600)
    animate { view.frame = end }
    screen.device.clock.advance(by: 0.5)
    return screen
  }

  func receivers(_ screen: Screen) -> [UIView?] {
    rings.map { screen.overlay.hitTest($0, with: UIEvent()) }
  }

  static func animator(isManual: Bool) -> (@escaping () -> Void) -> Void {
    {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: $0)
      animator.isManualHitTestingEnabled = isManual
      animator.startAnimation()
    }
  }

  @Test(arguments: [15, 17, 18, 26, 27], [false, true])
  func `FS-177 are where it is hit, in their ring too`(version: Int, isManual: Bool) {
    let screen = screen(version, moving: button, by: Self.animator(isManual: isManual))
    screen.overlay.regions.set(of: button, id: 1, outset: 12)
    #expect(receivers(screen) == (isManual ? [button, nil] : [nil, button]))
    let cover = PassThroughView(frame: root.view.bounds)
    root.view.addSubview(cover)
    cover.touchRegions.setSpotlight(on: button, in: cover, id: 1, outset: 12)
    #expect(receivers(screen) == (isManual ? [button, cover] : [cover, button]))
    cover.removeFromSuperview()
    screen.device.clock.advance(by: 1)
    #expect(receivers(screen) == [button, nil])
  }

  @Test(arguments: [15, 17, 18, 26, 27])
  func `FS-177 are where it is hit also for views in it, of a pass-through view, and for drawings`(
    version: Int
  ) {
    let group = UIView(frame: CGRect(x: 0, y: -600, width: 393, height: 852))
    let (inner, host) = (PassThroughView(frame: group.bounds), SimulatedHostingController())
    button.frame = Toast.frame
    inner.addSubview(button)
    group.addSubview(inner)
    inner.touchRegions.set(of: button, id: 1, outset: 12)
    inner.addSubview(host.view)
    host.view.backgroundColor = .clear
    host.addContent(CGRect(x: 0, y: 500, width: 393, height: 50), kind: .drawing)
    let screen = screen(version, moving: group, by: Self.animator(isManual: false))
    group.isPassThrough = true
    #expect(receivers(screen) == [nil, button])
    let drawing = screen.overlay.hitTest(CGPoint(x: 190, y: 225), with: nil)
    #expect(drawing?.isDescendant(of: host.view) ?? false)
    #expect(screen.overlay.hitTest(CGPoint(x: 190, y: 525), with: nil) == nil)
  }

  @Test(arguments: [15, 17, 18, 26, 27])
  func `FS-179 are where another animation ends`(version: Int) {
    let screen = screen(version, moving: button) {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: $0)
    }
    var decisions = 0
    screen.overlay.onDecision = { _ in decisions += 1 }
    screen.overlay.regions.set(of: button, id: 1, outset: 12)
    #expect(receivers(screen) == [button, nil])
    #expect(decisions == 2)
  }
}
