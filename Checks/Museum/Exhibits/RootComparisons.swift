import UIKit

/// Takes the root view for background. (M01)
final class RootComparisonWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === rootViewController?.view ? nil : hit
  }
}

/// Takes itself for background. (M03)
final class SelfComparisonWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Is never hit itself. (M03, M50)
class BoxNoneView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension Exhibit {
  static let rootComparisons = [
    Exhibit(
      "M02",
      [
        Showing("plain root", on: .uikitToast(), rootComparison, ours: .window),
        Showing(
          "box-none root", on: .uikitToast(),
          Overlay(framed: RootComparisonWindow.init(frame:), root: { BoxNoneView() }),
          ours: .window),
      ]),
    Exhibit("M03", [Showing("phone", on: .uikitToast(), selfComparison, ours: .window)]),
  ]

  static let rootComparison = Overlay(framed: RootComparisonWindow.init(frame:))

  static let selfComparison = Overlay(
    framed: SelfComparisonWindow.init(frame:), root: { BoxNoneView() })
}
