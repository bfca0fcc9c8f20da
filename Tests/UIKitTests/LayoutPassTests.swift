import Testing
import UIKit

private final class Counter: UIView {
  var layouts = 0
  var asksAgain = false
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if asksAgain { superview?.setNeedsLayout() }
    onLayout()
  }
}

@MainActor @Suite(.simulatedDevice) struct `A layout pass` {
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

  @Test func `Is asked for by a new size, in the view and around it`() {
    child.bounds.size.width = 20
    root.layoutIfNeeded()
    #expect(layouts == [2, 2])
    child.layer.bounds.size.width = 30
    root.layoutIfNeeded()
    #expect(layouts == [3, 3])
    child.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
    root.layoutIfNeeded()
    #expect(layouts == [4, 4])
  }

  @Test func `Is not asked for by a new place, a transform or an equal value`() {
    child.frame.origin.x = 5
    child.center.y = 50
    child.transform = CGAffineTransform(rotationAngle: 1)
    child.transform = .identity
    child.layer.anchorPoint = CGPoint(x: 0, y: 0)
    child.frame = child.frame
    child.bounds = child.bounds
    root.bounds = root.bounds
    root.frame.size = root.frame.size
    #expect(!child.needsLayout && !root.needsLayout && !root.holdsLayoutRequests)
    root.layoutIfNeeded()
    #expect(layouts == [1, 1])
  }

  @Test func `Sizes what is in a view without being asked for again`() {
    root.onLayout = { [root, child] in child.frame = root.bounds.insetBy(dx: 1, dy: 1) }
    root.bounds.size.width = 200
    root.layoutIfNeeded()
    #expect(layouts == [2, 2])
    #expect(child.frame == CGRect(x: 1, y: 1, width: 198, height: 98))
  }

  @Test func `Goes back to a superview whose subview takes another size in its own layout`() {
    child.onLayout = { [child] in child.bounds.size.height = 30 }
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layouts == [2, 3])
    #expect(SimulatedDevice.current.unsettledLayouts.isEmpty)
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

  @Test func `That does not settle is reported with the views that keep asking`() throws {
    child.onLayout = { [child] in child.bounds.size.width = 100 - child.bounds.width }
    child.bounds.size.width = 20
    root.accessibilityIdentifier = "screen"
    root.layoutIfNeeded()
    let reports = SimulatedDevice.current.unsettledLayouts
    #expect(
      reports.map(\.description) == [
        """
        The layout of Counter "screen" did not settle in 50 passes:
          the layout of Counter asks for one of Counter
          the layout of Counter asks for one of Counter "screen"
        """
      ])
    let report = try #require(reports.first)
    #expect(report.root === root)
    #expect(report.requests.map(\.asker) == [child, child])
    #expect(report.requests.map(\.view) == [child, root])
    SimulatedDevice.current.reset()
    #expect(SimulatedDevice.current.unsettledLayouts.isEmpty)
  }
}
