import UIKit

/// Claims the root where some direct subview of it has its frame. (M27, M29)
final class SubviewFrameWindow: UIWindow {
  /// Whether the name of the layer decides from iOS 26 on. (M29)
  var asksLayer = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let root = rootViewController?.view else { return nil }
    root.layoutIfNeeded()
    if asksLayer, Running.iOS >= 26 {
      return root.layer.hitTest(point)?.name == nil ? root : nil
    }
    return root.subviews.contains { $0.frame.contains(point) } ? root : nil
  }
}

/// What an overlay's content is marked with.
final class ContentMarkerView: UIView {}

/// Claims the root where a marker is; elsewhere calls a closure, and passes or not. (M30, M31)
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

/// Force-unwraps what super answers. (M33)
final class BackgroundClassWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // swift-format-ignore: NeverForceUnwrap
    let hit = super.hitTest(point, with: event)!
    return hit is BackgroundView ? nil : hit
  }
}

/// The background of M33.
final class BackgroundView: UIView {}

/// Takes every view with a tag for background. (M34)
final class TagWindow: UIWindow {
  var passTag = 99

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit?.tag == passTag ? nil : hit
  }
}

/// Keeps the hit only if it is of the toast's class. (M35)
final class WhiteListWindow: UIWindow {
  weak var toast: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if rootViewController?.presentedViewController != nil { return hit }
    return hit.flatMap { view in toast.flatMap { type(of: view) == type(of: $0) ? view : nil } }
  }
}

extension Exhibit {
  static let markers = [
    Exhibit(
      "M27",
      [
        Showing("drawn", on: .toast(), subviewFrame, ours: .window),
        Showing("UIKit control", on: .toast(.control), subviewFrame, ours: .window),
        Showing("in a group", on: .toast(.grouped), subviewFrame, ours: .window),
        Showing("sheet", on: .sheet(), subviewFrame, ours: .window),
        Showing(
          "hidden window", on: .toast().touching("tete ^te", wanted: "aaaa aa"),
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
    Exhibit(
      "M33",
      [
        Showing(
          "UIKit toast", on: .uikitToast(),
          Overlay(BackgroundClassWindow.init(windowScene:), root: { BackgroundView() }),
          ours: .window)
      ],
      crashes: [
        Showing(
          "touched outside of it", on: .uikitToast().touching("e", wanted: "a"),
          Overlay(
            BackgroundClassWindow.init(windowScene:), root: { BackgroundView() },
            adopt: { window, _ in window.frame = Toast.frame }),
          ours: .window)
      ]),
    Exhibit(
      "M34",
      [
        Showing("UIKit toast", on: .uikitToast(), tagged(99), ours: .window),
        Showing("pass tag 0", on: .uikitToast(), tagged(0), ours: .window),
        Showing("SwiftUI root", on: .toast(), tagged(99), ours: .window),
      ]),
    Exhibit(
      "M35",
      [
        Showing("ball", on: .ball(), whiteList, ours: .window),
        Showing("toast with a button", on: .uikitToast(), whiteList, ours: .window),
      ]),
  ]

  private static let subviewFrame = Overlay(SubviewFrameWindow.init(windowScene:))
  private static let contentMarker = Overlay(ContentMarkerWindow.init(windowScene:))

  private static let layerFrame = Overlay { scene in
    let window = SubviewFrameWindow(windowScene: scene)
    window.asksLayer = true
    return window
  }

  private static let whiteList = Overlay(
    WhiteListWindow.init(windowScene:),
    adopt: { window, toast in (window as? WhiteListWindow)?.toast = toast })

  private static func tagged(_ tag: Int) -> Overlay {
    Overlay(
      { scene in
        let window = TagWindow(windowScene: scene)
        window.passTag = tag
        return window
      },
      adopt: { window, _ in window.rootViewController?.view.tag = tag })
  }
}
