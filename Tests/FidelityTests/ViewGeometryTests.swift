#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `The geometry of a view` {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test(arguments: [
      (CGPoint(x: 0, y: 0), true), (CGPoint(x: 10, y: 5), false), (CGPoint(x: 5, y: 10), false),
      (CGPoint(x: 9.999, y: 9.999), true), (CGPoint(x: -0.0, y: 0), true),
      (CGPoint(x: -0.001, y: 0), false),
    ])
    func `FS-013 Contains its low edges and not its high ones`(point: CGPoint, isInside: Bool) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(view.point(inside: point, with: nil) == isInside)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 50, height: 0), CGSize(width: 0, height: 50)])
    func `FS-014 Without a size it keeps touches from its subviews`(size: CGSize) {
      let parent = UIView(frame: CGRect(origin: .zero, size: size))
      parent.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      view.addSubview(parent)
      #expect(view.hitTest(.zero, with: nil) === view)
    }

    @Test func `FS-015 A negative size is made positive`() {
      view.frame = CGRect(x: 10, y: 10, width: -10, height: -10)
      expectChoice("FS-015", view.frame, is: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.bounds = CGRect(x: 0, y: 0, width: -20, height: 20)
      expectChoice("FS-015", view.bounds, is: CGRect(x: -20, y: 0, width: 20, height: 20))
    }

    @Test(arguments: [
      CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.nan),
      CGPoint(x: CGFloat.infinity, y: 1), CGPoint(x: 1, y: -CGFloat.infinity),
    ])
    func `FS-016 A point that is nowhere is in nothing`(point: CGPoint) {
      let child = UIView(frame: view.bounds)
      child.transform = CGAffineTransform(rotationAngle: 1)
      view.addSubview(child)
      #expect(view.hitTest(point, with: nil) == nil)
      #expect(child.hitTest(child.convert(point, from: view), with: nil) == nil)
    }

    @Test func `FS-016 Endless bounds contain every point on their way`() {
      let endless = UIView()
      endless.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity)
      #expect(endless.point(inside: CGPoint(x: 1e9, y: 1e9), with: nil))
    }

    @Test func `FS-019 A rotated view is hit where it is turned to`() {
      let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      view.bounds.size = CGSize(width: 200, height: 200)
      view.addSubview(child)
      child.transform = CGAffineTransform(rotationAngle: .pi / 4)
      let hits = [CGPoint(x: 35, y: 35), CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 35)]
        .map { view.hitTest($0, with: nil) === child }
      #expect(hits == [false, true, true])
    }

    @Test func `FS-019 Half a turn mirrors the points of a view`() {
      let child = UIView(frame: view.bounds)
      view.addSubview(child)
      child.transform = CGAffineTransform(rotationAngle: .pi)
      let point = child.convert(CGPoint(x: 10, y: 20), from: view)
      #expect(abs(point.x - 90) < 1e-9 && abs(point.y - 80) < 1e-9, "\(point)")
    }

    @Test func `FS-020 Another anchor point moves the view about its centre`() {
      view.layer.anchorPoint = .zero
      #expect(view.center == CGPoint(x: 50, y: 50))
      #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }

    @Test(arguments: [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0),
      CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    ])
    func `FS-021 A view that is shrunk to nothing is never hit`(transform: CGAffineTransform) {
      let (flat, sibling) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
      view.addSubview(sibling)
      view.addSubview(flat)
      flat.transform = transform
      expectChoice("FS-021", view.hitTest(CGPoint(x: 50, y: 50), with: nil), is: sibling)
      let point = flat.convert(CGPoint(x: 50, y: 50), from: view)
      expectChoice("FS-021", flat.bounds.contains(point), is: false)
    }

    @Test func `FS-022 The origin of the bounds shifts what is in the view`() {
      let child = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
      let root = UIView(frame: view.bounds)
      root.addSubview(view)
      view.addSubview(child)
      view.bounds.origin = CGPoint(x: 0, y: 50)
      #expect(view.convert(CGPoint.zero, from: root) == CGPoint(x: 0, y: 50))
      #expect(root.hitTest(CGPoint(x: 5, y: 15), with: nil) === child)
      #expect(view.point(inside: CGPoint(x: 0, y: 149), with: nil))
      #expect(!view.point(inside: CGPoint(x: 0, y: 49), with: nil))
    }

    @Test func `FS-023 The frame of a turned view is the box around it`() {
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      let half = 50 * 2.0.squareRoot()
      let box = CGRect(x: 50 - half, y: 50 - half, width: 2 * half, height: 2 * half)
      #expect(abs(view.frame.minX - box.minX) < 1e-9)
      #expect(abs(view.frame.width - box.width) < 1e-9)
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(view.center == CGPoint(x: 50, y: 50))
    }

    @Test func `FS-023 The frame moves with its centre and grows about it`() {
      view.center = CGPoint(x: 60, y: 70)
      view.bounds.size = CGSize(width: 20, height: 10)
      #expect(view.frame == CGRect(x: 50, y: 65, width: 20, height: 10))
    }
  }
#endif
