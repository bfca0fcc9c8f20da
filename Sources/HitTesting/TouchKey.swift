import Foundation

/// What tells one touch from another when a window is asked about it several times.
///
/// The event's identity alone does not: UIKit reuses one event object for every touch, and two
/// fingers of one event differ only in their points.
package struct TouchKey: Sendable, Equatable {
  /// The event's identity, as a value: the event itself is never retained.
  package var event: ObjectIdentifier
  /// The event's timestamp, in seconds since the device started.
  package var timestamp: TimeInterval
  /// The touch, in points, in the window's coordinate space.
  package var pointInWindow: CGPoint

  package init(event: ObjectIdentifier, timestamp: TimeInterval, pointInWindow: CGPoint) {
    self.event = event
    self.timestamp = timestamp
    self.pointInWindow = pointInWindow
  }

  /// Compares by value; a NaN point equals no other.
  package static func == (one: TouchKey, other: TouchKey) -> Bool {
    one.event == other.event && one.timestamp == other.timestamp
      && one.pointInWindow.x == other.pointInWindow.x
      && one.pointInWindow.y == other.pointInWindow.y
  }
}
