import Foundation
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The page about code for both hosts` {
  @Test func `shows a sample that compiles`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/PortableCode.md")
    let sample = tests.appendingPathComponent("Samples/SwipeCard.swift")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(try text.contains("```swift\n" + String(contentsOf: sample, encoding: .utf8) + "```"))
  }

  @Test(arguments: [true, false])
  func `shows one that does what its selectors say`(_ swipes: Bool) {
    let device = SimulatedDevice.current
    let card = SwipeCard(frame: device.screenBounds)
    card.setUp()
    let window = UIWindow(windowScene: device.scenes[0])
    window.addSubview(card)
    window.isHidden = false
    if swipes {
      let finger = device.touchDown(at: CGPoint(x: 100, y: 400))
      finger.move(to: CGPoint(x: 200, y: 400))
      finger.lift()
    } else {
      device.tap(at: CGPoint(x: 20, y: 20))
    }
    #expect(card.isGone)
  }
}
