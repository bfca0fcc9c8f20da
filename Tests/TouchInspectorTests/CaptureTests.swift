import Foundation
import SeededRandomness
import Testing
import TouchInspector
import TouchMap
import UIKit

@MainActor @Suite struct `A captured screen` {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test func `holds every view and layer in the order in which UIKit paints them`() {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.accessibilityIdentifier = "first"
    first.layer.addSublayer(CALayer())
    let second = UIButton(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    window.addSubview(first)
    window.addSubview(second)

    let screen = TouchInspector.capture([window], title: "a test")
    #expect(screen.title == "a test")
    #expect(screen.nodes.map(\.className) == ["UIWindow", "UIView", "CALayer", "UIButton"])
    #expect(screen.nodes.map(\.depth) == [0, 1, 2, 1])
    #expect(screen.nodes.map(\.kind) == [.window, .view, .layer, .view])
    #expect(screen.nodes[1].identifier == "first")
    #expect(screen.nodes[3].frame == Hierarchy.Rect(x: 5, y: 5, width: 20, height: 20))
  }

  @Test func `holds what no dump tells`() {
    final class Deaf: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    final class Wide: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    window.windowLevel = .alert
    let scrolled = UIScrollView(frame: window.bounds)
    scrolled.contentOffset = CGPoint(x: 0, y: 30)
    let wide = Wide()
    wide.isEnabled = false
    for view in [scrolled, Deaf(), wide] { window.addSubview(view) }

    let screen = TouchInspector.capture([window])
    #expect(screen.windows.map(\.level) == [2000])
    #expect(screen.nodes[1].bounds.origin == Hierarchy.Point(x: 0, y: 30))
    #expect(
      screen.nodes.map(\.flags).dropFirst() == [
        [.clipsToBounds, .hasGestureRecognizers, .scrolls], .overridesHitTest,
        [.controlDisabled, .overridesPointInside],
      ])
    #expect(screen.nodes[3].baseClassName == "UIButton")
  }

  @Test func `puts windows in the order of their levels`() {
    let low = UIWindow(frame: window.frame)
    window.windowLevel = .alert
    let screen = TouchInspector.capture([window, low])
    #expect(screen.windows.map(\.level) == [0, 2000])
  }

  @Test func `reads back from its own JSON`() throws {
    let turned = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 40))
    turned.transform = CGAffineTransform(rotationAngle: 0.5)
    window.addSubview(turned)
    let screen = TouchInspector.capture([window])
    let text = try HierarchyJSON.text(of: [screen])
    #expect(try Dump(reading: text.utf8).screens == [screen])
  }

  @Test func `is cut where a tree is deeper than any screen`() {
    var view: UIView = window
    for _ in 0...HierarchyBuilder.maximumDepth {
      let child = UIView()
      view.addSubview(child)
      view = child
    }
    let screen = TouchInspector.capture([window])
    #expect(screen.nodes.count == HierarchyBuilder.maximumDepth + 1)
    #expect(screen.notes.elisions == 1)
  }

  /// How many random trees are tried; CI asks for more.
  static let trees =
    ProcessInfo.processInfo.environment["FALLTHROUGH_RANDOM_TREES"].flatMap(UInt64.init) ?? 500

  @Test func `gives a touch to the view that UIKit gives it to`() {
    for seed in 0..<Self.trees {
      let random = RandomScreen(seed: seed)
      let screen = TouchInspector.capture([random.window])
      var points = SplitMix64(seed: ~seed)
      for _ in 0..<100 {
        let point = RandomScreen.randomPoint(&points)
        let local = random.window.convert(point, from: nil as UIWindow?)
        let expected = random.window.hitTest(local, with: nil).map(address)
        let answer = screen.touch(at: Hierarchy.Point(x: point.x, y: point.y))
        let owner = answer.winner.flatMap { screen.nodes[$0.node].address }
        guard owner == expected else {
          Issue.record(
            "seed \(seed), point \(point): \(owner ?? "-") instead of \(expected ?? "-")")
          return
        }
      }
    }
  }

  private func address(_ view: UIView) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
  }
}
