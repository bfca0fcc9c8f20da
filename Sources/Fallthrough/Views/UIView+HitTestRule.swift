#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The rule by which this library answers hit tests on a view, as far as one word can name it.
  package enum HitTestRule {
    /// UIKit's own rule: nothing was set.
    case standard
    /// Touches on the view's own area fall through, and its subviews take theirs.
    case fallsThrough
    /// Another area, overflow, regions, a mode of a window, or content that SwiftUI draws.
    case other
  }

  extension UIView {
    /// The rule by which this library answers hit tests on this view. What the view's class
    /// overrides is not in it.
    package var hitTestRule: HitTestRule {
      if let window = self as? PassThroughWindow {
        return window.mode == .automatic && window.regions.ids.isEmpty ? .fallsThrough : .other
      }
      guard let own = ownHitTesting else {
        guard let window = window as? PassThroughWindow, window.hitTestRule == .fallsThrough,
          !isHosting, !window.rootViewTakesTouches, window.ownsAsBackground(self)
        else { return .standard }
        return .fallsThrough
      }
      switch own.behavior {
      case .standard: return .standard
      case .boxNone where own.regions?.ids.isEmpty ?? true && !isHosting: return .fallsThrough
      default: return .other
      }
    }

    /// Whether a class is one of this library's, whose overrides of hit tests follow
    /// ``hitTestRule`` and nothing else.
    package static func followsHitTestRule(_ viewClass: AnyClass) -> Bool {
      viewClass == PassThroughView.self || viewClass == OverflowView.self
        || viewClass == HitAreaButton.self || viewClass == PassThroughWindow.self
        || viewClass == OverlayWindow.self
    }
  }
#endif
