import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A hit-area button` {
  /// An app with a 100-by-20 button in its middle that reaches 30 points further up and down.
  func screen() -> (Screen, HitAreaButton) {
    let screen = Screen(root: UIViewController())
    let button = HitAreaButton(frame: CGRect(x: 100, y: 400, width: 100, height: 20))
    button.hitAreaPadding = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
    screen.name(button, "button")
    screen.app.rootViewController?.view.addSubview(button)
    return (screen, button)
  }

  @Test func `fires for a touch in its padding and for no other`() {
    let (screen, _) = screen()
    #expect(screen.tap(150, 410) == ["button"])
    #expect(screen.tap(150, 371) == ["button"])
    #expect(screen.tap(150, 449) == ["button"])
    #expect(screen.tap(150, 369) == ["app"])
    #expect(screen.tap(150, 450) == ["app"])
    #expect(screen.tap(99, 410) == ["app"])
  }

  @Test func `is an ordinary button without padding`() {
    let (screen, button) = screen()
    #expect(button.hitAreaPadding == UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0))
    button.hitAreaPadding = nil
    #expect(screen.tap(150, 371) == ["app"])
    #expect(screen.tap(150, 410) == ["button"])
    #expect(button.hitTestBehavior == .standard)
  }

  @Test func `FS-028 takes its touches, padding included, when it is disabled`() {
    let (screen, button) = screen()
    button.isEnabled = false
    #expect(screen.tap(150, 371) == [])
    button.isUserInteractionEnabled = false
    #expect(screen.tap(150, 371) == ["app"])
  }

  @Test func `is found in an overlay as in the app`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let button = HitAreaButton(frame: CGRect(x: 100, y: 400, width: 20, height: 20))
    button.hitTestBehavior.hitArea = .atLeast(44)
    screen.name(button, "button")
    root.view.addSubview(button)
    #expect(screen.tap(89, 389) == ["button"])
    #expect(screen.tap(87, 389) == ["app"])
  }
}
