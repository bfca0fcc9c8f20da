import UIKit

/// Claims the root where some direct subview of it has its frame. (M27, M29)
final class SubviewFrameWindow: UIWindow {
  /// Whether the name of the layer decides from iOS 26 on. (M29)
  var asksLayer = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let root = rootViewController?.view else { return nil }
    root.layoutIfNeeded()
    if asksLayer, Running.iOS >= 26 { return root.layer.hitTest(point)?.name == nil ? root : nil }
    return root.subviews.contains { $0.frame.contains(point) } ? root : nil
  }
}

/// What an overlay's content is marked with.
final class ContentMarkerView: UIView {}

/// Claims the root where a marker is; elsewhere calls a closure, and passes or not. (M31)
final class ContentMarkerWindow: UIWindow {
  var passesThrough = true
  var onTapOutside: () -> Void = {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let root = rootViewController?.view else { return nil }
    let isMarked = root.subviews.contains {
      "\(type(of: $0))".contains("ContentMarker") && $0.frame.contains(point)
    }
    if isMarked { return root }
    onTapOutside()
    return passesThrough ? nil : root
  }
}

extension Exhibit {
  static let hostedMarkers = [
    Exhibit(
      "M27",
      [
        Showing("drawn", on: .toast(), subviewFrame, ours: .window),
        Showing("UIKit control", on: .toast(.control), subviewFrame, ours: .window),
        Showing("in a group", on: .toast(.grouped), subviewFrame, ours: .window),
        Showing("sheet", on: .sheet(), subviewFrame, ours: .window),
        Showing(
          "hidden window", on: .toast().leavingAllToApp(),
          Overlay(
            SubviewFrameWindow.init(windowScene:), adopt: { window, _ in window.isHidden = true }),
          ours: .hiddenWindow),
      ]),
    Exhibit("M29", contents(of: layerFrame)),
    Exhibit(
      "M31",
      [
        Showing("drawn", on: .markedToast(), contentMarker, ours: .window),
        Showing("glass", on: .markedToast(.glass), contentMarker, ours: .window),
        Showing("clear", on: .markedToast(.clear), contentMarker, ours: .declaredToast),
        Showing("UIKit control", on: .markedToast(.control), contentMarker, ours: .window),
        Showing("sheet", on: .sheet(), contentMarker, ours: .window),
      ]),
    Exhibit("M34", [Showing("SwiftUI root", on: .toast(), tagged(99), ours: .window)]),
  ]

  private static let subviewFrame = Overlay(SubviewFrameWindow.init(windowScene:))
  private static let contentMarker = Overlay(ContentMarkerWindow.init(windowScene:))

  private static let layerFrame = Overlay { scene in
    let window = SubviewFrameWindow(windowScene: scene)
    window.asksLayer = true
    return window
  }
}
