import Fallthrough
import SeededRandomness
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A random hosting view in a surface` {
  @Test func `answers inside the surface, with no leaf for a host, and its content gets the tap`() {
    for seed in Exhaustive.seeds(everyDay: 500, night: 100_000) {
      var random = SplitMix64(seed: seed)
      let tree = HostingTree(using: &random)
      for point in tree.points(using: &random) where !holds(tree, at: point) {
        Issue.record("seed \(seed), \(tree.description) at \(point)")
        return
      }
    }
  }

  private func holds(_ tree: HostingTree, at point: CGPoint) -> Bool {
    let before = tree.pieces.map { $0.taps() }
    let record = tree.screen.device.tap(at: point)
    let tapped = zip(tree.pieces, before).enumerated()
      .filter { $0.element.0.taps() > $0.element.1 }.map(\.offset)
    let answers = record.passes.filter { $0.window === tree.surface.window ?? tree.surface }
      .compactMap(\.result)
    let device = tree.screen.device
    let hasGestureContainers =
      device.systemVersion.majorVersion >= 18 && device.linkedSDK.majorVersion >= 18
    if hasGestureContainers, let last = record.passes.last?.result, last.isLeaf { return false }
    if tree.surface is UIWindow {
      guard answers.allSatisfy({ $0 === tree.surface || $0.window === tree.surface }) else {
        return false
      }
    }
    // What the surface let through is the app's, and what it kept SwiftUI shares out.
    guard let view = record.view, view.isDescendant(of: tree.surface) else { return tapped.isEmpty }
    // A representable that the surface hands back gets its touch, whatever SwiftUI has before it.
    let isRepresentable = record.passes.last?.result is UIButton
    let planted = tree.pieces.firstIndex {
      $0.contains(point) && (!isRepresentable || $0.isRepresentable)
    }
    guard let planted else { return tapped.isEmpty }
    // Before gestures were in containers, one behind a view that UIKit found gets nothing.
    let isKept = tree.pieces[planted].isRepresentable && !isRepresentable && !hasGestureContainers
    return tapped == (isKept ? [] : [planted])
  }
}

extension UIView {
  fileprivate var isLeaf: Bool {
    switch PublishedClass.row(of: type(of: self))?.meaning {
    case .leaf, .drawnLeaf, .wrapper: true
    default: false
    }
  }
}
