import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The report of a decision` {
  func report(_ system: SystemUnderTest, _ ask: @MainActor (Screen) -> Void) -> [String] {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    _ = host.addContent(Toast.frame, kind: .drawing)
    var lines: [String] = []
    screen.overlay.onDecision = { lines.append($0.description) }
    ask(screen)
    return lines
  }

  let host26 = "_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_"

  @Test func `says verdict, place, reason, strategy and view, for each ask`() {
    #expect(
      report(.iOS26) { _ = $0.tap(Toast.inside) } == [
        "claim at (190.0, 740.0): content-found by layerTree, \(host26)",
        "claim at (190.0, 740.0): content-found by layerTree, \(host26)",
      ])
    #expect(
      report(SystemUnderTest(17)) { _ = $0.tap(Toast.inside) } == [
        "claim at (190.0, 740.0): content-found by viewTree, _UIGraphicsView",
        "claim at (190.0, 740.0): content-found by viewTree, _UIGraphicsView",
      ])
  }

  @Test func `says what else asked`() {
    #expect(
      report(SystemUnderTest(18)) { screen in
        screen.device.hover(at: Toast.beside)
        screen.device.drag(at: Toast.beside)
        screen.device.probe(at: Toast.beside)
      } == [
        "pass at (190.0, 300.0): content-not-found by viewTree",
        "pass at (190.0, 300.0): content-not-found by viewTree",
        "pass at (190.0, 300.0): content-not-found by viewTree",
      ])
  }

  @Test func `names the view that gets the touch, and does not keep it`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    var button: UIButton? = UIButton(frame: Toast.frame)
    button?.accessibilityIdentifier = "undo"
    button.map { root.view.addSubview($0) }
    var decisions: [TouchDecision] = []
    screen.overlay.onDecision = { decisions.append($0) }
    _ = screen.overlay.hitTest(Toast.inside, with: nil)
    _ = screen.overlay.hitTest(Toast.beside, with: nil)
    #expect(decisions.map { $0.view === button } == [true, false])
    #expect(
      decisions.map(\.description) == [
        "claim at (190.0, 740.0): content, UIButton \"undo\"",
        "pass at (190.0, 300.0): background",
      ])
    button?.removeFromSuperview()
    button = nil
    #expect(decisions[0].view == nil)
    #expect(decisions[0].viewClass == "UIButton")
  }

  @Test func `leaves out the questions that it raises itself`() {
    let screen = Screen(root: UIViewController())
    var reports = 0
    screen.overlay.onDecision = { [overlay = screen.overlay] _ in
      reports += 1
      _ = overlay.hitTest(Toast.beside, with: nil)
    }
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(reports == 1)
  }

  @Test(arguments: [PassThroughMode.passAll, .regions])
  func `may change a setting, which counts at once`(mode: PassThroughMode) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.addButton("button", Toast.frame, to: root.view)
    screen.overlay.onDecision = { [overlay = screen.overlay] _ in overlay.mode = mode }
    let record = screen.device.tap(at: Toast.inside)
    guard case .dropped = record.outcome else {
      Issue.record("\(record.outcome)")
      return
    }
    #expect(screen.tap(Toast.inside) == ["app"])
  }
}
