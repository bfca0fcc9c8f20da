import SeededRandomness
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Recording a transcript` {
  @Test(arguments: Exhaustive.seeds(everyDay: 5, night: 200))
  func `changes nothing about who gets a touch`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let window = Stage.show()
    var views = [window.rootViewController?.view ?? UIView()]
    for _ in 0..<60 {
      let frame = CGRect(
        x: .random(in: -50...300, using: &random), y: .random(in: -50...600, using: &random),
        width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random))
      let view = Bool.random(using: &random) ? UIView(frame: frame) : Contrary(frame: frame)
      view.isHidden = Int.random(in: 0..<8, using: &random) == 0
      view.transform = CGAffineTransform(rotationAngle: .random(in: -1...1, using: &random))
      views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
      views.append(view)
    }
    for _ in 0..<50 {
      let point = CGPoint(
        x: .random(in: 0..<393, using: &random), y: .random(in: 0..<852, using: &random))
      let plain = device.tap(at: point).view
      var recorded: UIView?
      let transcript = device.transcript { recorded = device.tap(at: point).view }
      #expect(recorded === plain, "seed \(seed), \(point)")
      #expect(!transcript.steps.isEmpty)
    }
  }

  /// A view that lets only what is in it be hit.
  final class Contrary: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test func `keeps no window alive`() {
    weak var window: UIWindow?
    let transcript = device.transcript {
      var shown: UIWindow? = Stage.show()
      device.tap(at: Stage.center)
      window = shown
      shown = nil
      Stage.letGo()
      #expect(window == nil)
    }
    #expect(!transcript.steps.isEmpty)
  }

  @Test func `leaves what an inner recording took to that one`() {
    Stage.show()
    var inner: TouchTranscript?
    let outer = device.transcript { inner = device.explainTap(at: Stage.center) }
    #expect(outer.steps.isEmpty)
    #expect(inner?.steps.isEmpty == false)
  }

  @Test func `asks an overriding view once that is asked directly`() {
    final class Counting: UIView {
      var asked = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asked += 1
        return super.hitTest(point, with: event)
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let transcript = device.transcript { _ = view.hitTest(.zero, with: nil) }
    #expect(view.asked == 1)
    #expect(transcript.steps.count == 2)
  }
}
