#if canImport(UIKit)
  import Testing
  import UIKit

  /// A state of a view that keeps touches from it.
  enum Obstacle: CaseIterable, Sendable {
    case hidden, disabled, transparent

    @MainActor func apply(_ isOn: Bool, to view: UIView) {
      switch self {
      case .hidden: view.isHidden = isOn
      case .disabled: view.isUserInteractionEnabled = !isOn
      case .transparent: view.alpha = isOn ? 0 : 1
      }
    }
  }

  @MainActor @Suite struct `What keeps touches from a view` {
    let middle = CGPoint(x: 50, y: 50)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let transcript = Transcript()

    @Test(arguments: Obstacle.allCases)
    func `FS-001 It gets none while hidden, disabled or transparent`(obstacle: Obstacle) {
      obstacle.apply(true, to: root)
      #expect(root.hitTest(middle, with: nil) == nil)
      obstacle.apply(false, to: root)
      #expect(root.hitTest(middle, with: nil) === root)
    }

    @Test(arguments: Obstacle.allCases)
    func `FS-002 The asked view guards itself, so an override is still hit`(obstacle: Obstacle) {
      let child = InsistentView("child", root.bounds, transcript)
      root.addSubview(child)
      obstacle.apply(true, to: child)
      #expect(root.hitTest(middle, with: nil) === child)
      #expect(transcript.lines == ["child asked"])
    }

    @Test(arguments: [(0.009, false), (0.0100001, true), (0.011, true), (1, true), (0, false)])
    func `FS-003 An alpha below 0.01 keeps touches out`(alpha: Double, isHit: Bool) {
      root.alpha = alpha
      #expect((root.hitTest(middle, with: nil) === root) == isHit)
    }

    @Test func `FS-003 An alpha of 0.01 reads back as less in 32 bits`() {
      root.alpha = 0.01
      expectChoice("FS-003", root.alpha, is: CGFloat(Float(0.01)))
      expectChoice("FS-003", root.hitTest(middle, with: nil), is: nil)
    }

    @Test(arguments: [-1, .nan])
    func `FS-003 A negative alpha, and one that is no number, keep touches out`(alpha: Double) {
      root.alpha = alpha
      expectChoice("FS-003", root.hitTest(middle, with: nil), is: nil)
      expectChoice("FS-003", root.alpha.isNaN, is: false)
    }

    @Test(arguments: Obstacle.allCases)
    func `FS-004 A hit test asked of a view ignores its superviews`(obstacle: Obstacle) {
      let child = UIView(frame: root.bounds)
      root.addSubview(child)
      obstacle.apply(true, to: root)
      #expect(child.hitTest(middle, with: nil) === child)
    }

    @Test(arguments: Obstacle.allCases)
    func `FS-005 A guarded view takes its whole branch with it`(obstacle: Obstacle) {
      let behind = UIView(frame: root.bounds)
      let parent = UIView(frame: root.bounds)
      root.addSubview(behind)
      root.addSubview(parent)
      parent.addSubview(UIView(frame: root.bounds))
      obstacle.apply(true, to: parent)
      #expect(root.hitTest(middle, with: nil) === behind)
    }

    @Test func `FS-006 Alpha counts for each view alone`() {
      let child = UIView(frame: root.bounds)
      root.addSubview(child)
      root.alpha = 0.05
      child.alpha = 0.05
      expectChoice("FS-006", root.hitTest(middle, with: nil), is: child)
    }

    @Test(arguments: Obstacle.allCases)
    func `FS-008 A guarded view is not asked whether it contains the point`(obstacle: Obstacle) {
      let view = RecordingView("view", root.bounds, transcript)
      obstacle.apply(true, to: view)
      #expect(view.hitTest(middle, with: nil) == nil)
      expectChoice("FS-008", transcript.lines, is: ["view asked"])
    }

    @Test func `FS-033 What a view shows does not count`() {
      let front = UIView(frame: root.bounds)
      root.addSubview(front)
      front.backgroundColor = nil
      front.isOpaque = false
      front.layer.cornerRadius = 50
      front.layer.mask = CALayer()
      #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === front)
    }
  }
#endif
