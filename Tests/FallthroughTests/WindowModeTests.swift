import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The mode of a pass-through window` {
  func screen() -> Screen {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.addButton("button", Toast.frame, to: root.view)
    return screen
  }

  @Test(arguments: [
    (PassThroughMode.automatic, ["button"], ["app"]), (.regions, ["app"], ["app"]),
    (.passAll, ["app"], ["app"]), (.blockAll, ["button"], []),
  ])
  func `decides without any region`(
    mode: PassThroughMode, onContent: [String], onBackground: [String]
  ) {
    let screen = screen()
    screen.overlay.mode = mode
    #expect(screen.tap(Toast.inside) == onContent)
    #expect(screen.tap(Toast.beside) == onBackground)
  }

  @Test func `lets real views take touches outside all regions when it is automatic`() {
    let screen = screen()
    screen.overlay.regions.set(.rect(CGRect(x: 0, y: 0, width: 50, height: 50)), id: 1)
    #expect(screen.tap(Toast.inside) == ["button"])
    #expect(screen.tap(20, 20) == [])
    #expect(screen.tap(60, 20) == ["app"])
  }

  @Test func `lets only regions take touches when it is strict`() {
    let screen = screen()
    screen.overlay.mode = .regions
    let left = CGRect(x: 0, y: 0, width: 195, height: 852)
    screen.overlay.regions.set(.rect(left), id: "left")
    #expect(screen.tap(190, 740) == ["button"])
    #expect(screen.tap(200, 740) == ["app"])
  }

  @Test func `counts at once, also for a touch that was decided before`() {
    let screen = screen()
    let event = UIEvent()
    #expect(screen.overlay.hitTest(Toast.inside, with: event) != nil)
    screen.overlay.mode = .passAll
    #expect(screen.overlay.hitTest(Toast.inside, with: event) == nil)
    screen.overlay.mode = .automatic
    #expect(screen.overlay.hitTest(Toast.inside, with: event) != nil)
  }
}
