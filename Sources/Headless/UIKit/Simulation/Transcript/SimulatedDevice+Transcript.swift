extension SimulatedDevice {
  /// Taps the screen, in points of its space, and returns every step of UIKit's work on the tap.
  ///
  /// ```swift
  /// print(SimulatedDevice.current.explainTap(at: CGPoint(x: 196, y: 700)))
  /// ```
  public func explainTap(at screenPoint: CGPoint, count: Int = 1) -> TouchTranscript {
    transcript { tap(at: screenPoint, count: count) }
  }

  /// Returns every step of UIKit's work on the events that some work caused, including those of the
  /// clock.
  ///
  /// The events are the same as without a recording. The steps of a recording within another one
  /// are missing in the outer one. Every level of views needs stack during a recording, so a tree
  /// of thousands of levels may be too deep for it.
  public func transcript<Result>(of work: () throws -> Result) rethrows -> TouchTranscript {
    let recorder = TranscriptRecorder()
    let outer = Self.recorder
    Self.recorder = recorder
    defer { Self.recorder = outer }
    recorder.noteUnknownVersion(of: self)
    _ = try work()
    return TouchTranscript(systemVersion: systemVersion.text, steps: recorder.steps)
  }
}
