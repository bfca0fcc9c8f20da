import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A touch outside an overlay's content` {
  /// An overlay with a SwiftUI toast, and the points that it was told of.
  final class Told { var points: [CGPoint] = [] }

  func screen(_ system: SystemUnderTest = .iOS26) -> (Screen, Told) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    _ = host.addContent(Toast.frame, kind: .drawing)
    let told = Told()
    screen.overlay.onTouchOutside = { told.points.append($0) }
    return (screen, told)
  }

  @Test(arguments: SystemUnderTest.all)
  func `is told once for each touch, and the app gets it`(system: SystemUnderTest) {
    let (screen, told) = screen(system)
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(told.points == [Toast.beside])
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(told.points == [Toast.beside, Toast.beside])
  }

  @Test(arguments: SystemUnderTest.all)
  func `is not told on content, nor for hover, drag and probe, nor for a question`(
    system: SystemUnderTest
  ) {
    let (screen, told) = screen(system)
    _ = screen.tap(Toast.inside)
    screen.device.hover(at: Toast.beside)
    screen.device.drag(at: Toast.beside)
    screen.device.probe(at: Toast.beside)
    _ = screen.overlay.hitTest(Toast.beside, with: nil)
    _ = screen.overlay.hitTest(Toast.beside, with: UIEvent())
    #expect(told.points == [])
  }

  @Test func `is told when the event has been delivered, not within the hit test`() {
    let (screen, told) = screen()
    let spy = SpyView(frame: screen.app.bounds)
    var toldBefore: Int?
    spy.onEvent = { _ in toldBefore = told.points.count }
    screen.app.rootViewController?.view.addSubview(spy)
    _ = screen.device.touchDown(at: Toast.beside)
    #expect(toldBefore == 0)
    #expect(told.points.count == 1)
  }

  @Test func `is not told twice when someone asks about the same event again`() {
    let (screen, told) = screen()
    let spy = SpyView(frame: screen.app.bounds)
    spy.onEvent = { event in
      _ = screen.overlay.hitTest(Toast.beside, with: event)
      _ = screen.overlay.hitTest(CGPoint(x: 1, y: 1), with: event)
      // Two windows may see one touch a little apart, but not by half a point.
      let (x, y) = (Toast.beside.x, Toast.beside.y)
      for place in [(x + 0.5, y), (x, y + 0.5), (x - 0.5, y), (x, y - 0.5)] {
        _ = screen.overlay.hitTest(CGPoint(x: place.0, y: place.1), with: event)
      }
    }
    screen.app.rootViewController?.view.addSubview(spy)
    _ = screen.tap(Toast.beside)
    #expect(told.points == [Toast.beside])
  }

  @Test func `is told for each finger`() {
    let (screen, told) = screen()
    let other = CGPoint(x: 50, y: 60)
    screen.device.touchDown(at: [Toast.beside, Toast.inside, other]).forEach { $0.lift() }
    #expect(told.points == [Toast.beside, other])
  }

  @Test(arguments: SystemUnderTest.all)
  func `is told once and blocked when all is blocked`(system: SystemUnderTest) {
    let (screen, told) = screen(system)
    screen.overlay.mode = .blockAll
    #expect(screen.tap(Toast.beside) == [])
    #expect(told.points == [Toast.beside])
    _ = screen.tap(Toast.inside)
    #expect(told.points == [Toast.beside])
  }

  @Test func `is a click too, and goes unnoticed where the app has the pointer`() {
    let (screen, told) = screen()
    screen.overlay.mode = .blockAll
    screen.device.clickFromHover(at: Toast.beside)
    #expect(told.points == [Toast.beside])
    // Over the app UIKit asks the window that has the pointer, and no other.
    screen.overlay.mode = .automatic
    screen.device.hover(at: Toast.beside)
    let record = screen.device.clickFromHover(at: Toast.beside)
    #expect(record.passes.map { $0.window === screen.app } == [true])
    #expect(told.points == [Toast.beside])
  }

  @Test func `is told by the strict regions too`() {
    let (screen, told) = screen()
    screen.overlay.mode = .regions
    #expect(screen.tap(Toast.inside) == ["app"])
    #expect(told.points == [Toast.inside])
  }

  @Test func `is not told where another overlay claimed it`() {
    let (screen, told) = screen()
    let other = PassThroughWindow(windowScene: screen.device.scenes[0])
    let root = UIViewController()
    other.windowLevel = .statusBar
    other.rootViewController = root
    other.isHidden = false
    var toldOther: [CGPoint] = []
    other.onTouchOutside = { toldOther.append($0) }
    screen.addButton("other", CGRect(x: 0, y: 0, width: 100, height: 100), to: root.view)
    #expect(screen.tap(50, 50) == ["other"])
    #expect(told.points == [])
    #expect(toldOther == [])
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(told.points == [Toast.beside])
    #expect(toldOther == [Toast.beside])
  }

  @Test func `is told where no window at all takes it`() {
    let (screen, told) = screen()
    screen.app.isHidden = true
    #expect(screen.tap(Toast.beside) == [])
    #expect(told.points == [Toast.beside])
  }

  @Test func `is told in the window's own space`() {
    let (screen, told) = screen()
    screen.overlay.frame.origin = CGPoint(x: 10, y: 100)
    #expect(screen.tap(100, 300) == ["app"])
    #expect(told.points == [CGPoint(x: 90, y: 200)])
  }

  /// An event with one touch, which has moved since the hit test.
  final class LateEvent: UIEvent {
    var now: TimeInterval = 1
    let touch = LateTouch()
    override var timestamp: TimeInterval { now }
    override var allTouches: Set<UITouch>? { [touch] }
  }

  final class LateTouch: UITouch {
    var place = CGPoint.zero
    weak var owner: UIWindow?
    override var window: UIWindow? { owner }
    override func location(in view: UIView?) -> CGPoint { place }
  }

  @Test func `is told where it began, though the event has gone on before it was told`() {
    let (screen, told) = screen()
    let late = LateEvent()
    (late.touch.place, late.touch.owner) = (Toast.beside, screen.app)
    let spy = SpyView(frame: screen.app.bounds)
    spy.onEvent = { _ in
      _ = screen.overlay.hitTest(Toast.beside, with: late)
      late.now = 2
      late.touch.place.x += 40
    }
    screen.overlay.onTouchOutside = nil
    screen.app.rootViewController?.view.addSubview(spy)
    spy.onEvent = { [onEvent = spy.onEvent] in
      screen.overlay.onTouchOutside = { told.points.append($0) }
      onEvent($0)
    }
    _ = screen.tap(Toast.beside)
    #expect(told.points == [Toast.beside])
  }

  @Test func `is not told if its event has gone before it was told`() {
    let (screen, told) = screen()
    let tell = screen.overlay.onTouchOutside
    screen.overlay.onTouchOutside = nil
    let spy = SpyView(frame: screen.app.bounds)
    spy.onEvent = { _ in
      screen.overlay.onTouchOutside = tell
      _ = screen.overlay.hitTest(Toast.beside, with: UIEvent())
    }
    screen.app.rootViewController?.view.addSubview(spy)
    _ = screen.tap(Toast.beside)
    #expect(told.points == [])
  }
}
