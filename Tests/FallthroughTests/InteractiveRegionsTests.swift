import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The interactive regions of a window` {
  /// An overlay whose root shows nothing.
  func screen() -> Screen { Screen(root: SimulatedHostingController()) }

  /// Which of some points the overlay takes.
  func taken(_ screen: Screen, _ points: [(CGFloat, CGFloat)]) -> [Bool] {
    points.map { screen.tap($0.0, $0.1).isEmpty }
  }

  @Test func `take touches inside and at the low edges, not at the high edges or outside`() {
    let screen = screen()
    screen.overlay.regions.set(.rect(CGRect(x: 20, y: 700, width: 100, height: 50)), id: 1)
    let points: [(CGFloat, CGFloat)] = [(60, 720), (20, 700), (120, 720), (60, 750), (19, 720)]
    #expect(taken(screen, points) == [true, true, false, false, false])
  }

  @Test func `reach as far as their outset`() {
    let screen = screen()
    let shape = RegionShape.rect(CGRect(x: 20, y: 700, width: 100, height: 50))
    screen.overlay.regions.set(shape, id: 1, outset: 12)
    #expect(
      taken(screen, [(8, 688), (7, 688), (131, 761), (132, 761)]) == [true, false, true, false])
  }

  @Test func `can have any shape`() {
    let screen = screen()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let shapes: [(RegionShape, [Bool])] = [
      (.rect(frame), [true, true]), (.roundedRect(frame, radius: 20), [false, true]),
      (.roundedRect(frame, radius: 8), [true, true]), (.capsule(frame), [false, false]),
      (.ellipse(frame), [false, false]),
      (.circle(center: CGPoint(x: 50, y: 50), radius: 50), [false, false]),
      (.path(CGPath(rect: frame, transform: nil)), [true, true]),
      (.path(CGPath(ellipseIn: frame, transform: nil)), [false, false]),
    ]
    for (shape, expected) in shapes {
      screen.overlay.regions.set(shape, id: "shape")
      #expect(taken(screen, [(4, 4), (12, 12)]) == expected, "\(shape)")
      #expect(taken(screen, [(50, 50), (101, 50)]) == [true, false], "\(shape)")
    }
  }

  @Test(arguments: SystemUnderTest.all)
  func `add to what takes touches by itself`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    let toast = host.addContent(Toast.frame, kind: .drawing)
    let clear = host.addContent(CGRect(x: 0, y: 0, width: 100, height: 100), kind: .clearTappable)
    #expect(screen.tap(Toast.inside) == [])
    #expect(screen.tap(50, 50) == ["app"])
    screen.overlay.regions.set(.rect(clear.frame), id: 1)
    #expect(screen.tap(Toast.inside) == [])
    #expect(screen.tap(50, 50) == [])
    #expect(toast.tapCount == 2)
    #expect(clear.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["app"])
    screen.overlay.regions.removeAll()
    #expect(screen.tap(Toast.inside) == [])
    #expect(screen.tap(50, 50) == ["app"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `exclude all else in the strict mode, even if none is left`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    let toast = host.addContent(Toast.frame, kind: .drawing)
    screen.overlay.mode = .regions
    let left = CGRect(x: 0, y: 0, width: 195, height: 852)
    screen.overlay.regions.set(.rect(left), id: 1)
    #expect(screen.tap(190, 740) == [])
    #expect(screen.tap(200, 740) == ["app"])
    #expect(toast.tapCount == 1)
    screen.overlay.regions.removeAll()
    #expect(screen.tap(190, 740) == ["app"])
    #expect(toast.tapCount == 1)
  }

  @Test func `grow with their view when they follow its bounds`() {
    let screen = screen()
    let toast = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    toast.isUserInteractionEnabled = false
    screen.overlay.rootViewController?.view.addSubview(toast)
    screen.overlay.regions.set(.capsule, of: toast, id: "toast")
    #expect(taken(screen, [(50, 20), (50, 60), (1, 1)]) == [true, false, false])
    toast.frame.size.height = 80
    #expect(taken(screen, [(50, 20), (50, 60), (1, 1)]) == [true, true, false])
    screen.overlay.regions.set(.rect, id: "toast", in: toast)
    #expect(taken(screen, [(1, 1), (1, 81)]) == [true, false])
  }

  @Test func `take the even-odd rule from the path they are made of`() {
    let screen = screen()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = UIBezierPath(rect: frame)
    path.append(UIBezierPath(rect: frame.insetBy(dx: 30, dy: 30)))
    screen.overlay.regions.set(.path(path), id: 1)
    #expect(taken(screen, [(10, 10), (50, 50)]) == [true, true])
    path.usesEvenOddFillRule = true
    screen.overlay.regions.set(.path(path), id: 1)
    #expect(taken(screen, [(10, 10), (50, 50)]) == [true, false])
    screen.overlay.regions.set(.path(path.cgPath, evenOdd: true), id: 1)
    #expect(taken(screen, [(10, 10), (50, 50)]) == [true, false])
    screen.overlay.regions.set(.path(path.cgPath), id: 1)
    #expect(taken(screen, [(10, 10), (50, 50)]) == [true, true])
  }

  @Test(arguments: SystemUnderTest.all)
  func `may be background, where only what is drawn takes no touches`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    let toast = host.addContent(Toast.frame, kind: .drawing)
    screen.overlay.regions.setBackground(.rect(Toast.frame), id: "decoration")
    #expect(screen.tap(Toast.inside) == ["app"])
    let button = UIButton(frame: Toast.frame)
    screen.name(button, "button")
    host.addForeignView(button)
    #expect(screen.tap(Toast.inside) == ["button"])
    button.isHidden = true
    screen.overlay.regions.set(.rect(Toast.frame), id: "toast")
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
  }

  @Test(arguments: SystemUnderTest.all)
  func `count for nothing as background of the whole window`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    let toast = host.addContent(Toast.frame, kind: .drawing)
    screen.overlay.regions.setBackground(id: "container", in: host.view)
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
  }

  @Test func `can be disabled and stay so when they are set again`() {
    let screen = screen()
    let regions = screen.overlay.regions
    regions.set(.rect(Toast.frame), id: 1)
    regions.setEnabled(false, id: 1)
    #expect(screen.tap(Toast.inside) == ["app"])
    regions.set(.rect(Toast.frame.insetBy(dx: -1, dy: -1)), id: 1)
    #expect(screen.tap(Toast.inside) == ["app"])
    regions.setEnabled(true, id: 1)
    #expect(screen.tap(Toast.inside) == [])
  }

  @Test func `follow their view through layout, scrolling and transforms`() throws {
    let screen = screen()
    let root = try #require(screen.overlay.rootViewController?.view)
    let scroller = PassThroughView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    let marker = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 20))
    marker.isUserInteractionEnabled = false
    root.addSubview(scroller)
    scroller.addSubview(marker)
    screen.overlay.regions.set(.rect(marker.bounds), id: 1, in: marker)
    #expect(taken(screen, [(60, 255), (60, 245)]) == [true, false])
    marker.frame.origin.y = 100
    #expect(taken(screen, [(60, 255), (60, 305)]) == [false, true])
    scroller.bounds.origin.y = 100
    #expect(taken(screen, [(60, 305), (60, 205)]) == [false, true])
    scroller.bounds.origin.y = 0
    marker.frame = CGRect(x: 50, y: 90, width: 100, height: 20)
    marker.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(taken(screen, [(60, 300), (100, 255), (100, 345)]) == [false, true, true])
  }

  @Test func `follow their view in a window that is not at the screen's corner`() {
    let screen = screen()
    screen.overlay.frame = CGRect(x: 50, y: 300, width: 300, height: 500)
    let marker = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    marker.isUserInteractionEnabled = false
    screen.overlay.rootViewController?.view.addSubview(marker)
    screen.overlay.regions.set(.rect(marker.bounds), id: 1, in: marker)
    #expect(taken(screen, [(160, 410), (110, 110), (149, 410)]) == [true, false, false])
    screen.overlay.frame.origin.x = 0
    #expect(taken(screen, [(160, 410), (110, 410)]) == [false, true])
  }

  /// Puts its one subview at its leading edge, as layouts do for a language.
  final class LeadingLayout: PassThroughView {
    var isRightToLeft = false { didSet { setNeedsLayout() } }

    override func layoutSubviews() {
      for view in subviews {
        view.frame.origin.x = isRightToLeft ? bounds.maxX - view.frame.width : bounds.minX
      }
    }
  }

  @Test func `follow their view to the other side in a language from right to left`() {
    let screen = screen()
    let layout = LeadingLayout(frame: CGRect(x: 0, y: 100, width: 393, height: 50))
    let marker = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    marker.isUserInteractionEnabled = false
    layout.addSubview(marker)
    screen.overlay.rootViewController?.view.addSubview(layout)
    screen.overlay.regions.set(of: marker, id: 1)
    #expect(taken(screen, [(50, 120), (343, 120)]) == [true, false])
    layout.isRightToLeft = true
    #expect(taken(screen, [(50, 120), (343, 120)]) == [false, true])
  }

  @Test func `take nothing when their view is gone, hidden or in another window`() {
    let screen = screen()
    var marker: UIView? = UIView(frame: Toast.frame)
    marker?.isUserInteractionEnabled = false
    if let marker {
      screen.overlay.rootViewController?.view.addSubview(marker)
      screen.overlay.regions.set(.rect(marker.bounds), id: 1, in: marker)
    }
    #expect(screen.tap(Toast.inside) == [])
    marker?.isHidden = true
    #expect(screen.tap(Toast.inside) == ["app"])
    marker?.isHidden = false
    marker.map { screen.app.addSubview($0) }
    #expect(screen.tap(Toast.inside) == ["app"])
    marker.map { screen.overlay.rootViewController?.view.addSubview($0) }
    #expect(screen.tap(Toast.inside) == [])
    marker?.removeFromSuperview()
    marker = nil
    #expect(screen.tap(Toast.inside) == ["app"])
    #expect(screen.overlay.regions.ids == [1])
  }

  @Test func `ask a closure for their shape when a touch asks`() {
    let screen = screen()
    final class Place { var shape: RegionShape? }
    let place = Place()
    screen.overlay.regions.set(id: 1) { place.shape }
    #expect(screen.tap(Toast.inside) == ["app"])
    place.shape = .capsule(Toast.frame)
    #expect(screen.tap(Toast.inside) == [])
  }

  @Test func `that come count at once, also for a touch that was passed`() {
    let screen = screen()
    let event = UIEvent()
    #expect(screen.overlay.hitTest(Toast.inside, with: event) == nil)
    screen.overlay.regions.set(.rect(Toast.frame), id: 1)
    #expect(screen.overlay.hitTest(Toast.inside, with: event) != nil)
  }
}
