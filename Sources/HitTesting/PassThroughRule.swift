/// What is known about a surface before a look at the views in it.
package struct SurfaceFacts: Sendable, Hashable {
  /// The surface is hidden, transparent, or has user interaction disabled.
  package var isInert: Bool
  /// What the surface does with touches in general; a plain view is always automatic.
  package var mode: PassThroughMode

  package init(isInert: Bool = false, mode: PassThroughMode = .automatic) {
    self.isInert = isInert
    self.mode = mode
  }
}

/// What the rule says about one touch.
package struct TouchRuling: Sendable, Hashable {
  package var verdict: TouchVerdict
  package var reason: TouchReason
  /// The content test that decided; `nil` if none was needed.
  package var strategy: ContentDetection?
  /// Which of the views that were given, counted from the front, the ruling is about; `nil` if it
  /// is about the surface as a whole.
  package var index: Int?
  /// Whether the touch is beside all content, also where the mode keeps it from falling through.
  package var isOutside: Bool

  package init(
    _ verdict: TouchVerdict, _ reason: TouchReason, strategy: ContentDetection? = nil,
    index: Int? = nil, isOutside: Bool? = nil
  ) {
    self.verdict = verdict
    self.reason = reason
    self.strategy = strategy
    self.index = index
    self.isOutside = isOutside ?? (verdict == .pass)
  }
}

/// The rule by which a surface claims a touch or lets it fall through.
///
/// It is told what the views at the touch are, one at a time from front to back, and asks the
/// costly facts only where they decide. Real views come first, then interactive regions, then
/// background areas, then what SwiftUI draws. The same facts give the same ruling, however often it
/// is asked.
package struct PassThroughRule {
  package let facts: SurfaceFacts
  private var index = 0
  private var passedOver = TouchReason.background
  private var strategy: ContentDetection?
  private var isInRegion: Bool?
  private var isInBackgroundArea: Bool?

  package init(_ facts: SurfaceFacts) {
    self.facts = facts
  }

  /// The ruling that no view can change, if there is one.
  package var rulingWithoutViews: TouchRuling? {
    if facts.isInert { return TouchRuling(.pass, .windowInert, isOutside: false) }
    return facts.mode == .passAll ? TouchRuling(.pass, .passAllMode) : nil
  }

  /// Decides about the next view.
  ///
  /// - Parameters:
  ///   - view: What the view is to the surface.
  ///   - regionContainsTouch: Whether an enabled interactive region of the surface contains the
  ///     touch; asked at most once for all views.
  ///   - backgroundAreaContainsTouch: Whether a background area of the surface contains it; asked
  ///     at most once for all views.
  ///   - drawingIsContent: Whether the view, a drawing, shows something there, and no test of the
  ///     hosting view was pinned that speaks instead.
  ///   - contentTest: Whether the view, a hosting view, draws something at the touch beside the
  ///     views in front of it.
  /// - Returns: The ruling, or `nil` if the touch goes on behind the view.
  package mutating func ruling(
    on view: TouchedView, regionContainsTouch: () -> Bool, backgroundAreaContainsTouch: () -> Bool,
    drawingIsContent: () -> Bool, contentTest: () -> ContentFinding
  ) -> TouchRuling? {
    defer { index += 1 }
    switch view {
    case .leftover: return passOver(because: .leftoverContainer)
    case .presented: return claim(.presentedContent)
    case .shownHere: return claim(.insideRegion)
    case _ where facts.mode == .regions:
      if isInRegion(regionContainsTouch) { return claim(.insideRegion) }
      return TouchRuling(.pass, .outsideRegions, index: index)
    case .content: return claim(.content)
    case .shownElsewhere: return passOver(because: .fallsThrough)
    case .drawing, .hosting, .background: break
    }
    if isInRegion(regionContainsTouch) { return claim(.insideRegion) }
    if view == .background { return passOver(because: .background) }
    if isInBackgroundArea(backgroundAreaContainsTouch) { return passOver(because: .backgroundArea) }
    return view == .drawing
      ? ruling(onDrawingThatIsContent: drawingIsContent()) : ruling(on: contentTest())
  }

  /// The ruling when no view is left.
  package func conclusion() -> TouchRuling {
    guard index > 0 else { return TouchRuling(.pass, .noCandidate) }
    guard facts.mode == .blockAll else { return TouchRuling(.pass, passedOver, strategy: strategy) }
    return TouchRuling(.claim, .blockAllMode, isOutside: true)
  }

  /// Where another test was pinned, that test speaks when it is the hosting view's turn.
  private func ruling(onDrawingThatIsContent isContent: Bool) -> TouchRuling? {
    isContent ? claim(.contentFound, .viewTree) : nil
  }

  private mutating func ruling(on finding: ContentFinding) -> TouchRuling? {
    finding.isContent
      ? claim(.contentFound, finding.strategy)
      : passOver(because: .contentNotFound, finding.strategy)
  }

  private func claim(_ reason: TouchReason, _ strategy: ContentDetection? = nil) -> TouchRuling {
    guard facts.mode != .blockAll else {
      return TouchRuling(.claim, .blockAllMode, index: index, isOutside: false)
    }
    return TouchRuling(.claim, reason, strategy: strategy, index: index)
  }

  /// Notes why the frontmost view was passed over that is more than background.
  private mutating func passOver(
    because reason: TouchReason, _ strategy: ContentDetection? = nil
  ) -> TouchRuling? {
    if passedOver == .background { (passedOver, self.strategy) = (reason, strategy) }
    return nil
  }

  private mutating func isInRegion(_ ask: () -> Bool) -> Bool {
    let answer = isInRegion ?? ask()
    isInRegion = answer
    return answer
  }

  private mutating func isInBackgroundArea(_ ask: () -> Bool) -> Bool {
    let answer = isInBackgroundArea ?? ask()
    isInBackgroundArea = answer
    return answer
  }
}
