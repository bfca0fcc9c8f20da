extension SimulatedClock {
  /// Makes a timer of Foundation's that follows this clock instead of a run loop. Its block is
  /// called on the main actor.
  ///
  /// It has the parameters of `Timer.scheduledTimer(withTimeInterval:repeats:block:)`, so that code
  /// can use either: on a device Foundation's function, here this one. An interval that is not
  /// positive becomes 0.1 ms, as in Foundation. Invalidating the timer stops it. Its `fireDate` is
  /// a real time and has no meaning here.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    run(timer, every: interval, repeats: repeats)
    return timer
  }

  /// Makes a Foundation timer fire by this clock.
  final func run(_ timer: Timer, every interval: TimeInterval, repeats: Bool) {
    let interval = interval > 0 ? interval : 0.0001
    fire(timer, at: now + interval, every: repeats ? interval : nil)
  }

  private func fire(_ timer: Timer, at time: TimeInterval, every interval: TimeInterval?) {
    _ = add(
      SimulatedTimer(dueTime: time) { [weak self] in
        guard timer.isValid else { return }
        timer.fire()
        guard let interval else { return timer.invalidate() }
        self?.fire(timer, at: time + interval, every: interval)
      })
  }
}

/// The clock of layers: the device's.
extension SimulatedClock: MediaClock {
  package nonisolated var seconds: CFTimeInterval { now }
}
