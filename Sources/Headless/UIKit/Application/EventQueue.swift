/// Events in the order in which they were raised. An event that is raised during the delivery of
/// another one waits for its turn.
@MainActor
final class EventQueue {
  typealias Work = @MainActor () -> Void

  private static let greatestDeliveriesInOne = 100_000

  private var waiting: [Work] = []
  private var afterwards: [Work] = []
  private(set) var isDelivering = false

  /// Delivers an event now, or after the waiting ones. It does not return while any event waits,
  /// unless it is called from within a delivery.
  func enqueue(_ delivery: @escaping Work) {
    waiting.append(delivery)
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    var delivered = 0
    while !waiting.isEmpty {
      delivered += 1
      precondition(
        delivered < Self.greatestDeliveriesInOne,
        "Events that raise further events while they are delivered would do so for ever")
      waiting.removeFirst()()
      runAfterwards()
    }
  }

  /// Runs work after the event that is being delivered and before the next, or at once.
  func afterEvent(_ work: @escaping Work) {
    guard isDelivering else { return work() }
    afterwards.append(work)
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

  func removeAll() {
    waiting = []
    afterwards = []
  }
}
