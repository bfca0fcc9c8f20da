import UIKit

extension Exhibit {
  static let hostedRootComparisons = [
    Exhibit(
      "M01",
      contents(of: rootComparison) + [
        Showing(
          "app asks for the old design",
          on: .toast().with { $0.designRequiresCompatibility = true }, rootComparison,
          ours: .window)
      ]),
    Exhibit(
      "M02",
      [
        Showing(
          "plain root in wrappers", on: .wrappedUIKitToast(), rootComparison, ours: .window),
        Showing(
          "app's window shown again", on: .uikitToastUnderNews(), rootComparison, ours: .window),
      ]),
    Exhibit(
      "M03",
      [
        Showing("tablet", on: .wrappedUIKitToast(), selfComparison, ours: .window),
        Showing("SwiftUI root", on: .toast(), selfComparison, ours: .window),
      ]),
    Exhibit(
      "M05",
      [
        Showing("drawn", on: .toast(), rootComparison, ours: .window),
        Showing(
          "in a full-screen container", on: .toastInContainer(), rootComparison, ours: .window),
      ]),
  ]

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
