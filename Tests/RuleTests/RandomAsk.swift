import Fallthrough
import SeededRandomness

/// A surface and a stack of views of random choices.
struct RandomAsk {
  var facts: SurfaceFacts
  var stack: TouchedStack

  init(using random: inout SplitMix64) {
    facts = SurfaceFacts(
      isInert: Int.random(in: 0..<8, using: &random) == 0,
      mode: PassThroughMode.allCases.randomElement(using: &random) ?? .automatic)
    let views = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      TouchedView.allCases.randomElement(using: &random) ?? .content
    }
    stack = TouchedStack(
      views: views, inRegion: .random(using: &random), inBackgroundArea: .random(using: &random),
      holders: Set(views.indices.filter { _ in .random(using: &random) }),
      drawingsAreContent: .random(using: &random),
      findings: views.map { _ in
        ContentFinding(isContent: .random(using: &random), strategy: .layerTree)
      })
  }

  var ruling: TouchRuling { stack.ruling(for: facts).ruling }
}
