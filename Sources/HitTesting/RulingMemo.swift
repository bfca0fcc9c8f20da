import Foundation

/// The last few rulings, so that content that vanishes between the two phases of UIKit's dispatch
/// does not turn a claimed touch into a dropped one.
///
/// Values only, and at most ``capacity`` of them: the oldest makes room. The storage is allocated
/// once, so that a hit test allocates nothing.
package struct RulingMemo: Sendable {
  /// The greatest number of rulings kept.
  ///
  /// A choice: more fingers than this hardly ever land at once.
  package static let capacity = 8

  private struct Entry: Sendable {
    var key: TouchKey
    var ruling: TouchRuling
  }

  /// A ring once it is full: the oldest first from ``oldest`` on.
  private var entries: [Entry] = []
  private var oldest = 0

  package init() {
    entries.reserveCapacity(Self.capacity)
  }

  /// The number of rulings kept.
  package var count: Int { entries.count }

  /// The ruling kept for `key`, or `nil`.
  package func ruling(for key: TouchKey) -> TouchRuling? {
    // Not `for in`: without optimisation each step of an array's iterator allocates.
    var index = 0
    while index < entries.count {
      if entries[index].key == key { return entries[index].ruling }
      index += 1
    }
    return nil
  }

  /// Keeps `ruling` for `key`, in place of the oldest one if there is no room.
  package mutating func keep(_ ruling: TouchRuling, for key: TouchKey) {
    if entries.count < Self.capacity {
      entries.append(Entry(key: key, ruling: ruling))
    } else {
      entries[oldest] = Entry(key: key, ruling: ruling)
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// Forgets everything: what was decided was decided under other rules.
  package mutating func forgetAll() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
  }

  /// Forgets the touches that were passed, and keeps those that were claimed.
  ///
  /// A claim that UIKit has already acted on must hold, or the touch is dropped.
  package mutating func forgetPasses() {
    let inOrder = entries[oldest...] + entries[..<oldest]
    forgetAll()
    for entry in inOrder where entry.ruling.verdict == .claim { entries.append(entry) }
  }
}

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
