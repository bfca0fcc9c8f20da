import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about gestures` {
  @Test func `L074 a haptic is felt`() {
    let generator = UIImpactFeedbackGenerator(style: .medium)
    generator.prepare()
    generator.impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(SimulatedDevice.current.keyboardWindow == nil)
  }

  @Test func `L075 an edge defers the system's gestures`() {
    final class Deferring: UIViewController {
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    let controller = Deferring()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == .bottom)
  }
}
