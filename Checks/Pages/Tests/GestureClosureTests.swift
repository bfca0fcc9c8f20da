import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A card for both hosts` {
  @Test(arguments: [true, false])
  func `closes with a swipe, and with its button`(_ swipes: Bool) {
    let device = SimulatedDevice.current
    let card = SwipeCard(frame: device.screenBounds)
    card.setUp()
    let window = UIWindow(windowScene: device.scenes[0])
    window.addSubview(card)
    window.isHidden = false
    if swipes {
      device.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400))
    } else {
      device.tap(at: CGPoint(x: 20, y: 20))
    }
    #expect(card.isGone)
  }
}
