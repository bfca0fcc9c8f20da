extension Node {
  /// The opacity below which UIKit passes a view over.
  ///
  /// > Source: documented for `hitTest(_:with:)`; FS-003.
  static let minimumTouchableAlpha = 0.01

  /// Why the node and its descendants are passed over wherever the touch is, or `nil`.
  ///
  /// A layer holds its opacity in single precision, so 0.01 itself is below the limit: the nearest
  /// `Float` is a little less.
  ///
  /// The switches that the tool that wrote the dump found count as well. If the tool only calls an
  /// element not hittable, that is no reason: what covers it, if anything does, decides.
  ///
  /// > Source: FS-001, FS-003.
  package var reasonToIgnoreTouches: TouchAnswer.Reason? {
    if flags.contains(.hidden) { return .hidden }
    if flags.contains(.interactionDisabled) { return .interactionDisabled }
    if Self.isTransparent(alpha: alpha) { return .transparent }
    return reportedReasonToIgnoreTouches
  }

  /// Whether a view of this opacity is passed over.
  static func isTransparent(alpha: Double) -> Bool {
    Double(Float(alpha)) < minimumTouchableAlpha
  }

  /// Why no touch reaches the node, according to the tool that wrote the dump. If another element
  /// covers the node's centre, that says nothing about its other points.
  var reportedReasonToIgnoreTouches: TouchAnswer.Reason? {
    guard let reach = reportedReach, !reach.isReachable else { return nil }
    for reason in reach.reasons {
      switch reason {
      case "user_interaction_disabled": return .interactionDisabled
      case "hidden": return .hidden
      default: continue
      }
    }
    return nil
  }

  /// Whether the node's own frame alone decides about touches on it, and not its parent's. An
  /// accessibility tree is not a view tree, so no node in it clips, hides or disables its
  /// descendants. A choice made here, because no accessibility format says which one does.
  package var standsAlone: Bool { kind == .element || kind == .application }
}

extension Screen {
  /// Whether only the accessibility tree says that a node is hidden.
  ///
  /// > Source: Appium's XCUITest driver, "Element attributes": `visible` comes from accessibility;
  /// appium/appium, issues 5941, 9249 and 13745: it is false for some views on the screen.
  func isReportedInvisible(_ node: Node.ID) -> Bool {
    nodes[node].kind == .element && nodes[node].flags.contains(.hidden)
  }

  /// The view in whose space a node lies, and whose bounds and switches decide about touches on it:
  /// its parent, unless one of the two has ``standsAlone``.
  func superview(of node: Node.ID) -> Node.ID? {
    guard !nodes[node].standsAlone, let parent = nodes[node].parent, !nodes[parent].standsAlone
    else { return nil }
    return parent
  }
}
