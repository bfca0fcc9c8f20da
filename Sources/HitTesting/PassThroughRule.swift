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
package struct TouchRuling<View, Region> {
  /// What claimed the touch.
  package enum Claimer {
    /// A view, or what it draws.
    case view(View)
    case region(Region)
    case mode
  }

  package var verdict: TouchVerdict
  package var reason: TouchReason
  /// The content test that decided; `nil` if none was needed.
  package var strategy: ContentDetection?
  /// What claimed; `nil` for a touch that falls through.
  package var claimer: Claimer?

  @inlinable package init(
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

extension TouchRuling.Claimer: Equatable where View: Equatable, Region: Equatable {}
extension TouchRuling: Equatable where View: Equatable, Region: Equatable {}
extension TouchRuling.Claimer: Sendable where View: Sendable, Region: Sendable {}
extension TouchRuling: Sendable where View: Sendable, Region: Sendable {}

/// The rule by which a surface claims a touch or lets it fall through.
///
/// It looks at the views at the touch from front to back, and asks for the costly facts only where
/// they decide. What is in front wins. Real views and drawings claim where they are. A region
/// claims at the hosting view around its own view; a region without a view claims where nothing
/// else did. The same facts give the same ruling, however often it is asked.
///
/// It can be inlined, so that the caller's compiler makes it one for the caller's own facts.
package struct PassThroughRule<Touch: TouchFacts & ~Copyable> {
  package typealias Ruling = TouchRuling<Touch.View, Touch.Region>

  @usableFromInline let surface: SurfaceFacts
  @usableFromInline var passedOver: (reason: TouchReason, strategy: ContentDetection?)?
  @usableFromInline var region: Touch.Region??
  @usableFromInline var isInBackgroundArea: Bool?

  @inlinable init(_ surface: SurfaceFacts) { self.surface = surface }

  /// Decides about a touch.
  @inlinable package static func ruling(on touch: inout Touch, of surface: SurfaceFacts) -> Ruling {
    if surface.isInert { return Ruling(.pass, .windowInert) }
    if surface.mode == .passAll { return Ruling(.pass, .passAllMode) }
    var rule = PassThroughRule(surface)
    while let (view, kind) = touch.nextView() {
      if let ruling = rule.ruling(on: view, kind, at: touch) { return ruling }
    }
    return rule.conclusion(at: touch)
  }

  /// Decides about the next view; `nil` if the view behind must decide.
  @inlinable mutating func ruling(
    on view: Touch.View, _ kind: TouchedView, at touch: borrowing Touch
  ) -> Ruling? {
    switch kind {
    case .presented: return claim(.presentedContent, by: .view(view))
    case .leftover: return passOver(because: .leftoverContainer)
    case _ where surface.mode == .regions && region(at: touch) == nil:
      return Ruling(.pass, .outsideRegions)
    case .content: return claim(.content, by: .view(view))
    case .background: return passOver(because: .background)
    case .drawing, .hosting: break
    }
    if isInBackgroundArea(at: touch), region(at: touch) == nil {
      return passOver(because: .backgroundArea)
    }
    guard kind == .hosting else {
      return touch.isContent(view)
        ? claim(.contentFound, .viewTree, by: .view(view)) : passOver(because: .background)
    }
    let finding = touch.finding(in: view)
    if finding.isContent { return claim(.contentFound, finding.strategy, by: .view(view)) }
    if let held = touch.region(heldBy: view) { return claim(.insideRegion, by: .region(held)) }
    return passOver(because: .contentNotFound, finding.strategy)
  }

  /// The ruling when no view is left.
  @inlinable mutating func conclusion(at touch: borrowing Touch) -> Ruling {
    guard let passedOver else { return Ruling(.pass, .noCandidate) }
    if let region = region(at: touch) { return claim(.insideRegion, by: .region(region)) }
    if surface.mode == .blockAll { return Ruling(.claim, .blockAllMode, by: .mode) }
    return Ruling(.pass, passedOver.reason, strategy: passedOver.strategy)
  }

  @inlinable func claim(
    _ reason: TouchReason, _ strategy: ContentDetection? = nil, by claimer: Ruling.Claimer
  ) -> Ruling {
    switch surface.mode {
    case .blockAll: Ruling(.claim, .blockAllMode, by: claimer)
    // Without the region the view would not count.
    case .regions where reason != .presentedContent: Ruling(.claim, .insideRegion, by: claimer)
    default: Ruling(.claim, reason, strategy: strategy, by: claimer)
    }
  }

  /// Records why the frontmost view that is more than background did not take the touch.
  @inlinable mutating func passOver(
    because reason: TouchReason, _ strategy: ContentDetection? = nil
  ) -> Ruling? {
    if passedOver == nil || passedOver?.reason == .background { passedOver = (reason, strategy) }
    return nil
  }

  @inlinable mutating func region(at touch: borrowing Touch) -> Touch.Region? {
    if let region { return region }
    let found = touch.region()
    region = .some(found)
    return found
  }

  @inlinable mutating func isInBackgroundArea(at touch: borrowing Touch) -> Bool {
    let answer = isInBackgroundArea ?? touch.isInBackgroundArea()
    isInBackgroundArea = answer
    return answer
  }
}
