import Testing
import TouchInspector
@_spi(Command) import TouchMap
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A journal of touches` {
  let window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
  let root = UIViewController()
  let button = UIButton(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.addSubview(button)
  }

  @Test func `notes who really got each touch`() throws {
    let journal = TouchJournal(title: "t")
    journal.start()
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    SimulatedDevice.current.tap(at: CGPoint(x: 300, y: 300))
    button.isUserInteractionEnabled = false
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    #expect(
      journal.screens.map(\.witnesses) == [
        [
          .init(owner: .node(Node.ID(2)), ask: .touch, points: [.init(x: 20, y: 30)]),
          .init(owner: .node(Node.ID(1)), ask: .touch, points: [.init(x: 300, y: 300)]),
        ], [.init(owner: .node(Node.ID(1)), ask: .touch, points: [.init(x: 20, y: 30)])],
      ])
    #expect(try Dump(reading: journal.json().utf8).screens == journal.screens)
  }

  @Test func `takes no touch away, and is no part of what is captured`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let before = TouchInspector.capture([window])
    let journal = TouchJournal()
    journal.start()
    #expect(TouchInspector.capture([window]) == before)
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    #expect(taps == 1)
  }

  @Test func `notes nothing after it was stopped, nor beyond its limit`() {
    let recognizers = window.gestureRecognizers
    let journal = TouchJournal(limit: 1)
    journal.start(watching: [window])
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    button.frame.origin.x = 15
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    #expect(journal.screens.count == 1)
    journal.stop()
    button.frame.origin.x = 10
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    #expect(journal.screens.flatMap(\.witnesses).count == 1)
    #expect(window.gestureRecognizers == recognizers)
  }
}
