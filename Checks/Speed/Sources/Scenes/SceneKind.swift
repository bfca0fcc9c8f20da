/// The scenes that every engine is measured on.
package enum SceneKind: String, CaseIterable, Sendable {
  case app
  case feed
  case canvas10k = "canvas-10k"
  case canvas100k = "canvas-100k"
  case deep

  /// Returns the scene; the same seed gives the same scene.
  package func scene(seed: UInt64) -> Scene {
    var random = SplitMix64(seed: seed)
    switch self {
    case .app: return .app(using: &random)
    case .feed: return .feed(using: &random)
    case .canvas10k: return .canvas(name: rawValue, count: 10_000, using: &random)
    case .canvas100k: return .canvas(name: rawValue, count: 100_000, using: &random)
    case .deep: return .deep(using: &random)
    }
  }
}
