import NoticeCore
import Notices
import Testing
import UIKit

/// Meets no more of the delegate than it must.
final class QuietApp: NSObject, NoticeDelegate {
  var taps = 0
  func noticeWasTapped(_ notice: NoticeView) { taps += 1 }
}

/// Meets all of it.
final class CuriousApp: NSObject, NoticeDelegate {
  var closes = false
  var reasons: [String] = []
  func noticeWasTapped(_ notice: NoticeView) {}
  func noticeShouldClose(_ notice: NoticeView) -> Bool { closes }
  func notice(_ notice: NoticeView, didCloseBy reason: String) { reasons.append(reason) }
}

@MainActor @Suite(.simulatedDevice) struct `A toast of a library written for devices` {
  let window: UIWindow
  let toast: LoudToast

  init() {
    window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.rootViewController = UIViewController()
    window.isHidden = false
    toast = LoudToast(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
    window.addSubview(toast)
    window.layoutIfNeeded()
  }

  var device: SimulatedDevice { .current }

  @Test func `closes by a tap, which a superclass of another module knows`() {
    let app = QuietApp()
    toast.delegate = app
    device.tap(at: CGPoint(x: 250, y: 130))
    #expect(app.taps == 1)
    #expect(toast.isClosed)
    #expect(toast.transcript == ["layout", "loud"])
    #expect(toast.knowsTap)
  }

  @Test func `asks an optional method that is met`() {
    let app = CuriousApp()
    toast.delegate = app
    device.tap(at: CGPoint(x: 250, y: 130))
    #expect(!toast.isClosed)
    app.closes = true
    device.swipe(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 40))
    #expect(app.reasons == ["swipe"])
  }

  @Test func `overrides what an extension gives to a class of UIKit's`() {
    let views = [toast, toast.button, UIView(), UISwitch()]
    #expect(
      views.map { $0.kind() } == [
        "toast, a view", "button, a control, a view", "view", "control, a view",
      ])
  }

  @Test func `hands sender and event to its button's action`() {
    device.tap(at: CGPoint(x: 60, y: 130))
    #expect(toast.transcript == ["layout", "pressed true, true"])
    #expect(!toast.isClosed)
  }

  @Test func `lives for a time of the device's clock, and counts frames meanwhile`() {
    let app = CuriousApp()
    app.closes = true
    toast.delegate = app
    toast.live(for: 2)
    device.clock.advance(by: 1.99)
    #expect(app.reasons.isEmpty)
    device.clock.advance(by: 0.02)
    #expect(app.reasons == ["time"])
    #expect(toast.frames == 119)
    device.clock.advance(by: 1)
    #expect(toast.frames == 119)
  }

  @Test func `hears notifications until it is gone`() {
    let app = CuriousApp()
    app.closes = true
    toast.delegate = app
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
    #expect(app.reasons == ["app"])
    NotificationCenter.default.removeObserver(toast)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
    #expect(app.reasons == ["app"])
  }

  @Test func `is touched beyond its bounds by an override in an extension`() {
    let touch = device.touchDown(at: CGPoint(x: 322, y: 130))
    #expect(touch.record.view === toast)
    touch.cancel()
    #expect(toast.intrinsicContentSize == CGSize(width: 300, height: 60))
  }

  @Test func `has a method of an extension overridden in another file`() {
    #expect(toast.summary() == "loud toast")
    #expect((toast as Toast).summary() == "loud toast")
    #expect(Toast.watched == "layer.bounds")
  }

  @Test func `acts by private and by generic classes`() {
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 80, height: 44))
    window.addSubview(button)
    let count = Targets.count(in: button)
    let box = Targets.Box("kept")
    button.addTarget(box, action: #selector(Targets.Box<String>.keep(_:)), for: .touchUpInside)
    device.tap(at: CGPoint(x: 120, y: 420))
    #expect(count() == 1)
    #expect(box.values == ["kept"])
  }
}
