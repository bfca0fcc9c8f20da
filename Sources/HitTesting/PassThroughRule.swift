/// What is known about a surface before its views are examined.
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
  /// What a claim is based on.
  package enum Claimer: Sendable, Hashable {
    /// A view, or what it draws.
    case view
    case region
    case mode
  }

  package var verdict: TouchVerdict
  package var reason: TouchReason
  /// The content test that decided; `nil` if none was needed.
  package var strategy: ContentDetection?
  /// Which of the given views the ruling is about, counted from the front; `nil` if it is about the
  /// surface as a whole.
  package var index: Int?
  /// What a claim is based on; `nil` for a touch that falls through.
  package var claimer: Claimer?

  package init(
    _ verdict: TouchVerdict, _ reason: TouchReason, strategy: ContentDetection? = nil,
    index: Int? = nil, by claimer: Claimer? = nil
  ) {
    (self.verdict, self.reason, self.strategy) = (verdict, reason, strategy)
    (self.index, self.claimer) = (index, claimer)
  }

  /// Whether the touch is beside all content, also where the mode keeps it from falling through.
  package var isOutside: Bool {
    verdict == .pass ? reason != .windowInert : claimer == .mode
  }
}

/// The rule by which a surface claims a touch or lets it fall through.
///
/// It gets the views at the touch one at a time from front to back, and asks for the costly facts
/// only where they decide. What is in front wins. Real views and drawings claim where they are. A
/// region claims at the hosting view around its own view; a region without a view claims where
/// nothing else did. The same facts give the same ruling, however often it is asked.
package struct PassThroughRule {
  package let facts: SurfaceFacts
  private var index = 0
  private var passedOver = TouchReason.background
  private var strategy: ContentDetection?
  private var isInRegion: Bool?
  private var isInBackgroundArea: Bool?

  package init(_ facts: SurfaceFacts) { self.facts = facts }

  /// The ruling that no view can change, if there is one.
  package var rulingWithoutViews: TouchRuling? {
    if facts.isInert { return TouchRuling(.pass, .windowInert) }
    return facts.mode == .passAll ? TouchRuling(.pass, .passAllMode) : nil
  }

  /// Decides about the next view.
  ///
  /// - Parameters:
  ///   - view: What the view is to the surface.
  ///   - regionContainsTouch: Whether an enabled interactive region of the surface contains the
  ///     touch; asked at most once for all views, as is the next one.
  ///   - backgroundAreaContainsTouch: Whether a background area of the surface contains it.
  ///   - drawingIsContent: Whether the view, a drawing, shows something there, and the app chose no
  ///     content test that decides instead.
  ///   - contentTest: Whether the view, a hosting view, draws something at the touch beside the
  ///     views in front of it.
  ///   - holdsRegion: Whether the view, a hosting view, is around the own view of an enabled
  ///     interactive region that contains the touch.
  /// - Returns: The ruling, or `nil` if the view behind must decide.
  package mutating func ruling(
    on view: TouchedView, regionContainsTouch: () -> Bool, backgroundAreaContainsTouch: () -> Bool,
    drawingIsContent: () -> Bool, contentTest: () -> ContentFinding, holdsRegion: () -> Bool
  ) -> TouchRuling? {
    defer { index += 1 }
    switch view {
    case .presented: return claim(.presentedContent)
    case .leftover: return passOver(because: .leftoverContainer)
    case _ where facts.mode == .regions && !Self.ask(&isInRegion, regionContainsTouch):
      return TouchRuling(.pass, .outsideRegions, index: index)
    case .content: return claim(.content)
    case .background: return passOver(because: .background)
    case .drawing, .hosting: break
    }
    if Self.ask(&isInBackgroundArea, backgroundAreaContainsTouch),
      !Self.ask(&isInRegion, regionContainsTouch)
    {
      return passOver(because: .backgroundArea)
    }
    guard view == .hosting else {
      return drawingIsContent() ? claim(.contentFound, .viewTree) : nil
    }
    let finding = contentTest()
    if finding.isContent { return claim(.contentFound, finding.strategy) }
    if holdsRegion() { return claim(.insideRegion, by: .region) }
    return passOver(because: .contentNotFound, finding.strategy)
  }

  /// The ruling when no view is left. If `regionContainsTouch` has answered, it is not called
  /// again.
  package mutating func conclusion(regionContainsTouch: () -> Bool) -> TouchRuling {
    guard index > 0 else { return TouchRuling(.pass, .noCandidate) }
    let isBlocked = facts.mode == .blockAll
    if Self.ask(&isInRegion, regionContainsTouch) {
      return TouchRuling(.claim, isBlocked ? .blockAllMode : .insideRegion, by: .region)
    }
    if isBlocked { return TouchRuling(.claim, .blockAllMode, by: .mode) }
    return TouchRuling(.pass, passedOver, strategy: strategy)
  }

  private func claim(
    _ reason: TouchReason, _ strategy: ContentDetection? = nil,
    by claimer: TouchRuling.Claimer = .view
  ) -> TouchRuling {
    switch facts.mode {
    case .blockAll: TouchRuling(.claim, .blockAllMode, index: index, by: claimer)
    // Without the region the view would not count.
    case .regions where reason != .presentedContent:
      TouchRuling(.claim, .insideRegion, index: index, by: claimer)
    default: TouchRuling(.claim, reason, strategy: strategy, index: index, by: claimer)
    }
  }

  /// Records why the frontmost view that is more than background did not take the touch.
  private mutating func passOver(
    because reason: TouchReason, _ strategy: ContentDetection? = nil
  ) -> TouchRuling? {
    if passedOver == .background { (passedOver, self.strategy) = (reason, strategy) }
    return nil
  }

  /// Asks once for all views.
  private static func ask(_ known: inout Bool?, _ contains: () -> Bool) -> Bool {
    let answer = known ?? contains()
    known = answer
    return answer
  }
}
