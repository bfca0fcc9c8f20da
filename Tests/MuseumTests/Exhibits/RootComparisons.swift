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
      "M01",
      contents(of: Overlay(RootComparisonWindow.init(windowScene:))) + [
        Showing(
          "app asks for the old design",
          on: .toast().with { $0.designRequiresCompatibility = true },
          Overlay(RootComparisonWindow.init(windowScene:)), ours: .window)
      ]),
    Exhibit(
      "M02",
      [
        Showing(
          "plain root", on: .uikitToast(), Overlay(RootComparisonWindow.init(windowScene:)),
          ours: .window),
        Showing(
          "plain root in wrappers", on: .uikitToast(isWrapped: true),
          Overlay(RootComparisonWindow.init(windowScene:)), ours: .window),
        Showing(
          "app's window shown again", on: .uikitToastUnderNews(),
          Overlay(RootComparisonWindow.init(windowScene:)), ours: .window),
        Showing(
          "box-none root", on: .uikitToast(),
          Overlay(RootComparisonWindow.init(windowScene:), root: { BoxNoneView() }), ours: .window),
      ]),
    Exhibit(
      "M03",
      [
        Showing("phone", on: .uikitToast(), selfComparison, ours: .window),
        Showing("tablet", on: .uikitToast(isWrapped: true), selfComparison, ours: .window),
        Showing("SwiftUI root", on: .toast(), selfComparison, ours: .window),
      ]),
    Exhibit(
      "M05",
      [
        Showing(
          "drawn", on: .toast(), Overlay(RootComparisonWindow.init(windowScene:)), ours: .window),
        Showing(
          "in a full-screen container", on: .toastInContainer(),
          Overlay(RootComparisonWindow.init(windowScene:)), ours: .pinnedDetection),
      ]),
  ]

  private static let selfComparison = Overlay(
    SelfComparisonWindow.init(windowScene:), root: { BoxNoneView() })

  /// A window over each kind of SwiftUI toast.
  static func contents(of overlay: Overlay) -> [Showing] {
    [
      Showing("drawn", on: .toast(), overlay, ours: .window),
      Showing("glass", on: .toast(.glass), overlay, ours: .window),
      Showing("material", on: .toast(.material), overlay, ours: .window),
      Showing("clear", on: .toast(.clear), overlay, ours: .declaredToast),
      Showing("UIKit control", on: .toast(.control), overlay, ours: .window),
    ]
  }
}
