import Fallthrough
import Foundation
import SeededRandomness
import Testing
import TouchInspector
@_spi(Command) import TouchMap
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
    #expect(screen.nodes[3].frame == Screen.Rect(x: 5, y: 5, width: 20, height: 20))
  }

  @Test func `holds what no dump tells`() {
    final class Deaf: UIView, OverridesHitTest {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    final class Wide: UIButton, OverridesPointInside {
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
    #expect(screen.nodes[1].bounds.origin == Screen.Point(x: 0, y: 30))
    #expect(
      screen.nodes.map(\.flags).dropFirst() == [
        [.clipsToBounds, .hasGestureRecognizers, .scrolls], .overridesHitTest,
        [.controlDisabled, .overridesPointInside],
      ])
    #expect(screen.nodes[3].baseClassName == "UIButton")
  }

  @Test func `tells which views let touches on their own area fall through`() {
    let (hooked, plain, passThrough) = (UIStackView(), UIStackView(), PassThroughView())
    hooked.isPassThrough = true
    plain.isPassThrough = true
    plain.isPassThrough = false
    for view in [hooked, plain, passThrough] { window.addSubview(view) }
    let screen = TouchInspector.capture([window])
    #expect(screen.nodes.dropFirst().map(\.flags) == [.passesThrough, [], .passesThrough])
    #expect(screen.nodes[1].className == "UIStackView")
  }

  @Test func `tells which views have a rule that no flag names`() {
    let (far, mask, wide, spotlight) = (UIView(), UIView(), HitAreaButton(), PassThroughView())
    far.hitTestBehavior.overflow = .reachable
    mask.hitTestBehavior = .boxOnly
    wide.hitAreaPadding = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    spotlight.touchRegions.set(.capsule, id: "hole")
    for view in [far, mask, wide, spotlight] { window.addSubview(view) }
    let overrides: Node.Flags = [.overridesHitTest, .overridesPointInside]
    let screen = TouchInspector.capture([window])
    #expect(screen.nodes.dropFirst().map(\.flags) == Array(repeating: overrides, count: 4))
  }

  @Test func `gives exact answers about what falls through, and assumed ones about regions`() {
    window.isHidden = false
    let sheet = UIView(frame: window.bounds)
    sheet.isPassThrough = true
    sheet.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    window.addSubview(sheet)
    let exact = TouchInspector.capture([window])
    let beside = exact.touch(at: Screen.Point(x: 60, y: 60))
    #expect(beside.winner?.node == exact.windows[0].root && beside.evidence == .exact)
    for cover in [sheet, PassThroughView(frame: window.bounds)] {
      cover.touchRegions.set(.rect(CGRect(x: 50, y: 50, width: 20, height: 20)), id: "area")
      window.addSubview(cover)
      let assumed = TouchInspector.capture([window]).touch(at: Screen.Point(x: 60, y: 60))
      #expect(assumed.evidence == .assumed)
      cover.removeFromSuperview()
    }
  }

  @Test func `holds the recognizers with their states`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    let pan = UIPanGestureRecognizer()
    pan.isEnabled = false
    for recognizer in [tap, pan] { card.addGestureRecognizer(recognizer) }
    window.addSubview(card)
    let screen = TouchInspector.capture([window])
    #expect(
      screen.nodes[1].recognizers == [
        .init(className: "UITapGestureRecognizer", cancelsTouches: false),
        .init(className: "UIPanGestureRecognizer", isEnabled: false),
      ])
    #expect(screen.nodes[1].flags == .hasGestureRecognizers)
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
    turned.addGestureRecognizer(UILongPressGestureRecognizer())
    window.addSubview(turned)
    let screen = TouchInspector.capture([window])
    let text = try ScreenJSON.text(of: [screen])
    #expect(try Dump(reading: text.utf8).screens == [screen])
  }

  @Test func `is cut where a tree is deeper than any screen`() {
    var view: UIView = window
    for _ in 0...ScreenBuilder.maximumDepth {
      let child = UIView()
      view.addSubview(child)
      view = child
    }
    let screen = TouchInspector.capture([window])
    #expect(screen.nodes.count == ScreenBuilder.maximumDepth + 1)
    #expect(screen.notes.elisions == 1)
  }

  @Test func `gives a touch to the view that UIKit gives it to, by walk, index and partition`() {
    var hits = 0
    let seeds = Exhaustive.seeds(everyDay: 50, night: 10_000)
    for seed in seeds {
      let random = RandomWindows(seed: seed)
      let captured = CapturedAnswers(TouchInspector.capture(random.windows))
      var points = SplitMix64(seed: ~seed)
      for count in 0..<100 {
        var point = RandomWindows.randomPoint(&points)
        // Every other point lies on no edge.
        if count.isMultiple(of: 2) { point = CGPoint(x: point.x + 0.317, y: point.y + 0.171) }
        let expected = random.receiver(ofTouchAt: point).map(address)
        let answers = captured.receivers(ofTouchAt: point)
        guard answers.allSatisfy({ $0 == expected }) else {
          Issue.record("seed \(seed), point \(point): \(answers) instead of \(expected ?? "-")")
          return
        }
        if expected != nil { hits += 1 }
      }
    }
    // Trees in which nothing is ever hit would agree with anything.
    #expect(hits > 20 * seeds.count)
  }
}

/// An address as a capture spells it.
private func address(_ view: UIView) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
}

/// A captured screen with every way to ask it who gets a touch.
private struct CapturedAnswers {
  private let screen: Screen
  private let asker: TouchAsker
  private let index: TouchIndex
  private let partition: TouchPartition

  init(_ screen: Screen) {
    self.screen = screen
    asker = TouchAsker(screen)
    index = TouchIndex(screen)
    partition = screen.partition()
  }

  /// Returns the addresses of the views that get a touch by the walk, the index and, on the part of
  /// the screen that it covers, the partition.
  func receivers(ofTouchAt point: CGPoint) -> [String?] {
    let pointOnScreen = Screen.Point(x: point.x, y: point.y)
    var nodes = [
      asker.touch(at: pointOnScreen).winner?.node, index.receiver(ofTouchAt: pointOnScreen),
    ]
    if partition.frame.contains(pointOnScreen) {
      nodes.append(partition.owner(at: pointOnScreen))
    }
    return nodes.map { $0.flatMap { screen.nodes[$0].address } }
  }
}
