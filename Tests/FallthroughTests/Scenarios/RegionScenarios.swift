import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of regions and content tests` {
  @Test(arguments: SystemUnderTest.all)
  func `region as large as T, inside, at its low edge, 1 pt outside, with outset 12: B, B, A, B`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    it.overlay.regions.set(.rect(Toast.frame), id: "T")
    let outside = CGPoint(x: Toast.frame.minX - 1, y: Toast.inside.y)
    #expect([Toast.inside, Toast.frame.origin, outside].map(it.tap) == ["B", "B", "A"])
    it.overlay.regions.set(.rect(Toast.frame), id: "T", outset: 12)
    // Beyond the content the hosting view takes the touch and has nobody to give it to.
    #expect([Toast.inside, outside].map(it.tap) == ["B", "R"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `strict, no region left that was declared, tap on visible content: A`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    it.overlay.mode = .regions
    it.overlay.regions.set(.rect(Toast.frame), id: "T")
    it.overlay.regions.removeAll()
    #expect(it.tap(Toast.inside) == "A")
  }

  @Test func `region and a glass toast, iOS 26: R`() {
    let it = ToastScreen(.iOS26, .glass)
    it.overlay.regions.set(.rect(Toast.frame), id: "T")
    #expect(it.answers(to: Toast.inside).map { $0.view === it.host.view } == [true, true])
    #expect(it.toast?.tapCount == 1)
    #expect(it.tap(Toast.beside) == "A")
  }

  @Test(arguments: [ContentDetection.automatic, .layerTree])
  func `no region, glass toast, layer probe, iOS 26: R`(detection: ContentDetection) {
    let it = ToastScreen(.iOS26, .glass)
    it.overlay.contentDetection = detection
    #expect(it.answers(to: Toast.inside).map { $0.view === it.host.view } == [true, true])
    #expect(it.toast?.tapCount == 1)
    #expect(it.tap(Toast.beside) == "A")
  }

  @Test(arguments: SystemUnderTest.all)
  func `no region, material toast, alpha probe: the documented miss, A, with a warning`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system, .material)
    it.overlay.contentDetection = .alpha
    var lines: [String] = []
    it.overlay.onDecision = { lines.append($0.description) }
    #expect(it.tap(Toast.inside) == "A")
    #expect(
      lines == [
        "pass at (190.0, 740.0): content-not-found by alpha (does not see glass or materials), "
          + "first ask, touches"
      ])
  }

  @Test(arguments: SystemUnderTest.all)
  func `point outside the root's layer but inside the window: A`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    it.host.view.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
    #expect(it.tap(CGPoint(x: 190, y: 399)) == "A")
    it.overlay.contentDetection = .layerTree
    #expect(it.tap(CGPoint(x: 190, y: 399)) == "A")
  }

  @Test(arguments: SystemUnderTest.all)
  func `content that overflows by 20 pt: A, with a region R`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    it.host.view.frame = CGRect(x: 0, y: 0, width: 393, height: Toast.frame.maxY - 20)
    let overflow = CGPoint(x: 190, y: Toast.frame.maxY - 10)
    #expect(it.tap(overflow) == "A")
    it.overlay.regions.set(.rect(Toast.frame), id: "T")
    #expect(it.answers(to: overflow).map { $0.view === it.host.view } == [true, true])
  }

  @Test(arguments: SystemUnderTest.all)
  func `clear colour with a tap gesture, without and with a region: A, R`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system, .clearTappable)
    #expect(it.tap(Toast.inside) == "A")
    it.overlay.regions.set(.rect(Toast.frame), id: "T")
    #expect(it.answers(to: Toast.inside).map { $0.view === it.host.view } == [true, true])
    #expect(it.toast?.tapCount == 1)
  }

  @Test(arguments: SystemUnderTest.all)
  func `decorative image without hit testing, marked ignored: A`(system: SystemUnderTest) {
    let it = ToastScreen(system, .decoration)
    it.host.addForeignView(IgnoredMarkerView(frame: Toast.frame))
    #expect(it.tap(Toast.inside) == "A")
  }

  @Test(arguments: SystemUnderTest.all)
  func `region removed between phase 1 and phase 2: the claim is kept, not dropped`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system, .clearTappable)
    it.overlay.regions.set(.rect(Toast.frame), id: "T")
    var asks: [TouchAsk] = []
    it.overlay.onDecision = { [regions = it.overlay.regions] in
      asks.append($0.ask)
      if $0.ask == .first { regions.remove(id: "T") }
    }
    #expect(it.tap(Toast.inside) == "B")
    #expect(asks == [.first, .repeated])
    #expect(it.tap(Toast.inside) == "A")
  }
}
