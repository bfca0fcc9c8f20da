import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of a toast in SwiftUI` {
  @Test(arguments: SystemUnderTest.all)
  func `empty R, tap at the centre: A`(system: SystemUnderTest) {
    let it = ToastScreen(system, nil)
    #expect(it.tap(CGPoint(x: 196, y: 426)) == "A")
    #expect(it.tap(Toast.inside) == "A")
  }

  @Test(arguments: [SystemUnderTest(15), SystemUnderTest(17), SystemUnderTest(18, sdk: 17)])
  func `T at the bottom, tap on B, up to iOS 17: B`(system: SystemUnderTest) {
    #expect(ToastScreen(system).tap(Toast.inside) == "B")
  }

  @Test(arguments: [SystemUnderTest(18), SystemUnderTest(26, sdk: 18)])
  func `T at the bottom, tap on B, iOS 18 with its SDK: B through R, not dropped`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    let answers = it.answers(to: Toast.inside)
    #expect(answers.map(\.phase) == [1, 2])
    #expect(answers.map { $0.view === it.host.view } == [false, true])
    #expect(it.toast?.tapCount == 1)
  }

  @Test func `T at the bottom, tap on B, iOS 26: R is claimed and A does not fire`() {
    let it = ToastScreen(.iOS26)
    #expect(it.answers(to: Toast.inside).map { $0.view === it.host.view } == [true, true])
    #expect(it.tap(Toast.inside) == "B")
  }

  @Test(arguments: SystemUnderTest.all)
  func `T at the bottom, tap beside T: A, and W1 is asked in phase 1 only`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    #expect(it.tap(Toast.beside) == "A")
    let answers = it.answers(to: Toast.beside)
    #expect(answers.map(\.phase) == [1])
    #expect(answers.map { $0.view == nil } == [true])
  }

  @Test(arguments: SystemUnderTest.all)
  func `T at the bottom, tap beside T, iOS 26 and all before: A next to each edge`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    let (box, middle) = (Toast.frame, Toast.inside)
    let around = [
      CGPoint(x: box.minX - 1, y: middle.y), CGPoint(x: box.maxX, y: middle.y),
      CGPoint(x: middle.x, y: box.minY - 1), CGPoint(x: middle.x, y: box.maxY),
    ]
    #expect(around.map(it.tap) == ["A", "A", "A", "A"])
    #expect(it.tap(box.origin) == "B")
  }

  @Test(arguments: SystemUnderTest.all)
  func `T, then an empty point, same UIEvent object: B, then A`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    let taps = [Toast.inside, Toast.beside, Toast.inside, Toast.beside, Toast.beside]
    #expect(taps.map(it.tap) == ["B", "A", "B", "A", "A"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `B asked once only by a click from hover, then an empty tap: A`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    it.device.hover(at: Toast.inside)
    #expect(it.receiver { $0.clickFromHover(at: Toast.inside) } == "B")
    #expect(it.tap(Toast.beside) == "A")
    #expect(it.tap(Toast.inside) == "B")
  }

  @Test(arguments: SystemUnderTest.all, 1...4)
  func `B asked one to four times: claimed each time`(system: SystemUnderTest, passes: Int) {
    let it = ToastScreen(system)
    it.device.behavior.hitTestPasses = passes
    let claims = it.answers(to: Toast.inside).map { $0.view != nil }
    #expect(claims == Array(repeating: true, count: passes))
    #expect(it.toast?.tapCount == 1)
    #expect(it.tap(Toast.beside) == "A")
  }
}
