#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `Converting between views` {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    func add(_ frame: CGRect, turned angle: CGFloat = 0, to parent: UIView) -> UIView {
      let view = UIView(frame: frame)
      view.transform = CGAffineTransform(rotationAngle: angle)
      parent.addSubview(view)
      return view
    }

    @Test func `FS-024 Nil means the space of the window`() {
      let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 400, height: 400))
      window.addSubview(root)
      let child = add(CGRect(x: 10, y: 20, width: 50, height: 50), to: root)
      let point = CGPoint(x: 1, y: 2)
      #expect(child.convert(point, to: nil) == CGPoint(x: 11, y: 22))
      #expect(child.convert(point, to: window) == CGPoint(x: 11, y: 22))
      #expect(child.convert(CGPoint(x: 11, y: 22), from: nil) == point)
      #expect(child.convert(child.bounds, to: nil) == CGRect(x: 10, y: 20, width: 50, height: 50))
    }

    @Test func `FS-024 Without a window nil means the topmost view`() {
      let child = add(CGRect(x: 10, y: 20, width: 50, height: 50), to: root)
      expectChoice("FS-024", child.convert(CGPoint(x: 1, y: 2), to: nil), is: CGPoint(x: 11, y: 22))
    }

    @Test func `FS-026a A rectangle is boxed once on the way up and once on the way down`() {
      let quarter = CGFloat.pi / 4
      let from = add(CGRect(x: 0, y: 0, width: 100, height: 100), turned: quarter, to: root)
      let to = add(CGRect(x: 200, y: 0, width: 100, height: 100), turned: -quarter, to: root)
      let box = from.convert(CGRect(x: 45, y: 45, width: 10, height: 10), to: to)
      // A square of 10, turned, has a box of 10 * sqrt 2; that box, turned, one of 20.
      #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 20) < 1e-9, "\(box)")
    }

    @Test func `FS-026a Levels in between are not boxed`() {
      let quarter = CGFloat.pi / 4
      let outer = add(CGRect(x: 0, y: 0, width: 100, height: 100), turned: quarter, to: root)
      let from = add(CGRect(x: 0, y: 0, width: 100, height: 100), turned: quarter, to: outer)
      let target = add(CGRect(x: 200, y: 0, width: 100, height: 100), turned: quarter, to: root)
      let to = add(CGRect(x: 0, y: 0, width: 100, height: 100), turned: quarter, to: target)
      let box = from.convert(CGRect(x: 40, y: 45, width: 20, height: 10), to: to)
      #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 10) < 1e-9, "\(box)")
    }

    @Test func `FS-026a Points compose exactly`() {
      let outer = add(CGRect(x: 10, y: 20, width: 100, height: 100), to: root)
      outer.transform = CGAffineTransform(scaleX: 2, y: 2)
      let inner = add(CGRect(x: 10, y: 10, width: 50, height: 50), to: outer)
      inner.bounds.origin = CGPoint(x: 5, y: 5)
      let other = add(CGRect(x: 100, y: 100, width: 50, height: 50), to: root)
      // (6, 7) lies at (11, 12) in outer, which is scaled about (60, 70) in root.
      #expect(inner.convert(CGPoint(x: 6, y: 7), to: other) == CGPoint(x: -118, y: -106))
      #expect(inner.convert(CGPoint(x: -118, y: -106), from: other) == CGPoint(x: 6, y: 7))
    }
  }
#endif
