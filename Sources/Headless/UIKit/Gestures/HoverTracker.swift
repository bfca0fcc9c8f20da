/// Sends hover recognizers the place of the pointer. There is no touch, and so no arbitration.
/// (FS-140, FS-170)
@MainActor struct HoverTracker {
  private var hovered: [WeakRecognizer] = []

  mutating func move(to pointInScreen: CGPoint, over view: UIView?, by event: UIEvent) {
    let device = SimulatedDevice.current
    let now = recognizers(over: view, for: event)
    device.gestures.turn {
      for old in hovered.compactMap(\.recognizer) where !now.contains(where: { $0 === old }) {
        (old as? UIHoverGestureRecognizer)?.pointer(isOver: false, at: pointInScreen)
      }
      now.forEach { $0.pointer(isOver: true, at: pointInScreen) }
    }
    hovered = now.map { WeakRecognizer(recognizer: $0) }
  }

  private func recognizers(
    over view: UIView?, for event: UIEvent
  ) -> [UIHoverGestureRecognizer] {
    guard UIDevice.current.userInterfaceIdiom != .phone else { return [] }
    return RecognizerCollection.attached(to: view)
      .compactMap { $0 as? UIHoverGestureRecognizer }
      .filter { $0.admits(event) }
  }
}
