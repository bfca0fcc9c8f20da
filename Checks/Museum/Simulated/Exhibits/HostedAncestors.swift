import UIKit

/// Asks its root view, with its own point. (M37)
final class ContentAskingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rootViewController?.view.hitTest(point, with: event)
  }
}

extension Exhibit {
  static let hostedAncestors = [
    Exhibit(
      "M36",
      [
        Showing("tablet", on: .wrappedUIKitToast(), ancestor, ours: .window),
        Showing("sheet", on: .sheet(isSwiftUI: false), ancestor, ours: .window),
        Showing("SwiftUI root", on: .toast(), ancestor, ours: .window),
      ]),
    Exhibit(
      "M37",
      [
        Showing("tablet", on: .wrappedUIKitToast(), asksContent, ours: .window),
        Showing("sheet", on: .sheet(isSwiftUI: false), asksContent, ours: .window),
        Showing("sheet over a hosting root", on: .sheet(), asksContent, ours: .window),
      ]),
    Exhibit(
      "M93",
      [
        Showing("ancestor rule", on: .dismissedSheet(isSwiftUI: false), ancestor, ours: .window),
        Showing(
          "root comparison", on: .dismissedSheet(isSwiftUI: true),
          Overlay(RootComparisonWindow.init(windowScene:)), ours: .window),
        Showing(
          "declared rectangle", on: .dismissedSheet(isSwiftUI: true), declaredRectangle,
          ours: .window),
      ]),
  ]

  private static let asksContent = Overlay(
    ContentAskingWindow.init(windowScene:), root: { BoxNoneView() })
}
