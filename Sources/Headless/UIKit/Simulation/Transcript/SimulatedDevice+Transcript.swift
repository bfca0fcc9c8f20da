extension SimulatedDevice {
  /// Taps the screen, in points of its space, and returns everything that UIKit did about it.
  ///
  /// ```swift
  /// print(SimulatedDevice.current.explainTap(at: CGPoint(x: 196, y: 700)))
  /// ```
  public func explainTap(at screenPoint: CGPoint, count: Int = 1) -> TouchTranscript {
    transcript { tap(at: screenPoint, count: count) }
  }

  /// Returns everything that UIKit did about the events that some work raised, those of the clock
  /// included.
  ///
  /// The events are the same as without a recording. A recording within another one has its part to
  /// itself: the outer one lacks it. Every level of views takes stack meanwhile, so a tree of
  /// thousands of levels may be too deep for it.
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
