import Fallthrough
import Testing
import UIKit

@testable import ToastApp

@MainActor @Suite(.simulatedDevice) struct `The toast app` {
  private let app: RunningApp

  init() { app = RunningApp.launched() }

  @Test func `keeps the toast in the safe area`() throws {
    try app.tap("Save")
    app.wait(1)
    #expect(try app.frame("toast") == CGRect(x: 16, y: 750, width: 361, height: 60))
  }

  @Test func `has the toast move in from below and out again, touchable on its way in`() throws {
    try app.tap("Save")
    let toast = try app.view("toast")
    #expect(toast.superview?.transform == .identity)
    let presented = try #require(toast.superview?.layer.presentation())
    #expect(presented.frame.minY > 0)
    try app.tap("Undo")
    #expect(app.history == ["saved", "undone"])
    #expect(app.shownText == nil)
    #expect(app.overlays == 1)
    app.wait(1)
    #expect(app.overlays == 0)
  }

  @Test func `lets the feed have every touch beside the toast, which goes`() throws {
    try app.tap("Save")
    app.wait(1)
    try app.tap("Post 3")
    #expect(app.history == ["saved", "liked post 3"])
    #expect(app.shownText == nil)
    app.wait(1)
    #expect(app.overlays == 0)
  }

  @Test func `lets the feed scroll beside the toast`() throws {
    try app.tap("Save")
    app.wait(1)
    let before = try app.frame("Post 3")
    let finger = app.device.touchDown(at: CGPoint(x: 196, y: 500))
    for y in stride(from: 480, through: 400, by: -20) { finger.move(to: CGPoint(x: 196, y: y)) }
    finger.lift()
    #expect(try app.frame("Post 3").minY < before.minY)
  }

  @Test func `shows toasts one after the other, each for its time`() throws {
    for _ in 1...2 { app.delegate.feed?.onSave() }
    app.wait(3.9)
    #expect(app.shownText == "Saved")
    #expect(app.overlays == 1)
    app.wait(0.2)
    #expect(app.shownText == nil)
    app.wait(0.3)
    #expect(app.shownText == "Saved")
    app.wait(3.8)
    #expect(app.shownText == "Saved")
    app.wait(1)
    #expect(app.shownText == nil)
    #expect(app.overlays == 0)
  }

  @Test func `shows toasts in the order in which they were asked for`() {
    let texts = ["One", "Two", "Three"]
    for text in texts { app.delegate.toasts?.show(Toast(text: text, actionTitle: "Undo") {}) }
    var shown: [String] = []
    while let text = app.shownText {
      shown.append(text)
      app.wait(4.5)
    }
    #expect(shown == texts)
    #expect(app.overlays == 0)
  }

  @Test func `may have a toast ask for the next one`() throws {
    let toasts = try #require(app.delegate.toasts)
    let next = Toast(text: "Undone", actionTitle: "Redo") {}
    toasts.show(Toast(text: "Saved", actionTitle: "Undo") { [weak toasts] in toasts?.show(next) })
    app.wait(1)
    try app.tap("Undo")
    #expect(app.shownText == nil)
    app.wait(0.4)
    #expect(app.shownText == "Undone")
    #expect(app.overlays == 1)
  }

  @Test func `has no timer of an earlier toast end a later one`() throws {
    try app.tap("Save")
    app.wait(3)
    try app.tap("Undo")
    app.wait(0.5)
    try app.tap("Save")
    app.wait(2)
    #expect(app.shownText == "Saved")
  }

  @Test func `keeps the toast above the keyboard`() throws {
    app.device.showsKeyboard = true
    try app.tap("Comment")
    #expect(try app.view("Comment").isFirstResponder)
    app.delegate.feed?.onSave()
    app.wait(1)
    #expect(try app.frame("toast").maxY == 508)
    #expect(try app.view("Comment").isFirstResponder)
    try app.tap("Undo")
    #expect(app.history == ["undone"])
  }

  @Test func `has the toast follow a keyboard that comes and goes`() throws {
    app.device.showsKeyboard = true
    try app.tap("Save")
    app.wait(0.5)
    #expect(try app.frame("toast").maxY == 810)
    try app.view("Comment").becomeFirstResponder()
    #expect(try app.frame("toast").maxY == 508)
    try app.view("Comment").resignFirstResponder()
    #expect(try app.frame("toast").maxY == 810)
    #expect(app.shownText == "Saved")
  }

  @Test func `turns the toast with the device`() throws {
    app.device.model = .iPhone15
    try app.tap("Save")
    app.wait(1)
    app.device.rotate(to: .landscapeLeft)
    #expect(try app.frame("toast") == CGRect(x: 75, y: 304, width: 702, height: 60))
    try app.tap("Undo")
    #expect(app.history == ["saved", "undone"])
  }

  @Test func `turns a toast that still moves, and one that leaves`() throws {
    app.device.model = .iPhone15
    try app.tap("Save")
    app.wait(0.1)
    app.device.rotate(to: .landscapeLeft)
    #expect(try app.frame("toast") == CGRect(x: 75, y: 304, width: 702, height: 60))
    app.wait(1)
    try app.tap("Undo")
    app.device.rotate(to: .portrait)
    app.wait(1)
    #expect(app.history == ["saved", "undone"])
    #expect(app.overlays == 0)
  }

  @Test func `shows a toast in its own scene alone`() throws {
    let device = app.device
    let other = RunningApp()
    device.setFrame(CGRect(x: 0, y: 0, width: 393, height: 400), of: app.scene)
    device.setFrame(CGRect(x: 0, y: 400, width: 393, height: 452), of: other.scene)
    try other.tap("Save")
    app.wait(1)
    #expect([app, other].map(\.shownText) == [nil, "Saved"])
    #expect([app, other].map(\.overlays) == [0, 1])
    try other.tap("Undo")
    #expect(other.history == ["saved", "undone"])
    #expect(app.history == [])
  }

  @Test func `goes on in one scene when the other is closed`() throws {
    let other = RunningApp()
    app.delegate.feed?.onSave()
    other.delegate.feed?.onSave()
    app.wait(1)
    app.device.disconnect(app.scene)
    #expect(other.shownText == "Saved")
    other.wait(3.5)
    #expect(other.shownText == nil)
    #expect(other.overlays == 0)
  }

  @Test func `releases everything of a scene that is closed in the middle of a toast`() throws {
    try app.tap("Save")
    weak let window = app.delegate.window
    weak let overlay = app.scene.windows.last
    weak let feed = app.delegate.feed
    weak let toasts = app.delegate.toasts
    weak let toast = try app.view("toast")
    app.device.disconnect(app.scene)
    app.wait(10)
    #expect(feed == nil)
    #expect(window == nil)
    #expect(toasts == nil)
    #expect(overlay == nil)
    #expect(toast == nil)
  }

  @Test func `releases each toast when it has gone`() throws {
    try app.tap("Save")
    weak let toast = try app.view("toast")
    app.wait(10)
    #expect(toast == nil)
  }

  @Test func `releases the toasts that still wait when the scene is closed`() throws {
    final class Order {}
    var orders = [Order(), Order()]
    weak let (first, last) = (orders[0], orders[1])
    for order in orders {
      app.delegate.toasts?.show(Toast(text: "Saved", actionTitle: "Undo") { _ = order })
    }
    orders = []
    #expect(first != nil)
    #expect(last != nil)
    app.device.disconnect(app.scene)
    app.wait(10)
    #expect(first == nil)
    #expect(last == nil)
  }
}
