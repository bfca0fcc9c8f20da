/// The clock of layers: the device's.
extension SimulatedClock: MediaClock {
  package nonisolated var seconds: CFTimeInterval { now }

  package nonisolated func schedule(
    at seconds: CFTimeInterval, _ work: @escaping () -> Void
  ) -> () -> Void {
    nonisolated(unsafe) let work = work
    let timer = MainActor.assumeIsolated { add(SimulatedTimer(dueTime: seconds) { work() }) }
    return { MainActor.assumeIsolated { timer.cancel() } }
  }
}
