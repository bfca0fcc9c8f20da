#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `The order of a hit test` {
    let transcript = Transcript()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    func add(_ name: String, _ frame: CGRect, to parent: UIView) -> RecordingView {
      let view = RecordingView(name, frame, transcript)
      parent.addSubview(view)
      return view
    }

    @Test func `FS-007 The textbook walk over views A to E`() {
      let a = add("A", CGRect(x: 0, y: 0, width: 100, height: 100), to: root)
      let c = add("C", CGRect(x: 0, y: 50, width: 100, height: 50), to: a)
      _ = add("B", CGRect(x: 0, y: 0, width: 100, height: 40), to: a)
      let e = add("E", CGRect(x: 50, y: 0, width: 50, height: 50), to: c)
      _ = add("D", CGRect(x: 0, y: 0, width: 40, height: 50), to: c)
      #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === e)
      #expect(
        transcript.lines == [
          "A asked", "A in", "B asked", "B out", "C asked", "C in", "D asked", "D out",
          "E asked", "E in", "E hit",
        ])
    }

    @Test func `FS-007 The last subview is asked first and its answer is final`() {
      let names = ["back", "middle", "front"]
      let views = names.map { add($0, root.bounds, to: root) }
      #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[2])
      #expect(transcript.lines == ["front asked", "front in", "front hit"])
    }

    @Test func `FS-007 The next one is asked when the frontmost has no answer`() {
      let views = ["back", "middle", "front"].map { add($0, root.bounds, to: root) }
      views[2].isUserInteractionEnabled = false
      #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[1])
      #expect(transcript.lines == ["front asked", "middle asked", "middle in", "middle hit"])
    }

    @Test func `FS-009 A view without a hit subview is hit itself`() {
      #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
    }

    @Test(arguments: [true, false])
    func `FS-010 FS-011 A child outside its parent is unreachable`(clips: Bool) {
      root.clipsToBounds = clips
      let child = add("child", CGRect(x: 150, y: 0, width: 50, height: 50), to: root)
      #expect(root.hitTest(CGPoint(x: 160, y: 10), with: nil) == nil)
      #expect(transcript.lines == [])
      #expect(child.superview === root)
    }

    @Test func `FS-012 A wider point(inside:) makes a child outside reachable`() {
      let generous = GenerousView(frame: root.bounds)
      let child = UIView(frame: CGRect(x: 150, y: 0, width: 50, height: 50))
      generous.addSubview(child)
      #expect(generous.hitTest(CGPoint(x: 160, y: 10), with: nil) === child)
    }

    @Test func `FS-012 A point(inside:) of false makes the whole branch unreachable`() {
      let generous = GenerousView(frame: root.bounds)
      generous.margin = -100
      let child = UIView(frame: root.bounds)
      generous.addSubview(child)
      root.addSubview(generous)
      #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    }

    @Test func `FS-017 A layer's zPosition does not change the order of views`() {
      let back = add("back", root.bounds, to: root)
      let front = add("front", root.bounds, to: root)
      back.layer.zPosition = 100
      #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    }

    @Test func `FS-018 Depth in a transform does not change the order of views`() {
      let back = add("back", root.bounds, to: root)
      let front = add("front", root.bounds, to: root)
      back.transform3D = CATransform3DMakeTranslation(0, 0, 10)
      #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    }

    @Test func `FS-026 A tree without a window answers, with no event too`() {
      let child = add("child", CGRect(x: 10, y: 10, width: 10, height: 10), to: root)
      #expect(child.window == nil)
      #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === child)
    }
  }
#endif
