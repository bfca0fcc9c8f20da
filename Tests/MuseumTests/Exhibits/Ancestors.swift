import UIKit

/// Takes what its content is in for background, and nothing else. (M36)
final class AncestorWindow: UIWindow {
  weak var content: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, let content, content !== hit, content.isDescendant(of: hit) else { return hit }
    return nil
  }
}

/// Asks its root view, with its own point. (M37)
final class ContentAskingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rootViewController?.view.hitTest(point, with: event)
  }
}

extension Exhibit {
  static let ancestors = [
    Exhibit(
      "M36",
      [
        Showing("phone", on: .uikitToast(), ancestor, ours: .window),
        Showing("tablet", on: .uikitToast(isWrapped: true), ancestor, ours: .window),
        Showing("sheet", on: .sheet(isSwiftUI: false), ancestor, ours: .window),
        Showing("SwiftUI root", on: .toast(), ancestor, ours: .window),
      ]),
    Exhibit(
      "M37",
      [
        Showing("tablet", on: .uikitToast(isWrapped: true), asksContent, ours: .window),
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

  private static let ancestor = Overlay(
    AncestorWindow.init(windowScene:), root: { BoxNoneView() },
    adopt: { window, content in (window as? AncestorWindow)?.content = content })
}
