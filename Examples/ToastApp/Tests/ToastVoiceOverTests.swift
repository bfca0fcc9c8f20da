import Testing
import UIKit

@testable import ToastApp

@MainActor @Suite(.simulatedDevice) struct `The toast app with VoiceOver` {
  private let app: RunningApp
  private var device: SimulatedDevice { app.device }

  init() {
    app = RunningApp.launched()
    SimulatedDevice.current.isVoiceOverRunning = true
  }

  /// What VoiceOver can come to, by its label or its name, in the order in which users swipe.
  private var labels: [String] {
    device.accessibilityElementsInReadingOrder.compactMap {
      $0.accessibilityLabel ?? ($0 as? UIView)?.accessibilityIdentifier
    }
  }

  @Test func `reads a toast out as it comes`() throws {
    try app.tap("Save")
    #expect(device.announcements == ["Saved"])
  }

  @Test func `comes to the toast's text and button, and to the whole feed`() throws {
    let feed = labels
    try app.tap("Save")
    #expect(labels == feed + ["Saved", "Undo"])
    #expect(feed.contains("Post 3"))
  }

  @Test func `finds what is under the finger, on the toast and beside it`() throws {
    try app.tap("Save")
    app.wait(1)
    let button = try app.view("Undo")
    #expect(device.accessibilityElement(at: CGPoint(x: 340, y: 780)) as? UIView === button)
    let post = try app.view("Post 3")
    #expect(device.accessibilityElement(at: CGPoint(x: 196, y: 430)) as? UIView === post)
  }

  @Test func `gives the user five times as long`() throws {
    try app.tap("Save")
    app.wait(19)
    #expect(app.shownText == "Saved")
    app.wait(1.5)
    #expect(app.shownText == nil)
  }

  @Test func `activates the button`() throws {
    try app.tap("Save")
    try device.activate(app.view("Undo"))
    #expect(app.history == ["saved", "undone"])
    #expect(app.shownText == nil)
  }

  @Test func `gets away from the toast, and from nothing when it has gone`() throws {
    try app.tap("Save")
    #expect(device.performEscape() != nil)
    #expect(app.shownText == nil)
    app.wait(1)
    #expect(app.overlays == 0)
    #expect(device.performEscape() == nil)
    #expect(app.history == ["saved"])
  }

  @Test func `no longer comes to a toast on its way out`() throws {
    let feed = labels
    try app.tap("Save")
    try app.tap("Undo")
    #expect(app.overlays == 1)
    #expect(labels == feed)
  }
}
