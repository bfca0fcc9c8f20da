import Fallthrough
import UIKit

extension AppScreen {
  /// A window of ours in the app's scene; by its frame where there is none.
  func makePassThroughWindow() -> PassThroughWindow {
    scene.map(PassThroughWindow.init(windowScene:)) ?? PassThroughWindow(frame: window.bounds)
  }
}

extension Ours where Subject == Overlay {
  /// A pass-through window as it is made.
  static var window: Self { Self("", Overlay(on: { $0.makePassThroughWindow() })) }

  /// A pass-through window with something set once the stage stands.
  static func window(
    _ setting: String, _ set: @escaping @MainActor (PassThroughWindow, UIView) -> Void
  ) -> Self {
    Self(
      setting,
      Overlay(
        on: { $0.makePassThroughWindow() },
        adopt: { window, content in
          if let window = window as? PassThroughWindow { set(window, content) }
        }))
  }

  /// Hidden, which is enough.
  static var hiddenWindow: Self {
    window("window.isHidden = true") { window, _ in window.isHidden = true }
  }

  /// With the toast declared, for content that is tappable but not drawn.
  static var declaredToast: Self {
    window("window.regions.set(.rect(toast), id: \"toast\")") { window, _ in
      window.regions.set(.rect(Toast.frame), id: "toast")
    }
  }

  /// With the container of a presentation made a surface.
  static var openContainer: Self {
    var overlay = Overlay(on: { $0.makePassThroughWindow() })
    overlay.adoptContainer = { $0.isPassThrough = true }
    return Self("containerView.isPassThrough = true", overlay)
  }

  /// With the ball declared.
  static var ballRegion: Self {
    window("window.regions.set(.rect(ball.bounds), id: \"ball\", in: ball)") { window, ball in
      window.regions.set(.rect(ball.bounds), id: "ball", in: ball)
    }
  }

  /// With a marker behind a decoration.
  static var ignoredDecoration: Self {
    window("decoration.ignoredInOverlay()") { _, root in
      root.insertSubview(IgnoredMarkerView(frame: Toast.frame), at: 0)
    }
  }

  /// With a probe behind the content, where probes belong.
  static var probeBehind: Self {
    window("probe.isPassThrough = true") { _, root in
      let probe = UIView(frame: root.bounds)
      probe.isPassThrough = true
      root.addSubview(probe)
    }
  }

  /// Made key by an app that knows no better.
  static var madeKey: Self {
    Self(
      "",
      Overlay(
        on: { $0.makePassThroughWindow() },
        adopt: { window, _ in window.makeKeyAndVisible() }))
  }
}
