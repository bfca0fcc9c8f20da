/// Whether a view gets a touch that is its own: one finger only unless it wants several, and none
/// beside a view that wants to be alone.
@MainActor
struct TouchAdmission {
  /// The touches of all fingers that were down before.
  let active: [UITouch]

  func admits(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    let delivered = active.filter { $0.view != nil && !$0.isWithheld && !$0.isOver }
    let isSecondFinger = delivered.contains { $0.view === view }
    if isSecondFinger { return view.isMultipleTouchEnabled }  // FS-085
    let elsewhere = delivered.filter { $0.window === touch.window }.compactMap(\.view)
    return !elsewhere.contains(where: \.isExclusiveTouch)
      && !(view.isExclusiveTouch && !elsewhere.isEmpty)  // FS-086
  }
}
