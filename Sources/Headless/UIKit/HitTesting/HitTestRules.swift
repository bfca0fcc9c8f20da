/// The rules that hit tests go by now.
@MainActor
enum HitTestRules {
  /// What the device is set to.
  static var current = SimulatedHitTestBehavior() {
    didSet { updatePath() }
  }

  /// Whether the fast walk is wanted.
  static var prefersFast = false {
    didSet { updatePath() }
  }

  /// Whether the fast walk is taken: it is wanted, no transcript is being recorded, and no rules are
  /// in force that the tables of subviews know nothing of. Every view that is asked looks here.
  @exclusivity(unchecked) private(set) static var goesFast = false

  /// Whether all rules are the default.
  @exclusivity(unchecked) private(set) static var areUsual = true

  /// Whether questions are taken down.
  @exclusivity(unchecked) private(set) static var isRecording = false

  static func updatePath() {
    areUsual = current == SimulatedHitTestBehavior()
    isRecording = SimulatedDevice.recorder != nil
    goesFast = prefersFast && areUsual && !isRecording
  }
}
