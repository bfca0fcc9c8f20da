extension UIGestureRecognizer {
  /// Runs work when the device's clock has gone on, as one turn. Recognizers of views that left
  /// their window before are withdrawn first, as before an event. (FS-087, FS-138)
  final func schedule(
    after delay: TimeInterval, _ work: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> SimulatedTimer {
    // Kept until then: weak references make every later use of an object slow.
    SimulatedDevice.current.clock.schedule(after: delay) {
      SimulatedDevice.current.touches.cancelTouchesOfRemovedViews()
      SimulatedDevice.current.gestures.turn { work(self) }
    }
  }

  final var behavior: SimulatedGestureBehavior { SimulatedDevice.current.behavior.gestures }

  /// The state that the recognizer has reached by itself, even while it waits for others. (FS-134)
  final var ownState: State { attempt.ownState }

  /// How fast something moves now.
  final func perSecond(by meter: VelocityMeter) -> CGVector {
    meter.perSecond(at: SimulatedDevice.current.clock.now, interval: behavior.velocityInterval)
  }
}
