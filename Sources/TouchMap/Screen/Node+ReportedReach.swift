extension Node {
  /// The findings of the tool that wrote a dump about touches on a node.
  package struct ReportedReach: Sendable, Hashable, Codable {
    /// Whether the tool says that a touch at ``pointOnScreen`` reaches the node.
    var isReachable: Bool
    /// Where a touch reaches it, in screen points, if the tool says so.
    var pointOnScreen: Screen.Point?
    /// Why no touch reaches it, in the tool's own words, for example `occluded`.
    package var reasons: [String]
    /// The element that covers it, as the tool names it.
    var blocker: String?

    package init(
      isReachable: Bool, pointOnScreen: Screen.Point? = nil, reasons: [String] = [],
      blocker: String? = nil
    ) {
      self.isReachable = isReachable
      self.pointOnScreen = pointOnScreen
      self.reasons = reasons
      self.blocker = blocker
    }

    /// Whether the tool reports that the node is covered at its centre.
    var isOccluded: Bool { reasons.contains("occluded") }
    /// Whether the tool calls the node hittable at no point, and does not say why.
    var isUnhittable: Bool { !isReachable && reasons.contains(Self.unhittable) }

    /// The reason of a node that is not hittable, without an explanation.
    package static let unhittable = "not_hittable"
  }

  /// A report, or the extent of scrolled content, on the heap: few nodes have either, none has
  /// both, and their size would make all nodes larger.
  indirect enum StoredReach: Sendable, Hashable {
    case report(ReportedReach)
    case content(ScrolledContent)
  }

  /// The findings of the tool that wrote the dump about touches on the node, if it has any.
  package var reportedReach: ReportedReach? {
    get {
      guard case .report(let reach)? = storedReach else { return nil }
      return reach
    }
    set { storedReach = newValue.map(StoredReach.report) }
  }
}
