import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A tap outside` {
  let stage = PresenterStage()
  var presenter: OverlayPresenter { stage.presenter }
  var device: SimulatedDevice { stage.device }
  let told = Told()

  @MainActor final class Told {
    var taps: [CGPoint] = []
    var touches: [CGPoint] = []
    var ends: [OverlayEnd] = []
    func reset() { (taps, touches) = ([], []) }
  }

  init() {
    presenter.onTapOutside = { [told] in told.taps.append($0) }
    presenter.onTouchOutside = { [told] in told.touches.append($0) }
    presenter.onDismiss = { [told] in told.ends.append($1) }
  }

  func show(_ dismissal: OverlayDismissal = []) {
    presenter.show(stage.toast("toast"), dismissal: dismissal)
  }

  @Test(.simulatedDevice, arguments: SystemUnderTest.all)
  func `is told when the finger is lifted, once, and the app gets it`(system: SystemUnderTest) {
    system.begin()
    show()
    let finger = device.touchDown(at: Toast.beside)
    #expect(told.touches == [Toast.beside] && told.taps == [])
    device.clock.advance(by: 3)
    #expect(told.taps == [])
    finger.lift()
    #expect(told.taps == [Toast.beside])
    #expect(stage.tap(Toast.beside) == ["app"])
    #expect(told.taps == [Toast.beside, Toast.beside] && told.touches == told.taps)
    #expect(stage.tap(Toast.inside) == ["toast"])
    device.clock.advance(by: 5)
    #expect(told.taps.count == 2)
  }

  @Test func `may move a little, and is told where it began`() {
    show()
    for (distance, isTap) in [(9.0, true), (10, false)] {
      told.reset()
      let finger = device.touchDown(at: Toast.beside)
      finger.move(to: CGPoint(x: Toast.beside.x, y: Toast.beside.y + distance))
      finger.lift()
      #expect(told.taps == (isTap ? [Toast.beside] : []))
    }
  }

  @Test func `is none where the finger drags there and back, scrolls, or is cancelled`() {
    let scroll = UIScrollView(frame: stage.app.bounds)
    scroll.contentSize = CGSize(width: 390, height: 4000)
    stage.app.rootViewController?.view.addSubview(scroll)
    show()
    let back = device.touchDown(at: Toast.beside)
    back.move(to: CGPoint(x: Toast.beside.x + 30, y: Toast.beside.y))
    back.move(to: Toast.beside)
    back.lift()
    device.swipe(from: Toast.beside, to: CGPoint(x: Toast.beside.x, y: 100))
    #expect(scroll.contentOffset.y > 0)
    device.touchDown(at: Toast.beside).cancel()
    #expect(told.touches.count == 3 && told.taps == [])
  }

  @Test(arguments: [Toast.beside, Toast.inside, CGPoint(x: 50, y: 60)])
  func `is none with a second finger, wherever that is and whenever it comes`(place: CGPoint) {
    let first = CGPoint(x: 100, y: 200)
    show()
    device.touchDown(at: [first, place]).forEach { $0.lift() }
    let one = device.touchDown(at: first)
    let other = device.touchDown(at: place)
    other.lift()
    one.lift()
    let early = device.touchDown(at: place)
    device.touchDown(at: first).lift()
    early.lift()
    #expect(told.taps == [])
    device.tap(at: first)
    #expect(told.taps == [first])
  }

  @Test func `is none where no window gets the touch`() {
    stage.app.isHidden = true
    show()
    device.tap(at: Toast.beside)
    #expect(told.touches == [Toast.beside] && told.taps == [])
  }

  @Test func `counts where all is blocked`() {
    presenter.mode = .blockAll
    show()
    #expect(stage.tap(Toast.beside) == [] && told.taps == [Toast.beside])
  }

  @Test func `is told by the window too, and to the window's action first`() {
    var order: [String] = []
    presenter.onTapOutside = { _ in order.append("presenter") }
    presenter.configureWindow = { $0.onTapOutside = { _ in order.append("window") } }
    show()
    presenter.onTapOutside = { _ in order.append("later") }
    device.tap(at: Toast.beside)
    #expect(order == ["window", "later"])
  }

  @Test func `that began before the content was there is none`() {
    let finger = device.touchDown(at: Toast.beside)
    show(.tapOutside)
    finger.lift()
    #expect(told.taps == [] && presenter.controller != nil)
  }

  // MARK: Dismissing

  @Test func `dismisses content that says so, and no other`() {
    show()
    device.tap(at: Toast.beside)
    #expect(presenter.controller != nil)
    show([.tapOutside, .swipe(.bottom)])
    #expect(stage.tap(Toast.inside) == ["toast"])
    #expect(stage.tap(Toast.beside) == ["app"])
    #expect(presenter.controller == nil && told.ends == [.replaced, .outside])
    #expect(told.taps == [Toast.beside, Toast.beside])
  }

  @Test func `leaves the escape gesture the same effect, unless the app has one`() {
    show(.tapOutside)
    #expect(device.performEscape() != nil)
    #expect(told.ends == [.escape])
    show()
    #expect(presenter.controller != nil)
    _ = device.performEscape()
    #expect(told.ends == [.escape])
    var escapes = 0
    presenter.onEscape = { escapes += 1 }
    show(.tapOutside)
    _ = device.performEscape()
    #expect(escapes == 1 && presenter.controller != nil)
  }

  @Test func `ends once where the app hides the content itself`() {
    presenter.onTapOutside = { [presenter] _ in presenter.hide(transition: .fade()) }
    show(.tapOutside)
    device.tap(at: Toast.beside)
    device.clock.advance(by: 1)
    #expect(told.ends == [.outside])
  }

  @Test func `does nothing where the content leaves, or its scene goes, before it is lifted`() {
    show(.tapOutside)
    let finger = device.touchDown(at: Toast.beside)
    presenter.hide(transition: .fade(duration: 1))
    finger.lift()
    device.clock.advance(by: 2)
    #expect(told.ends == [.hidden])
    show(.tapOutside)
    let second = device.touchDown(at: Toast.beside)
    device.disconnect(stage.scene)
    second.lift()
    #expect(told.ends == [.hidden] && presenter.controller != nil)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A surface that is told of touches outside` {
  let device = SimulatedDevice.current
  let app: UIWindow
  let behind = UIButton()
  let told = Told()

  @MainActor final class Told { var calls: [String] = [] }

  init() {
    app = UIWindow(windowScene: device.scenes[0])
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    behind.frame = app.bounds
    app.rootViewController?.view.addSubview(behind)
  }

  func note(_ name: String) -> (CGPoint) -> Void {
    { [told] in told.calls.append("\(name) \(Int($0.x)),\(Int($0.y))") }
  }

  /// Adds a surface with a button at its corner.
  func add<Surface: UIView>(_ surface: Surface, to view: UIView) -> Surface {
    surface.frame = CGRect(x: 40, y: 100, width: 200, height: 200)
    surface.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.addSubview(surface)
    return surface
  }

  @Test(.simulatedDevice, arguments: SystemUnderTest.ofNote)
  func `is a view of ours or any pass-through view, in its own space and bounds`(
    system: SystemUnderTest
  ) {
    system.begin()
    let own = add(PassThroughView(), to: behind.superview ?? behind)
    own.onTouchOutside = note("touch")
    own.onTapOutside = note("tap")
    #expect(own.touchRegions.onTapOutside != nil)
    #expect(device.tap(at: CGPoint(x: 140, y: 200)).view === behind)
    #expect(told.calls == ["touch 100,100", "tap 100,100"])
    told.calls = []
    device.tap(at: CGPoint(x: 50, y: 110))
    device.tap(at: CGPoint(x: 10, y: 200))
    #expect(told.calls == [])
    own.removeFromSuperview()
    let any = add(UIView(), to: behind.superview ?? behind)
    any.isPassThrough = true
    any.touchRegions.onTapOutside = note("any")
    device.tap(at: CGPoint(x: 140, y: 200))
    #expect(told.calls == ["any 100,100"])
  }

  @Test func `is told beside its regions, and for each finger`() {
    let own = add(PassThroughView(), to: behind.superview ?? behind)
    own.onTouchOutside = note("touch")
    own.touchRegions.set(.rect(CGRect(x: 60, y: 60, width: 40, height: 40)), id: 1)
    let places = [(110, 170), (140, 210), (60, 220)].map { CGPoint(x: $0.0, y: $0.1) }
    device.touchDown(at: places).forEach { $0.lift() }
    #expect(told.calls.sorted() == ["touch 100,110", "touch 20,120"])
  }

  @Test func `is one in an overlay's window, and another overlay takes its touches away`() {
    let presenter = OverlayPresenter(scene: device.scenes[0])
    let content = UIViewController()
    presenter.show(content)
    let own = add(PassThroughView(), to: content.view)
    own.onTouchOutside = note("touch")
    own.onTapOutside = note("tap")
    #expect(device.tap(at: CGPoint(x: 140, y: 200)).view === behind)
    #expect(told.calls == ["touch 100,100", "tap 100,100"])
    // A sibling behind it in the same window takes it: that is outside of the surface.
    told.calls = []
    content.view.insertSubview(UIButton(frame: content.view.bounds), at: 0)
    device.tap(at: CGPoint(x: 140, y: 200))
    #expect(told.calls == ["touch 100,100", "tap 100,100"])
    told.calls = []
    content.view.subviews.first?.removeFromSuperview()
    let other = OverlayPresenter(scene: device.scenes[0], level: .statusBar)
    let second = UIViewController()
    second.view.addSubview(UIButton(frame: app.bounds))
    other.show(second)
    device.tap(at: CGPoint(x: 140, y: 200))
    #expect(told.calls == [])
  }

  @Test func `is asked by nested surfaces, and told once each`() {
    let outer = PassThroughView(frame: app.bounds)
    behind.superview?.addSubview(outer)
    let middle = PassThroughView(frame: app.bounds)
    outer.addSubview(middle)
    let inner = add(PassThroughView(), to: middle)
    outer.onTouchOutside = note("outer")
    middle.onTapOutside = note("middle")
    inner.onTouchOutside = note("inner")
    device.tap(at: CGPoint(x: 140, y: 200))
    #expect(told.calls.sorted() == ["inner 100,100", "middle 140,200", "outer 140,200"])
  }

  @Test func `is not told beyond its bounds where its content overflows, nor by a question`() {
    let own = add(PassThroughView(), to: behind.superview ?? behind)
    own.hitTestBehavior.overflow = .reachable
    own.onTouchOutside = note("touch")
    device.tap(at: CGPoint(x: 300, y: 200))
    _ = app.hitTest(CGPoint(x: 140, y: 200), with: nil)
    device.hover(at: CGPoint(x: 140, y: 200))
    #expect(told.calls == [])
    device.tap(at: CGPoint(x: 140, y: 200))
    #expect(told.calls == ["touch 100,100"])
  }

  @Test func `says where a view is no surface`() {
    let plain = UIView()
    #expect(
      notes {
        plain.touchRegions.onTapOutside = { _ in }
        device.clock.advance(by: 1)
      }.count == 1)
  }
}
