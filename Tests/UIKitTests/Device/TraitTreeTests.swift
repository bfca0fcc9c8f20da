import Testing
import UIKit

/// A view that counts how often it is asked for its superview, as whatever climbs the tree does.
private final class ClimbedView: UIView {
  nonisolated(unsafe) static var climbs = 0

  nonisolated override var superview: UIView? {
    Self.climbs += 1
    return super.superview
  }
}

private final class ToldView: UIView {
  var told = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    told += 1
  }
}

@MainActor @Suite(.simulatedDevice) struct `The tree that traits come down` {
  /// Adds a line of views, each in the one before, and returns it with how often views were asked for
  /// their superviews as each came in.
  private func addLine(of depth: Int, to top: UIView) -> (views: [UIView], climbs: [Int]) {
    var (views, climbs) = ([top], [Int]())
    for _ in 0..<depth {
      let view = ClimbedView(frame: top.bounds)
      ClimbedView.climbs = 0
      views[views.count - 1].addSubview(view)
      views.append(view)
      climbs.append(ClimbedView.climbs)
    }
    return (views, climbs)
  }

  @Test func `is not climbed for a view that is added where no trait is overridden`() {
    let other = Stage.show()
    other.overrideUserInterfaceStyle = .dark
    let window = Stage.show(UIView())
    let climbs = addLine(of: 20_000, to: window).climbs
    #expect(climbs.dropFirst(2).allSatisfy { $0 == climbs[2] })
    other.overrideUserInterfaceStyle = .unspecified
  }

  @Test func `is not climbed for a view that moves where no trait is overridden`() {
    let window = Stage.show()
    let other = Stage.show()
    other.overrideUserInterfaceStyle = .dark
    let (outside, view) = (UIView(), UIView())
    window.addSubview(outside)
    let counts = [10, 2_000].map { depth in
      let line = addLine(of: depth, to: window).views
      outside.addSubview(view)
      ClimbedView.climbs = 0
      line[depth].addSubview(view)
      return ClimbedView.climbs
    }
    #expect(counts[0] == counts[1])
  }

  @Test func `hands changes down to any depth`() {
    let window = Stage.show()
    let top = UIView()
    let deepest = ToldView()
    addLine(of: 20_000, to: top).views[20_000].addSubview(deepest)
    window.overrideUserInterfaceStyle = .dark
    window.addSubview(top)
    window.overrideUserInterfaceStyle = .unspecified
    #expect(deepest.told == 2)
  }
}
