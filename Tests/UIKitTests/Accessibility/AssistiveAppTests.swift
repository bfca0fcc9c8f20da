import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An assistive app` {
  let log = Log()

  func button(_ title: String, _ frame: CGRect) -> UIButton {
    let button = UIButton(frame: frame)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [log] _ in log.note(title) }, for: .touchUpInside)
    return button
  }

  var labels: [String] { device.accessibilityElements.map { $0.accessibilityLabel ?? "-" } }

  /// The app's window with one button that fills it.
  func app() -> UIWindow {
    let window = Stage.show()
    window.rootViewController?.view.addSubview(button("app", device.screenBounds))
    return window
  }

  // MARK: Presentations

  enum Shown: CaseIterable { case alert, sheet, undimmedSheet, popover, overFullScreen, fullScreen }

  func controller(_ kind: Shown) -> UIViewController {
    let controller =
      kind == .alert
      ? UIAlertController(title: "front", message: nil, preferredStyle: .alert) : UIViewController()
    if kind != .alert {
      controller.view.addSubview(button("front", CGRect(x: 0, y: 0, width: 100, height: 40)))
    }
    switch kind {
    case .alert: break
    case .sheet, .undimmedSheet: controller.modalPresentationStyle = .pageSheet
    case .popover: controller.modalPresentationStyle = .popover
    case .overFullScreen: controller.modalPresentationStyle = .overFullScreen
    case .fullScreen: controller.modalPresentationStyle = .fullScreen
    }
    if kind == .undimmedSheet {
      controller.sheetPresentationController?.detents = [.medium()]
      controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    }
    return controller
  }

  @Test(arguments: Shown.allCases)
  func `FS-261 finds nothing behind what is presented, unless that leaves it touches`(
    _ kind: Shown
  ) {
    let window = app()
    let presented = controller(kind)
    window.rootViewController?.present(presented, animated: false)
    #expect(labels == (kind == .undimmedSheet ? ["app", "front"] : ["front"]))
    presented.dismiss(animated: false)
    #expect(labels == ["app"])
  }

  @Test func `FS-261 finds an overlay's window beside a presentation in the app's`() {
    let window = app()
    let overlay = UIWindow(windowScene: device.scenes[0])
    overlay.windowLevel = .alert + 1
    overlay.addSubview(button("toast", CGRect(x: 0, y: 0, width: 100, height: 40)))
    overlay.isHidden = false
    window.rootViewController?.present(controller(.alert), animated: false)
    #expect(labels == ["front", "toast"])
  }

  // MARK: Layout

  @Test func `FS-164 finds views where their layout puts them, before any event`() {
    final class Row: UIView {
      let inner = UIButton()
      override func layoutSubviews() {
        addSubview(inner)
        inner.setTitle("inner", for: .normal)
        inner.frame = bounds
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    Stage.show(row)
    #expect(labels == ["inner"])
    row.frame.origin.y = 300
    row.frame.size.width = 100
    #expect(device.accessibilityElement(at: CGPoint(x: 150, y: 320)) == nil)
    #expect(device.accessibilityElement(at: CGPoint(x: 50, y: 320)) as? UIView === row.inner)
  }

  // MARK: SwiftUI content

  @Test(arguments: HostedVersion.all)
  func `FS-256 finds drawn SwiftUI content in front of the app`(_ version: HostedVersion) {
    device.systemVersion = OperatingSystemVersion(version.iOS)
    device.linkedSDK = OperatingSystemVersion(version.sdk)
    let window = app()
    let host = SimulatedHostingController()
    Stage.show(root: host, level: .alert)
    let play = host.addContent(CGRect(x: 100, y: 100, width: 100, height: 50))
    let shade = host.addContent(device.screenBounds, kind: .decoration)
    let field = UITextField(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    field.accessibilityLabel = "field"
    host.addForeignView(field)
    play.accessibilityLabel = "Play"
    play.accessibilityElement.accessibilityTraits = .button
    let on = CGPoint(x: 150, y: 125)
    #expect(labels == ["app", "Play", "field"])
    #expect(device.accessibilityElement(at: on) as? UIResponder === play.accessibilityElement)
    #expect((device.accessibilityElement(at: CGPoint(x: 10, y: 10)) as? UIView)?.window === window)
    play.frame.origin.y = 200
    #expect((device.accessibilityElement(at: on) as? UIView)?.window === window)
    device.activate(play.accessibilityElement)
    #expect(play.tapCount == 1)
    play.activatesByItself = true
    #expect(device.activate(play.accessibilityElement) == nil)
    #expect(play.tapCount == 2)
    shade.accessibilityLabel = "Artwork"
    play.isHidden = true
    #expect(labels == ["app", "Artwork", "field"])
  }

  // MARK: Order

  @Test func `FS-259 goes through a screen by rows, and keeps groups and given orders together`() {
    let view = UIView(frame: device.screenBounds)
    Stage.show(view)
    for (title, x, y) in [("d", 200, 103), ("a", 0, 0), ("c", 0, 100), ("b", 200, 50)] {
      view.addSubview(button(title, CGRect(x: x, y: y, width: 90, height: 40)))
    }
    let group = UIView(frame: CGRect(x: 0, y: 60, width: 90, height: 300))
    group.shouldGroupAccessibilityChildren = true
    group.addSubview(button("g2", CGRect(x: 0, y: 200, width: 90, height: 40)))
    group.addSubview(button("g1", CGRect(x: 0, y: 0, width: 90, height: 30)))
    view.addSubview(group)
    let given = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
    let parts = ["z", "y"].enumerated().map { index, name in
      let part = UIAccessibilityElement(accessibilityContainer: given)
      part.accessibilityLabel = name
      part.accessibilityFrameInContainerSpace = CGRect(
        x: 0, y: 50 - 50 * index, width: 10, height: 10)
      return part
    }
    given.accessibilityElements = parts
    view.addSubview(given)
    let order = device.accessibilityElementsInReadingOrder.map { $0.accessibilityLabel ?? "-" }
    #expect(order == ["a", "b", "g1", "g2", "c", "d", "z", "y"])
  }

  @Test func `FS-166 asks the windows of the frontmost scene alone`() {
    let window = app()
    let second = device.connectScene()
    device.bringToFront(second)
    let front = UIWindow(windowScene: second)
    front.frame = device.screenBounds
    front.addSubview(button("front", CGRect(x: 0, y: 0, width: 50, height: 50)))
    front.isHidden = false
    #expect((device.accessibilityElement(at: CGPoint(x: 20, y: 20)) as? UIView)?.window === front)
    #expect(device.accessibilityElement(at: CGPoint(x: 200, y: 200)) == nil)
    device.setFrame(CGRect(x: 0, y: 0, width: 100, height: 852), of: second)
    #expect(
      (device.accessibilityElement(at: CGPoint(x: 200, y: 200)) as? UIView)?.window === window)
  }

  // MARK: Escape

  final class Leaving: UIViewController {
    var escapes = 0
    var leaves = true
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return leaves
    }
  }

  @Test func `FS-260 asks up the chain from the cursor until somebody leaves`() {
    let root = Leaving()
    Stage.show(root: root)
    let one = button("one", CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(one)
    device.accessibilityFocus = one
    #expect(device.performEscape() === root)
    root.leaves = false
    #expect(device.performEscape() == nil)
    #expect(root.escapes == 2)
  }

  @Test(arguments: Shown.allCases)
  func `FS-260 leaves sheets and popovers, and alerts by their cancelling button`(_ kind: Shown) {
    let window = app()
    let presented = controller(kind)
    let leaves = [.alert, .sheet, .undimmedSheet, .popover].contains(kind)
    if let alert = presented as? UIAlertController {
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { [log] _ in log.note("cancelled") })
    }
    window.rootViewController?.present(presented, animated: false)
    #expect((device.performEscape() != nil) == leaves)
    device.clock.advance(by: 1)
    #expect((window.rootViewController?.presentedViewController == nil) == leaves)
    #expect(log.lines == (kind == .alert ? ["cancelled"] : []))
  }

  @Test func `FS-260 stays where leaving is not allowed, and goes back in a navigation`() {
    let window = app()
    let sheet = controller(.sheet)
    sheet.isModalInPresentation = true
    window.rootViewController?.present(sheet, animated: false)
    #expect(device.performEscape() == nil)
    let navigation = UINavigationController(rootViewController: UIViewController())
    Stage.show(root: navigation)
    let detail = UIViewController()
    detail.view.addSubview(button("detail", CGRect(x: 0, y: 100, width: 50, height: 50)))
    navigation.pushViewController(detail, animated: false)
    #expect(device.performEscape() === navigation)
    #expect(navigation.viewControllers.count == 1)
  }

  // MARK: What users are told and do

  @Test func `hears what is announced, and goes where it is sent`() {
    let window = app()
    let target = button("target", CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(target)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(
      notification: .announcement, argument: NSAttributedString(string: "Order 17"))
    UIAccessibility.post(notification: .screenChanged, argument: target)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(device.announcements == ["Saved", "Order 17"])
    #expect(
      device.accessibilityNotifications == [
        .announcement, .announcement, .screenChanged, .layoutChanged,
      ])
    #expect(device.accessibilityPosts[2].argument as? UIView === target)
    #expect(device.accessibilityFocus === target)
    #expect(target.accessibilityElementIsFocused())
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === target)
  }

  @Test func `tells the app where its cursor comes to, and what it leaves`() {
    final class Moves: @unchecked Sendable { var list: [[String?]] = [] }
    let moves = Moves()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { notification in
      let keys = [
        UIAccessibility.unfocusedElementUserInfoKey, UIAccessibility.focusedElementUserInfoKey,
      ]
      let elements = keys.map { notification.userInfo?[$0] as? UIView }
      MainActor.assumeIsolated { moves.list.append(elements.map { $0?.accessibilityIdentifier }) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let views = ["one", "two"].map { name in
      let view = UIView()
      view.accessibilityIdentifier = name
      return view
    }
    for view in views + [views[1], nil] { device.accessibilityFocus = view }
    #expect(moves.list == [[nil, "one"], ["one", "two"], ["two", nil]])
  }

  @Test func `FS-258 tells when an announcement has been said, or was interrupted`() {
    var told: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { notification in
      let info = notification.userInfo ?? [:]
      let text = info[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "-"
      let isSaid = info[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool ?? false
      MainActor.assumeIsolated { told.append("\(text) \(isSaid)") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIAccessibility.post(notification: .announcement, argument: "nobody listens")
    device.clock.advance(by: 60)
    device.isVoiceOverRunning = true
    UIAccessibility.post(notification: .announcement, argument: "first")
    UIAccessibility.post(notification: .announcement, argument: "second")
    #expect(told == ["first false"])
    device.clock.advance(by: 60)
    #expect(told == ["first false", "second true"])
  }

  @Test func `FS-263 tells what users switch on and off`() {
    var told: [Notification.Name] = []
    let names = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name) }
      }
    }
    defer { for token in observers { NotificationCenter.default.removeObserver(token) } }
    device.isVoiceOverRunning = true
    device.isVoiceOverRunning = true
    device.isReduceMotionEnabled = true
    #expect(told == names)
    #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isReduceMotionEnabled)
    device.isVoiceOverRunning = false
    #expect(told == names + names.prefix(1))
    device.reset()
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(told.count == 3)
  }

  @Test func `does an element's own actions by their names`() {
    let one = button("one", CGRect(x: 0, y: 0, width: 50, height: 50))
    Stage.show(one)
    one.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Dismiss") { [log] action in
        log.note("done \(action.name)")
        return true
      }
    ]
    #expect(device.performAction(named: "Dismiss", of: one))
    #expect(!device.performAction(named: "Delete", of: one))
    #expect(log.lines == ["done Dismiss"])
  }

  @Test func `does an action of an object's, unless the object is gone or cannot`() {
    final class Target: NSObject, ActionPerforming {
      let log: Log
      init(_ log: Log) { self.log = log }
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        guard selector == "dismiss:" else { return nil }
        return { [log] sender, _ in
          log.note((sender as? UIAccessibilityCustomAction)?.name ?? "?")
        }
      }
    }
    let one = button("one", CGRect(x: 0, y: 0, width: 50, height: 50))
    Stage.show(one)
    var target: Target? = Target(log)
    one.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Dismiss", target: target, selector: "dismiss:"),
      UIAccessibilityCustomAction(name: "Delete", target: target, selector: "delete:"),
    ]
    #expect(device.performAction(named: "Dismiss", of: one) && log.lines == ["Dismiss"])
    #expect(!device.performAction(named: "Delete", of: one))
    target = nil
    #expect(!device.performAction(named: "Dismiss", of: one))
    #expect(log.lines.count == 1 && target == nil)
  }
}
