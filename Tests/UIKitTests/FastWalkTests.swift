import Foundation
import SeededRandomness
import Testing
import UIKit

private final class Plain: UIView {}

private final class FallsThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class SelfAnswering: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? self : nil
  }
}

private final class Padded: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

private final class AlwaysOn: UIView {
  override var isUserInteractionEnabled: Bool {
    get { true }
    set {}
  }
}

@MainActor private final class FallsThroughHook: HitTestHook {
  func hitTest(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = view.hitTest(point, with: event)
    return hit === view ? nil : hit
  }

  func point(inside point: CGPoint, of view: UIView, with event: UIEvent?) -> Bool {
    view.point(inside: CGPoint(x: point.x / 2, y: point.y), with: event)
  }
}

/// A tree of views of many classes that goes through random changes.
@MainActor private final class RandomTree {
  private(set) var views: [UIView]
  var random: SplitMix64
  private let hook = FallsThroughHook()

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    views = [UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))]
    for _ in 0..<Int.random(in: 1...40, using: &random) { grow() }
  }

  var root: UIView { views[0] }

  private func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private func happens(in ten: Int) -> Bool { Int.random(in: 0..<10, using: &random) < ten }

  private func any() -> UIView { views[Int.random(in: 0..<views.count, using: &random)] }

  private func grow() {
    let view = makeView()
    view.frame = frame()
    change(view)
    let parent = any()
    parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &random))
    views.append(view)
  }

  private func makeView() -> UIView {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: Plain()
    case 2: FallsThrough()
    case 3: SelfAnswering()
    case 4: Padded()
    case 5: AlwaysOn()
    case 6: UILabel()
    default: UIView()
    }
  }

  private func frame() -> CGRect {
    let wide = happens(in: 3)
    return CGRect(
      x: number(-30...150), y: number(-30...150), width: number(wide ? 100...250 : 0...90),
      height: number(wide ? 100...250 : 0...90))
  }

  private func change(_ view: UIView) {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: view.isHidden.toggle()
    case 1: view.alpha = [0, 0.009, 0.01, 0.02, 1][Int.random(in: 0..<5, using: &random)]
    case 2: view.isUserInteractionEnabled.toggle()
    case 3: view.transform = CGAffineTransform(rotationAngle: number(0...6))
    case 4: view.transform = CGAffineTransform(scaleX: number(-2...2), y: number(0...2))
    case 5: view.transform3D.m34 = [0, -0.01, 0.002][Int.random(in: 0..<3, using: &random)]
    case 6: view.bounds.origin = CGPoint(x: number(-40...40), y: number(-40...40))
    case 7: view.layer.anchorPoint = CGPoint(x: number(0...2) / 2, y: number(-1...1))
    case 8: view.frame = frame()
    case 9: view.hitTestHook = happens(in: 5) ? hook : nil
    case 10: view.center.x = happens(in: 1) ? 1e200 : number(0...200)
    case 12 where happens(in: 3): animate(view)
    case 11: view.transform = .identity
    default: break
    }
  }

  /// Has an animator show the view half-way between its place and another one.
  private func animate(_ view: UIView) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.center.x += 60
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
  }

  /// Changes some views, and moves, removes and adds some.
  func mutate() {
    for _ in 0..<5 { change(any()) }
    if happens(in: 5) { grow() }
    let view = any()
    guard view !== root else { return }
    let parent = any()
    if !parent.isDescendant(of: view) {
      parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &random))
    }
    let count = root.subviews.count
    if count > 1, happens(in: 3) { root.exchangeSubview(at: 0, withSubviewAt: count - 1) }
    if happens(in: 1) { any().subviews.last?.removeFromSuperview() }
  }

  func point() -> CGPoint {
    let special = [CGFloat.nan, .infinity, -.infinity, 1e300]
    let fraction: CGFloat = happens(in: 3) ? 0.5 : 0
    if Int.random(in: 0..<200, using: &random) == 0 {
      return CGPoint(x: special[Int.random(in: 0..<4, using: &random)], y: number(0...200))
    }
    return CGPoint(x: number(-20...220) + fraction, y: number(-20...220))
  }
}

@MainActor @Suite(.simulatedDevice) struct `The fast walk` {
  private let device = SimulatedDevice.current

  nonisolated static let trees =
    ProcessInfo.processInfo.environment["FALLTHROUGH_RANDOM_TREES"].flatMap(UInt64.init) ?? 400

  private func hit(_ root: UIView, _ point: CGPoint, fast: Bool) -> UIView? {
    device.usesFastHitTest = fast
    return root.hitTest(point, with: nil)
  }

  @Test func `answers as the plain one does on random trees with overrides and changes`() {
    var hits = 0
    for seed in 0..<Self.trees {
      let tree = RandomTree(seed: seed)
      for round in 0..<6 {
        for _ in 0..<20 {
          let point = tree.point()
          let plain = hit(tree.root, point, fast: false)
          let fast = hit(tree.root, point, fast: true)
          if plain !== tree.root, plain != nil { hits += 1 }
          guard plain !== fast else { continue }
          Issue.record("seed \(seed), round \(round), \(point): \(String(describing: fast))")
          return
        }
        tree.mutate()
      }
    }
    // A comparison of nothing with nothing says nothing.
    #expect(hits > 10 * Self.trees)
  }

  @Test func `asks the views that the plain one asks where all of them answer in their own way`() {
    final class Noting: UIView {
      var note: (Int, CGPoint) -> Void = { _, _ in }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        note(tag, point)
        return super.hitTest(point, with: event)
      }
    }
    let root = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var asked: [String] = []
    var parent: UIView = root
    for tag in 1..<6 {
      let view = Noting(frame: CGRect(x: tag, y: 2, width: 60, height: 60))
      view.note = { asked.append("\($0) at \($1.x) \($1.y)") }
      view.tag = tag
      view.isHidden = tag == 4
      parent.addSubview(view)
      if tag.isMultiple(of: 2) { parent = view }
    }
    let point = CGPoint(x: 50, y: 50)
    let plain = (hit(root, point, fast: false), asked)
    asked = []
    #expect(hit(root, point, fast: true) === plain.0)
    #expect(asked == plain.1)
    #expect(asked.count == 3)
  }

  @Test func `survives an override that takes away the view that asks`() {
    final class Remover: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        superview?.removeFromSuperview()
        return nil
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var gone: UIView?
    do {
      let outer = UIView(frame: root.bounds)
      root.addSubview(outer)
      outer.addSubview(Remover(frame: root.bounds))
      gone = outer
    }
    #expect(hit(root, CGPoint(x: 5, y: 5), fast: true) != nil)
    #expect(gone == nil)
    #expect(root.subviews.isEmpty)
    #expect(hit(root, CGPoint(x: 5, y: 5), fast: true) === root)
  }

  @Test func `does not ask a view twice that takes another one away`() {
    final class Taker: UIView {
      var asked = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asked += 1
        superview?.subviews.first { $0 !== self }?.removeFromSuperview()
        return nil
      }
    }
    for fast in [false, true] {
      let (root, taker) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Taker())
      (0..<3).forEach { _ in root.addSubview(UIView()) }
      root.addSubview(taker)
      #expect(hit(root, .zero, fast: fast) === root)
      #expect(taker.asked == 1)
      #expect(root.subviews.count == 3)
    }
  }
}
