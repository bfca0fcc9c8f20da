import Foundation

/// What must be there after a list of wishes for overlays, worked out without views.
struct ExpectedWishes {
  private struct Departure {
    let id: String
    let end: TimeInterval
  }

  /// The overlay that is wanted.
  private(set) var current: String?
  /// The overlays that have gone, in order.
  private(set) var dismissals: [String] = []
  private(set) var isSceneThere = true
  /// No time runs while the scene is not active.
  var isActive = true
  private var leaving: [Departure] = []
  private var now: TimeInterval = 0
  /// How long the overlay that is wanted stays, and when its time is over.
  private var duration: TimeInterval?
  private var timeout: TimeInterval?
  /// How long content takes to go that goes by itself.
  private var departure: TimeInterval?

  /// The windows of overlays that the scene has.
  var windows: Int { isSceneThere ? leaving.count + (current == nil ? 0 : 1) : 0 }

  /// - Parameters:
  ///   - departure: How long the content takes to go, or `nil` if it never does.
  ///   - duration: How long it stays, or `nil` until it is not wanted.
  mutating func want(_ id: String?, departure: TimeInterval?, duration: TimeInterval?) {
    self.departure = departure
    if id != current || duration != self.duration {
      self.duration = duration
      startTime()
    }
    guard id != current else { return }
    if let current {
      if isSceneThere {
        leaving.append(Departure(id: current, end: now + (departure ?? 5)))
      } else {
        dismissals.append(current)
      }
    }
    leaving.removeAll { $0.id == id }
    current = id
  }

  private mutating func startTime() { timeout = isSceneThere ? duration.map { now + $0 } : nil }

  mutating func wait(_ seconds: TimeInterval) {
    let end = now + seconds
    if !isActive { timeout = timeout.map { $0 + seconds } }
    if let timeout, timeout <= end {
      now = timeout
      want(nil, departure: departure, duration: duration)
      self.timeout = nil
    }
    now = end
    let gone = leaving.filter { $0.end <= now }.sorted { $0.end < $1.end }
    leaving.removeAll { $0.end <= now }
    dismissals += gone.map(\.id)
  }

  /// Takes the scene away; all that was leaving has gone.
  mutating func loseScene() {
    isSceneThere = false
    dismissals += leaving.map(\.id)
    leaving = []
    timeout = nil
  }

  mutating func regainScene() {
    isSceneThere = true
    isActive = true
    startTime()
  }
}
