import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The key window under a pass-through window` {
  func screen() -> (Screen, UITextField) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let field = UITextField(frame: Toast.frame)
    root.view.addSubview(field)
    return (screen, field)
  }

  @Test func `stays the app's, whatever is tapped and asked`() {
    let (screen, _) = screen()
    screen.overlay.makeKeyAndVisible()
    _ = screen.tap(Toast.beside)
    #expect(screen.app.isKeyWindow)
    #expect(!screen.overlay.isKeyWindow)
  }

  @Test func `is the overlay where that is allowed`() {
    let (screen, _) = screen()
    screen.overlay.allowsKey = true
    screen.overlay.makeKey()
    #expect(screen.overlay.isKeyWindow)
  }

  @Test func `is the overlay for as long as text in it is edited`() {
    let (screen, field) = screen()
    field.becomeFirstResponder()
    #expect(screen.overlay.isKeyWindow)
    field.resignFirstResponder()
    #expect(screen.app.isKeyWindow)
    #expect(!screen.overlay.canBecomeKey)
  }

  @Test func `is not a hidden overlay, though text in it is still edited`() {
    let (screen, field) = screen()
    field.becomeFirstResponder()
    screen.overlay.isHidden = true
    #expect(!screen.overlay.canBecomeKey)
    screen.overlay.makeKey()
    #expect(!screen.overlay.isKeyWindow)
  }

  @Test func `is the app's again when the text goes while it is edited`() {
    let (screen, field) = screen()
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!screen.overlay.canBecomeKey)
    #expect(screen.app.isKeyWindow)
  }

  @Test func `is the frontmost of the app when the one that was key has gone, and the log says so`()
    throws
  {
    let (screen, field) = screen()
    let second = UIWindow(windowScene: try #require(screen.app.windowScene))
    second.rootViewController = UIViewController()
    second.makeKeyAndVisible()
    field.becomeFirstResponder()
    second.isHidden = true
    let notes = notes { field.resignFirstResponder() }
    #expect(screen.app.isKeyWindow)
    #expect(
      notes == [
        "The window that was key before text in an overlay was edited has gone; the app's "
          + "frontmost window is key now"
      ])
  }

  @Test func `is the frontmost of the app when the one that was key was released`() throws {
    let (screen, field) = screen()
    let scene = try #require(screen.app.windowScene)
    do {
      let second = UIWindow(windowScene: scene)
      second.rootViewController = UIViewController()
      second.makeKeyAndVisible()
      field.becomeFirstResponder()
      second.windowScene = nil
    }
    #expect(notes { field.resignFirstResponder() }.count == 1)
    #expect(screen.app.isKeyWindow)
  }

  @Test func `stays the overlay if the app has no window left, and the log says so`() {
    let (screen, field) = screen()
    field.becomeFirstResponder()
    screen.app.isHidden = true
    let notes = notes { field.resignFirstResponder() }
    #expect(
      notes == [
        "The window that was key before text in an overlay was edited has gone; the overlay stays "
          + "key"
      ])
  }
}
