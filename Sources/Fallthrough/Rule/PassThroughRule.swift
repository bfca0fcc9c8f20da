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
  package enum Claimer: Sendable, Hashable {
    /// A view, or what it draws.
    case view
    /// A region, by its number.
    case region(Int)
    case mode
  }

  package var verdict: TouchVerdict
  package var reason: TouchReason
  /// The content test that decided; `nil` if none was needed.
  package var strategy: ContentDetection?
  /// What claimed; `nil` for a touch that falls through.
  package var claimer: Claimer?

  package init(
    _ verdict: TouchVerdict, _ reason: TouchReason, strategy: ContentDetection? = nil,
    by claimer: Claimer? = nil
  ) {
    self.verdict = verdict
    self.reason = reason
    self.strategy = strategy
    self.claimer = claimer
  }

  /// Whether the touch is beside all content, also where the mode keeps it from falling through.
  package var isOutside: Bool {
    if case .mode = claimer { return true }
    return verdict == .pass && reason != .windowInert
  }
}

/// The rule by which a surface claims a touch or lets it fall through.
///
/// It looks at the views at the touch from front to back, and asks for the costly facts only where
/// they decide. What is in front wins. Real views and drawings claim where they are. A region
/// claims at the hosting view around its own view; a region without a view claims where nothing
/// else did. The same facts give the same ruling, however often it is asked.
package struct PassThroughRule {
  private let surface: SurfaceFacts
  private var passedOver: (reason: TouchReason, strategy: ContentDetection?)?
  private var region: Int??
  private var isInBackgroundArea: Bool?

  /// Decides about a touch. The view is the last one that the rule looked at.
  package static func ruling<Touch: TouchFacts>(
    on touch: Touch, of surface: SurfaceFacts
  ) -> (ruling: TouchRuling, view: Touch.View?) {
    if surface.isInert { return (TouchRuling(.pass, .windowInert), nil) }
    if surface.mode == .passAll { return (TouchRuling(.pass, .passAllMode), nil) }
    var rule = PassThroughRule(surface: surface)
    var ruling: TouchRuling?
    var view: Touch.View?
    touch.visitViews {
      view = $0
      ruling = rule.ruling(on: $0, at: touch)
      return ruling != nil
    }
    return (ruling ?? rule.conclusion(at: touch), view)
  }

  /// Decides about the next view; `nil` if the view behind must decide.
  private mutating func ruling<Touch: TouchFacts>(
    on view: Touch.View, at touch: Touch
  ) -> TouchRuling? {
    let kind = touch.kind(of: view)
    switch kind {
    case .presented: return claim(.presentedContent, by: .view)
    case .leftover: return passOver(because: .leftoverContainer)
    case _ where surface.mode == .regions && region(at: touch) == nil:
      return TouchRuling(.pass, .outsideRegions)
    case .content: return claim(.content, by: .view)
    case .background: return passOver(because: .background)
    case .drawing, .hosting: break
    }
    if isInBackgroundArea(at: touch), region(at: touch) == nil {
      return passOver(because: .backgroundArea)
    }
    guard kind == .hosting else {
      return touch.isContent(drawing: view)
        ? claim(.contentFound, .viewTree, by: .view) : passOver(because: .background)
    }
    let finding = touch.finding(in: view)
    if finding.isContent { return claim(.contentFound, finding.strategy, by: .view) }
    if let held = touch.region(heldBy: view) { return claim(.insideRegion, by: .region(held)) }
    return passOver(because: .contentNotFound, finding.strategy)
  }

  /// The ruling when no view is left.
  private mutating func conclusion(at touch: some TouchFacts) -> TouchRuling {
    guard let passedOver else { return TouchRuling(.pass, .noCandidate) }
    if let region = region(at: touch) { return claim(.insideRegion, by: .region(region)) }
    if surface.mode == .blockAll { return TouchRuling(.claim, .blockAllMode, by: .mode) }
    return TouchRuling(.pass, passedOver.reason, strategy: passedOver.strategy)
  }

  private func claim(
    _ reason: TouchReason, _ strategy: ContentDetection? = nil, by claimer: TouchRuling.Claimer
  ) -> TouchRuling {
    switch surface.mode {
    case .blockAll: TouchRuling(.claim, .blockAllMode, by: claimer)
    // Without the region the view would not count.
    case .regions where reason != .presentedContent: TouchRuling(.claim, .insideRegion, by: claimer)
    default: TouchRuling(.claim, reason, strategy: strategy, by: claimer)
    }
  }

  /// Records why the frontmost view that is more than background did not take the touch.
  private mutating func passOver(
    because reason: TouchReason, _ strategy: ContentDetection? = nil
  ) -> TouchRuling? {
    if passedOver == nil || passedOver?.reason == .background { passedOver = (reason, strategy) }
    return nil
  }

  private mutating func region(at touch: some TouchFacts) -> Int? {
    let found: Int? = region ?? touch.region()
    region = .some(found)
    return found
  }

  private mutating func isInBackgroundArea(at touch: some TouchFacts) -> Bool {
    let answer = isInBackgroundArea ?? touch.isInBackgroundArea()
    isInBackgroundArea = answer
    return answer
  }
}
