import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of a toast in SwiftUI` {
  @Test(arguments: SystemUnderTest.all)
  func `the app gets every tap through an empty overlay`(system: SystemUnderTest) {
    let it = ToastScreen(system, nil)
    #expect(it.tap(CGPoint(x: 196, y: 426)) == "app")
    #expect(it.tap(Toast.inside) == "app")
  }

  @Test(arguments: [SystemUnderTest(18), SystemUnderTest(26, sdk: 18)])
  func `on iOS 18 the toast gets a tap through the hosting view, and none is dropped`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    let answers = it.answers(to: Toast.inside)
    #expect(answers.map(\.phase) == [1, 2])
    #expect(answers.map { $0.view === it.host.view } == [false, true])
    #expect(it.toast?.tapCount == 1)
  }

  @Test func `on iOS 26 the hosting view is claimed, and the app does not get the tap`() {
    let it = ToastScreen(.iOS26)
    #expect(it.answers(to: Toast.inside).map { $0.view === it.host.view } == [true, true])
    #expect(it.tap(Toast.inside) == "toast")
  }

  @Test(arguments: SystemUnderTest.all)
  func `the app gets a tap beside the toast, and the overlay is asked in the first phase only`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    #expect(it.tap(Toast.beside) == "app")
    let answers = it.answers(to: Toast.beside)
    #expect(answers.map(\.phase) == [1])
    #expect(answers.map { $0.view == nil } == [true])
  }

  @Test(arguments: SystemUnderTest.all)
  func `the app gets a tap next to each edge of the toast`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    let (box, middle) = (Toast.frame, Toast.inside)
    let around = [
      CGPoint(x: box.minX - 1, y: middle.y), CGPoint(x: box.maxX, y: middle.y),
      CGPoint(x: middle.x, y: box.minY - 1), CGPoint(x: middle.x, y: box.maxY),
    ]
    #expect(around.map(it.tap) == ["app", "app", "app", "app"])
    #expect(it.tap(box.origin) == "toast")
  }

  @Test(arguments: SystemUnderTest.all)
  func `a click after hovering gets the toast, and the app gets the tap beside it`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    it.device.hover(at: Toast.inside)
    #expect(it.receiver { $0.clickFromHover(at: Toast.inside) } == "toast")
    #expect(it.tap(Toast.beside) == "app")
    #expect(it.tap(Toast.inside) == "toast")
  }

  @Test(arguments: SystemUnderTest.all, 1...4)
  func `the toast is claimed however often a touch asks`(system: SystemUnderTest, passes: Int) {
    let it = ToastScreen(system)
    it.device.behavior.hitTestPasses = passes
    let claims = it.answers(to: Toast.inside).map { $0.view != nil }
    #expect(claims == Array(repeating: true, count: passes))
    #expect(it.toast?.tapCount == 1)
    #expect(it.tap(Toast.beside) == "app")
  }
}
