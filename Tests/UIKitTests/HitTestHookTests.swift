import Testing
import UIKit

/// Answers for a view with what it is told to, and remembers what the view itself says.
@MainActor private final class Listener: HitTestHook {
  var answer: (UIView?) -> UIView? = { $0 }
  var margin = CGFloat(0)
  var own: [UIView?] = []

  func hitTest(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    own.append(view.hitTest(point, with: event))
    return answer(own.last ?? nil)
  }

  func point(inside point: CGPoint, of view: UIView, with event: UIEvent?) -> Bool {
    view.point(inside: point, with: event)
      || view.bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}

private final class Stubborn: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

@MainActor @Suite struct `A hit-test hook` {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let listener = Listener()
  let point = CGPoint(x: 5, y: 5)

  @Test func `Answers for a view that is asked by its superview`() {
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    child.hitTestHook = listener
    listener.answer = { _ in nil }
    #expect(root.hitTest(point, with: nil) === root)
    #expect(listener.own.map { $0 === child } == [true])
  }

  @Test func `Answers for a view that is asked directly`() {
    root.hitTestHook = listener
    listener.answer = { _ in nil }
    #expect(root.hitTest(point, with: nil) == nil)
  }

  @Test func `Stands outside what a class overrides`() {
    let child = Stubborn(frame: root.bounds)
    root.addSubview(child)
    child.hitTestHook = listener
    listener.answer = { _ in nil }
    #expect(root.hitTest(point, with: nil) === root)
    #expect(listener.own.map { $0 === child } == [true])
  }

  @Test func `Is not asked again by the view that it asks`() {
    root.hitTestHook = listener
    #expect(root.hitTest(point, with: nil) === root)
    #expect(listener.own.count == 1)
  }

  @Test func `Answers whether the point is inside`() {
    root.hitTestHook = listener
    listener.margin = 10
    #expect(root.point(inside: CGPoint(x: -5, y: -5), with: nil))
    #expect(root.hitTest(CGPoint(x: -5, y: -5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: -15, y: -5), with: nil) == nil)
  }

  @Test func `Leaves the view as it was when it goes`() {
    root.hitTestHook = listener
    listener.answer = { _ in nil }
    root.hitTestHook = nil
    #expect(root.hitTest(point, with: nil) === root)
  }
}
