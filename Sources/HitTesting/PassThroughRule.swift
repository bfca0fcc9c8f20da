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

/// The rule by which a surface claims a touch or lets it fall through.
///
/// Real views come first, then interactive regions, then background areas, then what SwiftUI draws.
/// The rule keeps no state: the same facts give the same ruling, however often it is asked.
package struct PassThroughRule {
  package let facts: SurfaceFacts

  package init(_ facts: SurfaceFacts) {
    self.facts = facts
  }

  /// Decides about one touch.
  ///
  /// - Parameter views: The views at the touch, from front to back. They are asked for lazily.
  package func ruling<Views: TouchedViews>(on views: inout Views) -> TouchRuling {
    if facts.isInert { return TouchRuling(.pass, .windowInert, isOutside: false) }
    if facts.mode == .passAll { return TouchRuling(.pass, .passAllMode) }
    let (ruling, sawViews) = rulingOnContent(of: &views)
    guard facts.mode == .blockAll, sawViews else { return ruling }
    return TouchRuling(
      .claim, .blockAllMode, index: ruling.verdict == .claim ? ruling.index : nil,
      isOutside: ruling.isOutside)
  }

  private func rulingOnContent<Views: TouchedViews>(
    of views: inout Views
  ) -> (ruling: TouchRuling, sawViews: Bool) {
    var look = Look()
    while let view = views.next() {
      if let ruling = ruling(on: view, &look, &views) { return (ruling, true) }
      look.index += 1
    }
    guard look.index > 0 else { return (TouchRuling(.pass, .noCandidate), false) }
    return (TouchRuling(.pass, look.passedOver, strategy: look.strategy), true)
  }

  /// The ruling on a view, or `nil` if the touch goes on behind it.
  private func ruling<Views: TouchedViews>(
    on view: TouchedView, _ look: inout Look, _ views: inout Views
  ) -> TouchRuling? {
    switch view {
    case .leftover: return look.passOver(because: .leftoverContainer)
    case .presented: return look.claim(.presentedContent)
    case .shownHere: return look.claim(.insideRegion)
    case _ where facts.mode == .regions:
      if look.regionContainsTouch(views) { return look.claim(.insideRegion) }
      return TouchRuling(.pass, .outsideRegions, index: look.index)
    case .content: return look.claim(.content)
    case .shownElsewhere: return look.passOver(because: .fallsThrough)
    case .drawing, .hosting, .background: return background(view, &look, &views)
    }
  }

  private func background<Views: TouchedViews>(
    _ view: TouchedView, _ look: inout Look, _ views: inout Views
  ) -> TouchRuling? {
    if look.regionContainsTouch(views) { return look.claim(.insideRegion) }
    guard view != .background else { return look.passOver(because: .background) }
    if look.backgroundAreaContainsTouch(views) { return look.passOver(because: .backgroundArea) }
    if view == .drawing {
      // Where another test was pinned, that test speaks when it is the hosting view's turn.
      return views.drawingIsContent() ? look.claim(.contentFound, .viewTree) : nil
    }
    let finding = views.contentTest()
    return finding.isContent
      ? look.claim(.contentFound, finding.strategy)
      : look.passOver(because: .contentNotFound, finding.strategy)
  }
}

/// How far the rule has looked, and what it was told on the way.
private struct Look {
  var index = 0
  var passedOver = TouchReason.background
  var strategy: ContentDetection?
  private var isInRegion: Bool?
  private var isInBackgroundArea: Bool?

  func claim(_ reason: TouchReason, _ strategy: ContentDetection? = nil) -> TouchRuling {
    TouchRuling(.claim, reason, strategy: strategy, index: index)
  }

  /// Notes why the frontmost view was passed over that is more than background.
  mutating func passOver(
    because reason: TouchReason, _ strategy: ContentDetection? = nil
  ) -> TouchRuling? {
    if passedOver == .background { (passedOver, self.strategy) = (reason, strategy) }
    return nil
  }

  mutating func regionContainsTouch<Views: TouchedViews>(_ views: Views) -> Bool {
    if let isInRegion { return isInRegion }
    let answer = views.regionContainsTouch()
    isInRegion = answer
    return answer
  }

  mutating func backgroundAreaContainsTouch<Views: TouchedViews>(_ views: Views) -> Bool {
    if let isInBackgroundArea { return isInBackgroundArea }
    let answer = views.backgroundAreaContainsTouch()
    isInBackgroundArea = answer
    return answer
  }
}
