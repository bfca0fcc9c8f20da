/// Several animations that stand still, are moved and go on together.
@MainActor
final class TransitionDrive {
  /// What takes the animations that start now.
  private(set) static var current: TransitionDrive?
  private var animations: [ViewAnimation] = []
  private var isHeld = false

  /// Takes all animations that start in a block.
  func record(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    changes()
  }

  /// Takes an animation that starts; it stands still at its start while the drive is held.
  func take(_ animation: ViewAnimation) {
    guard !animations.contains(where: { $0 === animation }) else { return }
    animations.append(animation)
    if isHeld { animation.pause() }
  }

  /// How much time of the animations is over, in seconds.
  var elapsed: TimeInterval { animations.map(\.elapsed).max() ?? 0 }

  /// Has the animations stand still where they are.
  func hold() {
    isHeld = true
    animations.forEach { $0.pause() }
  }

  /// Has animations that stand still show a moment, in seconds since their start.
  func move(to time: TimeInterval) {
    animations.forEach { $0.scrub(to: time) }
  }

  /// Has the animations go on at a pace; backwards at a rate below zero.
  func goOn(rate: TimeInterval, pace: AnimationTiming.Pace?) {
    isHeld = false
    for animation in animations where !animation.isOver {
      animation.resume(at: animation.elapsed, rate: rate, pace: pace)
    }
  }
}
