/// Several animations that are paused, moved and continued together.
@MainActor final class TransitionDrive {
  /// The drive that records the animations which start now.
  private(set) static var current: TransitionDrive?
  private var animations: [ViewAnimation] = []
  private var isHeld = false

  /// Records all animations that start in a block.
  func record(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    changes()
  }

  /// Records an animation that starts; it is paused at its start while the drive is paused.
  func take(_ animation: ViewAnimation) {
    guard !animations.contains(where: { $0 === animation }) else { return }
    animations.append(animation)
    if isHeld { animation.pause() }
  }

  /// How much time of the animations is over, in seconds.
  var elapsed: TimeInterval { animations.map(\.elapsed).max() ?? 0 }

  /// Pauses the animations where they are.
  func hold() {
    isHeld = true
    animations.forEach { $0.pause() }
  }

  /// Shows a moment of paused animations, in seconds since their start.
  func move(to time: TimeInterval) { animations.forEach { $0.scrub(to: time) } }

  /// Continues the animations at a rate; backwards at a rate below zero.
  func goOn(rate: TimeInterval, pace: AnimationTiming.Pace?) {
    isHeld = false
    for animation in animations where !animation.isOver {
      animation.resume(at: animation.elapsed, rate: rate, pace: pace)
    }
  }
}
