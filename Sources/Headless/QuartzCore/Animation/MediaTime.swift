/// A time or a length of time, in seconds.
public typealias CFTimeInterval = Double

/// The time of animations, in seconds: that of the simulated device.
///
/// > Source: Core Animation documentation, `CACurrentMediaTime()`, which counts from the start of
/// > the system; here it counts from the reset of the device, a choice.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.source?.seconds ?? 0 }

/// The source of the time of layers.
package enum MediaTime {
  /// The clock; set once, by the module that has one.
  package nonisolated(unsafe) static var source: (any MediaClock)?
}

/// A clock for layers. It is called on the main thread.
package protocol MediaClock: AnyObject {
  /// Seconds since some beginning.
  var seconds: CFTimeInterval { get }
}
