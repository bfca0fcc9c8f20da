import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of an ask that is no plain touch` {
  @Test(arguments: SystemUnderTest.all)
  func `probe with a nil event on an empty point: nil`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    #expect(it.overlay.hitTest(Toast.beside, with: nil) == nil)
    #expect(it.winner(it.device.probe, Toast.beside)?.window === it.screen.app)
  }

  @Test(arguments: SystemUnderTest.all)
  func `probe with a nil event on B: claim`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    #expect(it.overlay.hitTest(Toast.inside, with: nil) != nil)
    #expect(it.winner(it.device.probe, Toast.inside)?.window === it.overlay)
  }

  @Test(arguments: SystemUnderTest.all)
  func `drag session over the empty area: A's drop target`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    for ask in [it.device.drag, it.device.hover] {
      #expect(it.winner(ask, Toast.beside)?.result === it.screen.appButton)
      #expect(it.winner(ask, Toast.inside)?.window === it.overlay)
    }
  }

  @Test(arguments: SystemUnderTest.all, [PassThroughMode.automatic, .regions, .passAll])
  func `outside tap with onTouchOutside, passed: A, told exactly once`(
    system: SystemUnderTest, mode: PassThroughMode
  ) {
    let it = ToastScreen(system)
    it.overlay.mode = mode
    var told: [CGPoint] = []
    it.overlay.onTouchOutside = { told.append($0) }
    #expect(it.tap(Toast.beside) == "A")
    #expect(told == [Toast.beside])
  }

  @Test(arguments: SystemUnderTest.all)
  func `outside tap with onTouchOutside and blockAll: nothing beneath, told once`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    it.overlay.mode = .blockAll
    var told: [CGPoint] = []
    it.overlay.onTouchOutside = { told.append($0) }
    #expect(it.tap(Toast.beside) == "R")
    #expect(told == [Toast.beside])
    #expect(it.tap(Toast.inside) == "B")
    #expect(told == [Toast.beside])
  }

  @Test(arguments: SystemUnderTest.all)
  func `event without change of key for 1000 taps: memo bounded, no UIEvent retained`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    weak var released: UIEvent?
    do {
      let event = UIEvent()
      released = event
      for _ in 0..<1000 { _ = it.overlay.hitTest(Toast.inside, with: event) }
      #expect(it.overlay.rememberedRulings == 1)
    }
    #expect(released == nil)
    var most = 0
    for index in 0..<1000 {
      it.device.tap(at: CGPoint(x: index % 393, y: index % 852))
      most = max(most, it.overlay.rememberedRulings)
    }
    #expect(most == RulingMemo.capacity)
  }
}
