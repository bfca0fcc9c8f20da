/// The rules that hit tests go by now.
@MainActor
enum HitTestRules {
  /// What the device is set to.
  static var current = SimulatedHitTestBehavior() {
    didSet { areUsual = current == SimulatedHitTestBehavior() }
  }

  /// Whether all rules are the default.
  private(set) static var areUsual = true
}
