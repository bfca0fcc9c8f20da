import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Asking an overlay again` {
  /// A random overlay over SwiftUI or UIKit content.
  func overlay(using random: inout SplitMix64) -> PassThroughWindow {
    let device = SimulatedDevice.current
    device.reset()
    device.systemVersion =
      [SystemUnderTest(15), .init(17), .init(18), .init(26)][Int.random(in: 0...3, using: &random)]
      .version
    let window = PassThroughWindow(windowScene: device.scenes[0])
    window.mode =
      [.automatic, .automatic, .automatic, .regions, .blockAll][
        Int.random(in: 0...4, using: &random)]
    let root: UIViewController
    if Bool.random(using: &random) {
      let host = SimulatedHostingController()
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let kind: SimulatedContent = Bool.random(using: &random) ? .drawing : .glass
        _ = host.addContent(frame(using: &random), kind: kind)
      }
      root = host
    } else {
      root = UIViewController()
    }
    window.rootViewController = root
    window.isHidden = false
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let view = UIView(frame: frame(using: &random))
      view.isPassThrough = Int.random(in: 0..<4, using: &random) == 0
      if let host = root as? SimulatedHostingController {
        host.addForeignView(view)
      } else {
        root.view.addSubview(view)
      }
      if Int.random(in: 0..<4, using: &random) == 0 { window.ignore(view) }
    }
    for id in 0..<Int.random(in: 0...2, using: &random) where window.mode != .automatic {
      window.regions.set(.rect(frame(using: &random)), id: id, outset: 3)
    }
    return window
  }

  func frame(using random: inout SplitMix64) -> CGRect {
    CGRect(
      x: .random(in: -50...300, using: &random), y: .random(in: -50...700, using: &random),
      width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random))
  }

  @Test func `gives the same answer however often and in which order others were asked`() {
    for seed in 1...1000 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let window = overlay(using: &random)
      let points = (0..<12).map { _ in
        CGPoint(
          x: .random(in: -10...400, using: &random), y: .random(in: -10...860, using: &random))
      }
      let alone = points.map { window.hitTest($0, with: nil).map(ObjectIdentifier.init) }
      let event = UIEvent()
      for _ in 0..<60 {
        let index = Int.random(in: points.indices, using: &random)
        let ask = Bool.random(using: &random) ? event : nil
        let answer = window.hitTest(points[index], with: ask).map(ObjectIdentifier.init)
        #expect(answer == alone[index], "seed \(seed) at \(points[index])")
      }
    }
  }
}
