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
