import Testing
import UIKit

/// By both walks: the plain one and the fast one.
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

  @Test(arguments: [false, true])
  func `FS-002 asks a hidden view whose class has its own answer`(
    fast: Bool
  ) {
    SimulatedDevice.current.usesFastHitTest = fast
    let view = SelfAnswering()
    view.isHidden = true
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test(arguments: [false, true])
  func `FS-012 asks a view far away whose class widens its hit area`(
    fast: Bool
  ) {
    SimulatedDevice.current.usesFastHitTest = fast
    let view = Wide(frame: CGRect(x: 500, y: 500, width: 1, height: 1))
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test(arguments: [false, true])
  func `reads a flag that a class computes`(
    fast: Bool
  ) {
    SimulatedDevice.current.usesFastHitTest = fast
    let view = AlwaysOn(frame: root.bounds)
    root.addSubview(view)
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test func `knows which classes have their own answer`() {
    final class Plain: UIView {}
    #expect(!UIView.overridesHitTest && !UIView.overridesPointInside)
    #expect(!Plain.overridesHitTest && !Plain.overridesPointInside)
    #expect(SelfAnswering.overridesHitTest && !SelfAnswering.overridesPointInside)
    #expect(!Wide.overridesHitTest && Wide.overridesPointInside)
  }

  @Test(arguments: [false, true])
  func `follows a view that moves, hides, fades and comes back`(
    fast: Bool
  ) {
    SimulatedDevice.current.usesFastHitTest = fast
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

  @Test(arguments: [false, true])
  func `survives an override that takes its siblings away`(
    fast: Bool
  ) {
    SimulatedDevice.current.usesFastHitTest = fast
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

  @Test(arguments: [false, true])
  func `FS-019 asks a rotated view in its rotated area only`(
    fast: Bool
  ) {
    SimulatedDevice.current.usesFastHitTest = fast
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 2, y: 2), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }
}
