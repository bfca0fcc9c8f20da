import TouchScreen

extension LintRule {
  /// What the rule is about, in one sentence.
  public var summary: String {
    switch self {
    case .windowSwallows:
      "A window in front takes most of the screen's touches and does nothing with them."
    case .overlayBlocksControl: "Something in front of a control takes its touches."
    case .outsideParent: "A target outside an ancestor's bounds is never asked."
    case .invisibleBlocker: "A view that shows nothing takes the touches of a target."
    case .interactionDisabledAncestor:
      "A control in a view with user interaction disabled looks alive and is dead."
    case .targetTooSmall: "The touchable part of a target is too small for a finger."
    case .targetsOverlap: "Two controls claim the same points; the front one gets them."
    case .targetsTooClose: "Two small targets lie so close together that fingers mix them up."
    case .zeroSizeInteractive: "A target without area contains no point."
    case .offScreenInteractive: "A target beyond the screen's edges gets no touch."
    case .nanGeometry: "A value that is no number puts a view and all in it nowhere."
    case .gestureShadowed: "A recognizer around a target may take its touches."
    case .dumpQuality: "The dump leaves something open, so that answers are weaker."
    }
  }
}
