import UIKit

/// Has a hole by a path. (M71)
final class PathHoleView: UIView {
  var hole = UIBezierPath()

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return hole.contains(point) ? nil : self
  }
}

/// Counts equal points, and goes on at the first of them. (M72)
final class PointCountingView: UIView {
  private var points: [CGPoint] = []
  var advance: () -> Void = {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    points.append(point)
    let hit = super.hitTest(point, with: event)
    guard hit === self, Hole.frame.contains(point) else { return hit }
    if points.filter({ $0 == point }).count == 1 { advance() }
    return nil
  }
}

/// Calls closures within its hit test. (M48)
final class PopoverContainerView: UIView {
  var blocksOutside = false
  var onTapOutside: () -> Void = {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let event, event.type != .touches { return nil }
    if subviews.contains(where: { $0.frame.contains(point) }) {
      return super.hitTest(point, with: event)
    }
    onTapOutside()
    return blocksOutside ? self : nil
  }
}

extension Exhibit {
  static let coachMarks = [
    Exhibit(
      "M48",
      [
        Showing(
          "passing", on: .popover(blocks: false), popover(blocks: false),
          ours: .outsideTouches(blocks: false)),
        Showing(
          "blocking", on: .popover(blocks: true), popover(blocks: true),
          ours: .outsideTouches(blocks: true)),
        Showing(
          "passing, in a window of its own", on: .popover(blocks: false),
          { screen in
            let controller = UIViewController()
            controller.view = popoverContainer(blocks: false, on: screen)
            _ = Overlay(framed: SelfComparisonWindow.init(frame:)).show(controller, on: screen)
          }, ours: .outsideTouches(blocks: false)),
      ]),
    Exhibit(
      "M71",
      [
        Showing(
          "hole", on: .coachMark(),
          { _ in
            let view = PathHoleView()
            view.hole = UIBezierPath(rect: Hole.frame)
            return view
          }, ours: .coverWithHole)
      ]),
    Exhibit(
      "M72",
      [
        Showing(
          "the same point twice",
          on: .coachMark().touching(
            ["hole", "hole"], wanted: ["call+button", "call+button"]),
          { screen in
            let view = PointCountingView()
            view.advance = { [weak screen] in screen?.noteCall() }
            return view
          }, ours: .coverWithActionBelow)
      ]),
  ]

  private static func popover(blocks: Bool) -> Installation {
    { screen in screen.root.addSubview(popoverContainer(blocks: blocks, on: screen)) }
  }

  private static func popoverContainer(blocks: Bool, on screen: AppScreen) -> UIView {
    let container = PopoverContainerView(frame: screen.root.bounds)
    container.blocksOutside = blocks
    container.onTapOutside = { [weak screen] in screen?.noteCall() }
    screen.addButton("toast", Toast.frame, to: container)
    return container
  }
}

extension Stage where Subject == Installation {
  /// A popover over the app's screen that tells of touches beside it, and a question without an event.
  static func popover(blocks: Bool) -> Self {
    let behind = blocks ? Answer.other : "app"
    return screen(
      "S1", [:], touches: ["toast", "beside", "probe beside", "hover beside"],
      wanted: ["toast", "call+\(behind)", behind, Answer.nobody])
  }
}
