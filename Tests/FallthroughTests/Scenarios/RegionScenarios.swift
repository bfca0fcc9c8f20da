import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of regions and content tests` {
  @Test func `a region over a glass toast claims the hosting view on iOS 26`() {
    let it = ToastScreen(.iOS26, .glass)
    it.overlay.regions.set(.rect(Toast.frame), id: "toast")
    #expect(it.answers(to: Toast.inside).map { $0.view === it.host.view } == [true, true])
    #expect(it.toast?.tapCount == 1)
    #expect(it.tap(Toast.beside) == "app")
  }

  @Test(arguments: [ContentDetection.automatic, .layerTree])
  func `the layer probe claims the hosting view of a glass toast on iOS 26`(
    detection: ContentDetection
  ) {
    let it = ToastScreen(.iOS26, .glass)
    it.overlay.contentDetection = detection
    #expect(it.answers(to: Toast.inside).map { $0.view === it.host.view } == [true, true])
    #expect(it.toast?.tapCount == 1)
    #expect(it.tap(Toast.beside) == "app")
  }

  @Test(arguments: SystemUnderTest.all)
  func `the app gets a tap outside the root's layer, inside the window`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    it.host.view.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
    #expect(it.tap(CGPoint(x: 190, y: 399)) == "app")
    it.overlay.contentDetection = .layerTree
    #expect(it.tap(CGPoint(x: 190, y: 399)) == "app")
  }

  @Test(arguments: SystemUnderTest.all)
  func `the app gets a tap on content that overflows, unless a region is declared for it`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    it.host.view.frame = CGRect(x: 0, y: 0, width: 393, height: Toast.frame.maxY - 20)
    let overflow = CGPoint(x: 190, y: Toast.frame.maxY - 10)
    #expect(it.tap(overflow) == "app")
    it.overlay.regions.set(.rect(Toast.frame), id: "toast")
    #expect(it.answers(to: overflow).map { $0.view === it.host.view } == [true, true])
  }

  @Test(arguments: SystemUnderTest.all)
  func `a region that goes between the phases drops the touch, as UIKit does`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system, .clearTappable)
    it.overlay.regions.set(.rect(Toast.frame), id: "toast")
    it.overlay.onDecision = { [regions = it.overlay.regions] _ in regions.remove(id: "toast") }
    let record = it.device.tap(at: Toast.inside)
    guard case .dropped(let window) = record.outcome else {
      Issue.record("\(record.outcome)")
      return
    }
    #expect(window === it.overlay)
    #expect(it.tap(Toast.inside) == "app")
  }
}
