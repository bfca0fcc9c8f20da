import UIKit

/// Takes a layer with a name for background, on every version. (M20)
final class LayerNameWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let root = rootViewController?.view else { return hit }
    guard let layer = root.layer.hitTest(point), layer.name == nil else { return nil }
    return root
  }
}

/// The same in a container around a hosting view. (M21)
final class LayerNameView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let host = subviews.first,
      let layer = host.layer.hitTest(point), layer.name == nil
    else { return nil }
    return hit
  }
}

extension Exhibit {
  static let layerNames = [
    Exhibit(
      "M20",
      contents(of: layerName) + [
        Showing("sheet", on: .sheet(), layerName, ours: .window),
        Showing(
          "in a full-screen container", on: .toastInContainer(), layerName, ours: .window),
        Showing("hidden drawing beside it", on: .toastBesideHidden(), layerName, ours: .window),
        Showing(
          "transparent drawing beside it", on: .toastBesideTransparent(), layerName, ours: .window),
      ]),
    Exhibit("M21", contents(of: Embedding(in: { LayerNameView() }))),
  ]

  private static let layerName = Overlay(LayerNameWindow.init(windowScene:))

  /// A container around each kind of SwiftUI toast.
  static func contents(of embedding: Embedding) -> [Showing] {
    [
      Showing("drawn", on: .embedded(), embedding, ours: .container),
      Showing("glass", on: .embedded(.glass), embedding, ours: .container),
      Showing("material", on: .embedded(.material), embedding, ours: .container),
      Showing("clear", on: .embedded(.clear), embedding, ours: .declaringContainer),
      Showing("UIKit control", on: .embedded(.control), embedding, ours: .container),
    ]
  }
}
