import Fallthrough
import SeededRandomness
import UIKit

/// How much happens on a simulated day.
struct SoakCounts {
  var touches = 1_000_000
  var toasts = 10_000
  var scenes = 1_000
  var sheets = 10_000

  /// The hours of the day; each has the same share of everything.
  static let hours = 24

  func scaled(by part: Double) -> SoakCounts {
    func share(_ count: Int) -> Int { max(Self.hours, Int(Double(count) * part)) }
    return SoakCounts(
      touches: share(touches), toasts: share(toasts), scenes: share(scenes),
      sheets: share(sheets))
  }
}

extension SoakCounts {
  /// The same with nothing but what is named, or with all if nothing is.
  func limited(to kinds: Set<String>) -> SoakCounts {
    guard !kinds.isEmpty else { return self }
    func kept(_ count: Int, _ kind: String) -> Int { kinds.contains(kind) ? count : 0 }
    return SoakCounts(
      touches: kept(touches, "touches"), toasts: kept(toasts, "toasts"),
      scenes: kept(scenes, "scenes"), sheets: kept(sheets, "sheets"))
  }
}

/// An app that is used for a day: taps, swipes and presses, toasts that come and go, scenes that
/// connect and disconnect, sheets that are shown and dismissed.
@MainActor
final class SoakDay {
  private let device = SimulatedDevice.current
  private let counts: SoakCounts
  private let app: UIWindow
  private let presenter: OverlayPresenter
  private var random = SplitMix64(seed: 20)
  /// The time of the clock at which the day begins.
  private var start = 0.0
  /// What has come since the last look, and should have gone.
  private(set) var visitors: [WeakVisitor] = []
  private(set) var done = SoakCounts(touches: 0, toasts: 0, scenes: 0, sheets: 0)

  struct WeakVisitor {
    weak var object: AnyObject?
    var name: String
  }

  init(_ counts: SoakCounts) {
    self.counts = counts
    let scene = device.scenes[0]
    app = UIWindow(windowScene: scene)
    presenter = OverlayPresenter(scene: scene)
    let root = UIViewController()
    app.rootViewController = root
    let list = UIScrollView(frame: device.screenBounds)
    list.contentSize = CGSize(width: 393, height: 5_000)
    for row in 0..<40 {
      let button = UIButton(frame: CGRect(x: 10, y: row * 60, width: 300, height: 50))
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      list.addSubview(button)
    }
    list.addGestureRecognizer(UILongPressGestureRecognizer())
    root.view.addSubview(list)
    app.isHidden = false
  }

  /// Does some of everything, so that what is made once for all is there before the day.
  func warmUp() {
    for _ in 0..<500 { touch() }
    for _ in 0..<50 {
      showToast()
      showSheet()
      connectScene()
    }
    device.clock.advance(by: 60)
    (visitors, done) = ([], SoakCounts(touches: 0, toasts: 0, scenes: 0, sheets: 0))
    start = device.clock.now
  }

  /// Lets an hour pass, with its share of the day.
  func liveAnHour(_ hour: Int) {
    visitors = []
    let end = start + Double(hour) * 3_600
    func share(_ count: Int) -> Int { count * hour / SoakCounts.hours }
    while done.toasts < share(counts.toasts) { showToast() }
    while done.sheets < share(counts.sheets) { showSheet() }
    while done.scenes < share(counts.scenes) { connectScene() }
    while done.touches < share(counts.touches) { touch() }
    precondition(device.clock.now < end, "an hour is too short for what happens in it")
    device.clock.advance(by: end - device.clock.now)
  }

  /// Lets go of the weak references to what has come.
  func forgetVisitors() { visitors = [] }

  private func anyPoint() -> CGPoint {
    CGPoint(x: .random(in: 0..<393, using: &random), y: .random(in: 0..<852, using: &random))
  }

  private func touch() {
    switch done.touches % 50 {
    case 0: device.swipe(from: anyPoint(), to: anyPoint(), duration: 0.1)
    case 1: device.longPress(at: anyPoint(), duration: 0.1)
    case 2:
      let finger = device.touchDown(at: anyPoint())
      finger.move(to: anyPoint())
      finger.cancel()
    default: device.tap(at: anyPoint())
    }
    done.touches += 1
  }

  private func visit(_ object: AnyObject?, _ name: String) {
    visitors.append(WeakVisitor(object: object, name: name))
  }

  private func showToast() {
    let toast: UIViewController
    if done.toasts.isMultiple(of: 2) {
      let host = SimulatedHostingController()
      host.addContent(CGRect(x: 16, y: 740, width: 361, height: 64))
      toast = host
    } else {
      toast = UIViewController()
      let button = UIButton(frame: CGRect(x: 16, y: 740, width: 361, height: 64))
      button.hitAreaPadding = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      toast.view.addSubview(button)
    }
    presenter.show(toast)
    visit(toast, "toast's controller")
    visit(toast.view, "toast's view")
    visit(presenter.window, "toast's window")
    presenter.window?.regions.set(.capsule, of: toast.view, id: "toast")
    device.tap(at: CGPoint(x: 100, y: 760))
    device.tap(at: CGPoint(x: 100, y: 100))
    presenter.hide()
    done.toasts += 1
  }

  private func showSheet() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = done.sheets.isMultiple(of: 3) ? .overFullScreen : .pageSheet
    let animated = done.sheets.isMultiple(of: 2)
    app.rootViewController?.present(sheet, animated: animated)
    if animated { device.clock.advance(by: 0.5) }
    visit(sheet, "sheet's controller")
    visit(sheet.view, "sheet's view")
    visit(sheet.presentationController, "sheet's presentation")
    device.tap(at: CGPoint(x: 196, y: 600))
    sheet.dismiss(animated: animated)
    if animated { device.clock.advance(by: 0.5) }
    done.sheets += 1
  }

  private func connectScene() {
    let scene = device.connectScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    let overlay = OverlayPresenter(scene: scene)
    overlay.show(UIViewController())
    device.bringToFront(scene)
    device.tap(at: anyPoint())
    visit(scene, "scene")
    visit(window, "scene's window")
    visit(overlay, "scene's presenter")
    visit(overlay.window, "scene's overlay")
    device.disconnect(scene)
    device.bringToFront(device.scenes[0])
    done.scenes += 1
  }
}
