import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of an ask that is no plain touch` {
  @Test(arguments: SystemUnderTest.all)
  func `a probe, a drag or a hover beside the toast finds the app`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    #expect(it.overlay.hitTest(Toast.beside, with: nil) == nil)
    #expect(it.overlay.hitTest(Toast.inside, with: nil) != nil)
    for ask in [it.device.probe, it.device.drag, it.device.hover] {
      #expect(it.winner(ask, Toast.beside)?.result === it.screen.appButton)
      #expect(it.winner(ask, Toast.inside)?.window === it.overlay)
    }
  }

  @Test(arguments: SystemUnderTest.all, [PassThroughMode.automatic, .regions, .passAll])
  func `the app gets a tap beside the toast, and the overlay tells of it once`(
    system: SystemUnderTest, mode: PassThroughMode
  ) {
    let it = ToastScreen(system)
    it.overlay.mode = mode
    var told: [CGPoint] = []
    it.overlay.onTouchOutside = { told.append($0) }
    #expect(it.tap(Toast.beside) == "app")
    #expect(told == [Toast.beside])
  }

  @Test(arguments: SystemUnderTest.all)
  func `a thousand asks with one event find the content of then, and keep no event`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    weak var released: UIEvent?
    do {
      let event = UIEvent()
      released = event
      for index in 0..<1000 {
        it.toast?.isHidden = index.isMultiple(of: 3)
        let isTaken = it.overlay.hitTest(Toast.inside, with: event) != nil
        #expect(isTaken == !index.isMultiple(of: 3))
      }
    }
    #expect(released == nil)
  }
}
