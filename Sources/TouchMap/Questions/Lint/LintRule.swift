/// The checks of a screen.
///
/// Raw values are stable identifiers for machine-readable answers.
public enum LintRule: String, Sendable, Hashable, Codable, CaseIterable {
  /// A window takes most of the screen's touches and does nothing with them.
  case windowSwallows = "window-swallows"
  /// A control lies below a view that takes its touches.
  case overlayBlocksControl = "overlay-blocks-control"
  /// A target lies outside an ancestor's bounds, where UIKit never asks it.
  case outsideParent = "outside-parent"
  /// A view that shows nothing takes the touches of a target.
  case invisibleBlocker = "invisible-blocker"
  /// A control lies in a view with user interaction disabled.
  case interactionDisabledAncestor = "interaction-disabled-ancestor"
  /// A target's touchable part is smaller than the profile requires.
  case targetTooSmall = "target-too-small"
  /// Two controls claim the same points.
  case targetsOverlap = "targets-overlap"
  /// Two small targets lie closer together than the profile requires.
  case targetsTooClose = "targets-too-close"
  /// A target has no area.
  case zeroSizeInteractive = "zero-size-interactive"
  /// A target lies beyond the screen.
  case offScreenInteractive = "off-screen-interactive"
  /// A view's geometry contains a value that is not a number (NaN).
  case nanGeometry = "nan-geometry"
  /// A recognizer around a target may take its touches.
  case gestureShadowed = "gesture-shadowed"
  /// Facts are unknown in the dump.
  case dumpQuality = "dump-quality"
  /// A plain view in a control takes the control's touches.
  case viewCoversOwnControl = "view-covers-own-control"
  /// What a presentation left behind takes touches.
  case leftoverPresentation = "leftover-presentation"

  /// How serious a finding of this rule is at most.
  public var severity: LintSeverity {
    switch self {
    case .windowSwallows, .overlayBlocksControl, .outsideParent, .leftoverPresentation: .error
    case .offScreenInteractive: .note
    default: .warning
    }
  }
}

/// How serious a finding is.
public enum LintSeverity: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// Worth knowing.
  case note
  /// Probably wrong.
  case warning
  /// A target that does not work.
  case error

  /// Compares by weight: `note` is the smallest.
  public static func < (left: LintSeverity, right: LintSeverity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
