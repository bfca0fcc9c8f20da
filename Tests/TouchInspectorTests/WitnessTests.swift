import Foundation
import SeededRandomness
import Testing
import TouchInspector
@_spi(Command) import TouchMap
import UIKit

@MainActor @Suite struct `A witnessed capture` {
  @Test func `agrees with the rule on random screens on which nothing overrides hit testing`() {
    var asked = 0
    let seeds = Exhaustive.seeds(everyDay: 10, night: 1_000)
    for seed in seeds {
      let random = RandomWindows(seed: seed)
      let screen = TouchInspector.capture(random.windows, options: .witnesses)
      let verification = Verification(of: screen)
      #expect(verification.differences == [], "seed \(seed)")
      asked += verification.asked
    }
    #expect(asked > 1_000 * seeds.count)
  }

  @Test func `shows every planted override that changes ten by ten points, and invents none`() {
    var (found, missed, invented) = (0, [UInt64](), [UInt64]())
    let seeds = Exhaustive.seeds(everyDay: 100, night: 10_000)
    for seed in seeds {
      let planted = PlantedScreen(seed: seed)
      let screen = TouchInspector.capture([planted.window], options: .witnesses)
      let differences = Verification(of: screen).differences
      for point in differences.flatMap(\.points)
      where !planted.isChanged(at: CGPoint(x: point.x, y: point.y)) {
        invented.append(seed)
      }
      if !differences.isEmpty {
        found += 1
      } else if planted.hasLargeChange {
        missed.append(seed)
      }
    }
    #expect(missed == [])
    #expect(invented == [])
    // Screens on which nothing is changed would pass with anything.
    #expect(found > seeds.count / 4)
  }

  @Test func `names the views that override hit testing around a difference`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let deaf = DeafView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(deaf)
    deaf.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let screen = TouchInspector.capture([window], options: .witnesses)
    let differences = Verification(of: screen).differences
    #expect(differences.map(\.expected) == [Node.ID(1), Node.ID(2)])
    #expect(differences.map(\.witnessed) == [.node(Node.ID(0)), .node(Node.ID(0))])
    #expect(differences.map(\.suspects) == [[Node.ID(1)], [Node.ID(1)]])
    #expect(differences.allSatisfy { $0.ask == .nilEvent })
  }

  @Test func `tells of a view that is not on the captured screen`() throws {
    final class Elsewhere: UIView, OverridesHitTest {
      let other = UIButton()
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { other }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    window.isHidden = false
    window.addSubview(Elsewhere(frame: window.bounds))
    let screen = TouchInspector.capture([window], options: .witnesses)
    #expect(screen.witnesses.map(\.owner) == [.stranger(className: "UIButton")])
    #expect(Verification(of: screen).agreed == 0)
  }

  @Test func `asks in each region far from its border, near its corners and in each view`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.isHidden = false
    let card = UIView(frame: CGRect(x: 4, y: 6, width: 8, height: 4))
    let label = UILabel(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    window.addSubview(card)
    card.addSubview(label)
    let screen = TouchInspector.capture([window], options: .witnesses)
    let points = Set(screen.witnesses.filter { $0.owner == .node(Node.ID(1)) }.flatMap(\.points))
    let expected = [(8, 8), (6, 8), (5, 7), (11, 7), (11, 9), (5, 9)]
      .map { Screen.Point(x: $0.0, y: $0.1) }
    #expect(points.isSuperset(of: expected))
  }

  @Test func `reads back from its own JSON`() throws {
    let planted = PlantedScreen(seed: 7)
    let screen = TouchInspector.capture([planted.window], title: "a", options: .all)
    #expect(!screen.witnesses.isEmpty)
    #expect(screen.system?.isEmpty == false)
    let text = try ScreenJSON.text(of: [screen])
    #expect(try Dump(reading: text.utf8).screens == [screen])
    #expect(text.range(of: "\"witnessed\":[\n{\"ask\":\"nil-event\",\"owner\":") != nil)
  }
}
