import Fallthrough
import SeededRandomness
import Testing
import UIKit

/// A view that wants overlays at random, some for a time, while time passes and its scene is left, comes
/// back and goes away.
@MainActor private final class RandomWishes {
  let app = OverlayApp()
  private let session: UISceneSession
  private(set) var scene: UIWindowScene
  private(set) var expected = ExpectedWishes()
  /// What was done, for the message of a failure.
  private(set) var steps: [String] = []
  private let device = SimulatedDevice.current

  init() { (scene, session) = (app.scene, app.scene.session) }

  /// The windows of overlays in the scene, while that is there.
  var windows: Int {
    expected.isSceneThere ? scene.windows.filter { $0 is PassThroughWindow }.count : 0
  }

  func step(using random: inout SplitMix64) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: want(using: &random)
    case 4, 5: wantSeveral(using: &random)
    case 6, 7: wait([0.113, 0.471, 1.303, 6.007].pick(using: &random))
    case 8: coverView()
    case 9, 10: changeState(using: &random)
    default: changeScene()
    }
  }

  private func want(using random: inout SplitMix64) {
    let id = [nil, nil, "a", "b", "c"].pick(using: &random)
    let departure = [0.3, 1, nil].pick(using: &random)
    let duration = [nil, nil, 0.713, 2.019].pick(using: &random)
    want(id, departure: departure, duration: duration)
    steps.append(
      "want \(id ?? "none") for \(duration.map { "\($0)" } ?? "all") time, content goes in "
        + "\(departure.map { "\($0)" } ?? "no") time")
  }

  private func want(_ id: String?, departure: TimeInterval?, duration: TimeInterval?) {
    (app.departure, app.duration) = (departure, duration)
    app.want(id)
    expected.want(id, departure: departure, duration: duration)
  }

  /// Several wishes in one update, of which the last counts.
  private func wantSeveral(using random: inout SplitMix64) {
    guard app.window.windowScene === scene, expected.isActive, expected.isSceneThere
    else { return }
    let ids = (0..<3).map { _ in [nil, "a", "b"].pick(using: &random) }
    steps.append("want \(ids.map { $0 ?? "none" }) at once")
    app.departure = 0.3
    app.duringEvent { [app] in ids.forEach(app.want) }
    // The event comes when the finger is lifted.
    expected.wait(0.05)
    expected.want(ids[2], departure: 0.3, duration: app.duration)
  }

  func wait(_ seconds: TimeInterval) {
    device.clock.advance(by: seconds)
    expected.wait(seconds)
    steps.append("wait \(seconds)")
  }

  private func coverView() {
    app.move(to: nil)
    if expected.isSceneThere { app.move(to: scene) }
    steps.append("cover")
  }

  private func changeScene() {
    if expected.isSceneThere {
      device.disconnect(scene)
      expected.loseScene()
    } else {
      scene = device.connectScene(resuming: session)
      expected.regainScene()
    }
    steps.append(expected.isSceneThere ? "scene comes" : "scene goes")
  }

  private func changeState(using random: inout SplitMix64) {
    guard expected.isSceneThere else { return }
    let states: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive, .background]
    let state = states.pick(using: &random)
    device.setActivationState(state, of: scene)
    expected.isActive = state == .foregroundActive
    steps.append("state \(state.rawValue)")
  }

  /// Has nothing wanted, in a scene that is there, until all must have gone.
  func finish() {
    if !expected.isSceneThere { changeScene() }
    want(nil, departure: nil, duration: nil)
    wait(6)
  }
}

@MainActor @Suite(.simulatedDevice) struct `Random wishes for overlays` {
  @Test func `are carried out in the stated order, and leave no window behind`() {
    for seed in Exhaustive.seeds(everyDay: 40, night: 2_000) {
      SimulatedDevice.current.reset()
      var random = SplitMix64(seed: seed)
      let wishes = RandomWishes()
      for _ in 0..<20 {
        wishes.step(using: &random)
        guard hold(wishes, seed: seed) else { return }
      }
      wishes.finish()
      guard hold(wishes, seed: seed), wishes.windows == 0 else { return }
    }
  }

  /// Whether everything is as it must be.
  private func hold(_ wishes: RandomWishes, seed: UInt64) -> Bool {
    let expected = wishes.expected
    let comment = Comment(rawValue: "seed \(seed), after \(wishes.steps)")
    let on = wishes.app.stages.filter(\.isOn)
    let isRight =
      wishes.windows == expected.windows && wishes.app.dismissals == expected.dismissals
      && on.count == (expected.current == nil ? 0 : 1)
    #expect(wishes.windows == expected.windows, comment)
    #expect(wishes.app.dismissals == expected.dismissals, comment)
    #expect(on.count == (expected.current == nil ? 0 : 1), comment)
    guard isRight, expected.isSceneThere, expected.isActive, let current = on.first else {
      return isRight
    }
    let finger = SimulatedDevice.current.touchDown(at: Toast.inside)
    #expect(finger.record.view === current.host.view, comment)
    finger.cancel()
    return finger.record.view === current.host.view
  }
}
