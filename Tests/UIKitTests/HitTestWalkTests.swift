import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The walk over subviews` {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  final class SelfAnswering: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  }

  final class Wide: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }

  final class AlwaysOn: UIView {
    override var isUserInteractionEnabled: Bool {
      get { true }
      set {}
    }
  }

  @Test func `FS-002 asks a hidden view whose class has its own answer`() {
    let view = SelfAnswering()
    view.isHidden = true
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test func `FS-012 asks a view far away whose class widens its hit area`() {
    let view = Wide(frame: CGRect(x: 500, y: 500, width: 1, height: 1))
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test func `reads a flag that a class computes`() {
    let view = AlwaysOn(frame: root.bounds)
    root.addSubview(view)
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test func `follows a view that moves, hides, fades and comes back`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    let corner = CGPoint(x: 95, y: 95)
    view.center = corner
    #expect(root.hitTest(corner, with: nil) === view)
    view.layer.isHidden = true
    #expect(root.hitTest(corner, with: nil) === root)
    view.isHidden = false
    view.layer.opacity = 0.001
    #expect(root.hitTest(corner, with: nil) === root)
    view.alpha = 1
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(corner, with: nil) === root)
    view.isUserInteractionEnabled = true
    view.layer.position = .zero
    #expect(root.hitTest(corner, with: nil) === root)
  }

  @Test func `survives an override that takes its siblings away`() {
    final class Remover: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        superview?.subviews.forEach { $0.removeFromSuperview() }
        return nil
      }
    }
    (0..<5).forEach { _ in root.addSubview(UIView(frame: root.bounds)) }
    root.addSubview(Remover(frame: root.bounds))
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    #expect(root.subviews.isEmpty)
  }

  @Test func `asks each view once, from the front, where all of them answer in their own way`() {
    final class Noting: UIView {
      var note: (Int, CGPoint) -> Void = { _, _ in }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        note(tag, point)
        return super.hitTest(point, with: event)
      }
    }
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
    _ = root.hitTest(CGPoint(x: 50, y: 50), with: nil)
    #expect(asked == ["2 at 48.0 48.0", "4 at 44.0 46.0", "3 at 45.0 46.0"])
  }

  @Test func `survives an override that takes away the view that asks`() {
    final class Remover: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        superview?.removeFromSuperview()
        return nil
      }
    }
    weak var gone: UIView?
    do {
      let outer = UIView(frame: root.bounds)
      root.addSubview(outer)
      outer.addSubview(Remover(frame: root.bounds))
      gone = outer
    }
    let isHit = root.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil
    #expect(isHit && gone == nil && root.subviews.isEmpty)
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
    let taker = Taker()
    (0..<3).forEach { _ in root.addSubview(UIView()) }
    root.addSubview(taker)
    #expect(root.hitTest(.zero, with: nil) === root)
    #expect(taker.asked == 1 && root.subviews.count == 3)
  }
}
