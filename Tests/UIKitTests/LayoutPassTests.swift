import Testing
import UIKit

private final class Counter: UIView {
  var layouts = 0
  var asksAgain = false

  override func layoutSubviews() {
    layouts += 1
    if asksAgain { superview?.setNeedsLayout() }
  }
}

@MainActor @Suite struct `A layout pass` {
  private let root = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    root.addSubview(child)
    root.layoutIfNeeded()
  }

  private var layouts: [Int] { [root.layouts, child.layouts] }

  @Test func `Lays out what asked for it and nothing else`() {
    #expect(layouts == [1, 1])
    child.setNeedsLayout()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(layouts == [1, 2])
  }

  @Test func `Starts at the superview that asked too`() {
    root.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(layouts == [2, 2])
  }

  @Test func `Is asked for by a new size, through the view or its layer`() {
    child.frame.origin.x = 5
    child.center.y = 50
    #expect(!child.needsLayout)
    child.bounds.size.width = 20
    root.layoutIfNeeded()
    child.layer.bounds.size.width = 30
    root.layoutIfNeeded()
    #expect(layouts == [1, 3])
  }

  @Test func `Is asked for by a subview that comes or goes`() {
    child.removeFromSuperview()
    root.layoutIfNeeded()
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(layouts == [3, 1])
  }

  @Test func `Ends though a view asks each time`() {
    child.asksAgain = true
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layouts == 2)
  }
}
