/// Events in the order in which they were raised. An event that is raised during the delivery of
/// another one waits for its turn.
@MainActor final class EventQueue {
  typealias Work = @MainActor () -> Void

  private static let greatestDeliveriesInOne = 100_000

  private var waiting: [Work] = []
  private var afterwards: [Work] = []
  /// Work for the next turn of the clock, or before the next event if that comes first.
  private var ahead: [Work] = []
  /// The turn of the clock for which that work waits; the clock retains it until then.
  private weak var turn: SimulatedTimer?
  private let clock: SimulatedClock
  private var beforeWaits: [@MainActor () -> Bool] = []
  private(set) var isDelivering = false

  init(clock: SimulatedClock) { self.clock = clock }

  /// Delivers an event now, or after the waiting ones. It does not return while any event waits,
  /// unless it is called from within a delivery.
  func enqueue(_ delivery: @escaping Work) {
    waiting.append(delivery)
    guard !isDelivering else { return }
    while !ahead.isEmpty { runAhead() }
    isDelivering = true
    defer { isDelivering = false }
    var delivered = 0
    while !waiting.isEmpty {
      delivered += 1
      precondition(
        delivered < Self.greatestDeliveriesInOne,
        "Events that raise further events while they are delivered would do so for ever")
      waiting.removeFirst()()
      // Work that is added before the wait has the loop turn once more.
      repeat {
        runAfterwards()
        runBeforeWait()
      } while !afterwards.isEmpty
    }
  }

  /// Runs work after the event that is being delivered and before the next. If none is, the work
  /// waits for the next turn of the clock.
  func afterEvent(_ work: @escaping Work) {
    guard !isDelivering else { return afterwards.append(work) }
    ahead.append(work)
    guard turn == nil else { return }
    turn = clock.schedule(after: 0) { [weak self] in
      self?.turn = nil
      self?.runAhead()
    }
  }

  /// Runs work whenever the app would wait: after each event and before time passes. It ends when
  /// it returns false.
  func beforeEachWait(_ work: @escaping @MainActor () -> Bool) { beforeWaits.append(work) }

  /// Called before time passes. An app that delivers an event does not wait.
  func willWait() { if !isDelivering { runBeforeWait() } }

  private func runBeforeWait() {
    guard !beforeWaits.isEmpty else { return }
    // Core Animation lays out and draws before observers that come behind it.
    SimulatedDevice.current.layOutWindows()
    let each = beforeWaits
    beforeWaits = []
    beforeWaits = each.filter { $0() } + beforeWaits
  }

  /// Runs work after the event that is being delivered, or else after the next one.
  func afterNextEvent(_ work: @escaping Work) { afterwards.append(work) }

  /// Work that is added during the loop runs too.
  private func runAfterwards() {
    while !afterwards.isEmpty {
      let work = afterwards
      afterwards = []
      work.forEach { $0() }
    }
  }

  private func runAhead() {
    let work = ahead
    ahead = []
    work.forEach { $0() }
  }

  /// Forgets all work, also what is added when objects are released with it.
  func removeAll() {
    beforeWaits = []
    while !(waiting.isEmpty && ahead.isEmpty && afterwards.isEmpty) {
      let forgotten = waiting + ahead + afterwards
      waiting = []
      ahead = []
      afterwards = []
      withExtendedLifetime(forgotten) {}
    }
  }
}
