#if canImport(UIKit)
  import HitTesting
  import UIKit

  /// A window that takes the touches on its content and lets every other touch fall through to the
  /// window below.
  ///
  /// UIKit asks a window twice for each new touch: first to find the window, then, in that window
  /// alone, to find the view. It also asks without an event, for pointers and for drags, and anyone
  /// may ask at any time. This window gives the same answer each time: it gathers facts and obeys
  /// `HitTesting`'s rule, and changes nothing while it is being asked.
  ///
  /// Works with a UIKit or a SwiftUI root view controller on iOS 15 to 26, through every
  /// initialiser of `UIWindow`, and below or above other overlay windows.
  open class PassThroughWindow: UIWindow {
    /// What the window does with touches in general.
    @exclusivity(unchecked) public var mode: PassThroughMode = .automatic {
      didSet {
        forgetRulings()
        announceModality(changedFrom: oldValue)
      }
    }

    /// The areas of SwiftUI content, or of the background, that take touches.
    @exclusivity(unchecked) public var regions = InteractiveRegions() {
      didSet { forgetRulings() }
    }

    /// How drawn content is found where no region is declared.
    @exclusivity(unchecked) public var contentDetection: ContentDetection = .automatic {
      didSet { forgetRulings() }
    }

    /// Whether a root view that is no hosting view takes touches on its own area like any content.
    @exclusivity(unchecked) public var rootViewTakesTouches = false {
      didSet { forgetRulings() }
    }

    /// Whether the window may become key, and with it receive keyboard input.
    ///
    /// Even if not, a text field or text view in the window makes it key for as long as it edits;
    /// then the window that was key before becomes key again.
    public var allowsKey = false

    /// Called once for each touch that lands outside the content, when its event has been delivered,
    /// with its place: in points, in the window's coordinate space.
    ///
    /// Only fingers, pencils and clicks count; never hover, scroll, drag or an ask without an event.
    /// A touch that another pass-through window claimed is not outside. In the mode
    /// `PassThroughMode.blockAll` the touches on the background count, though none falls through.
    @exclusivity(unchecked) public var onTouchOutside: ((CGPoint) -> Void)?

    /// Called with every answer that the window gives, as often as it is asked.
    ///
    /// Meant for logs. It runs inside the hit test, so it must not change views; asks made from
    /// within it are answered and not reported. A setting changed from within it counts from the next
    /// touch on: UIKit has chosen the window for this one.
    @exclusivity(unchecked) public var onDecision: ((TouchDecision) -> Void)?

    /// Whether every answer is also written to the unified log, in the subsystem `Fallthrough` and
    /// the category `touches`, at the debug level. Default false, which costs nothing.
    ///
    /// A host without a unified log writes nothing.
    @exclusivity(unchecked) public var logsDecisions = false

    /// How many answers the window remembers at the moment, for the second ask about a touch.
    package var rememberedRulings: Int { memo.count }

    // These and the settings are read in every hit test, on the main actor alone and never for longer
    // than one load or store, so they need no check for overlapping accesses.
    @exclusivity(unchecked) var memo = RulingMemo()
    @exclusivity(unchecked) var memoContext: MemoContext?
    @exclusivity(unchecked) var ignoredViews: [WeakView] = []
    /// The root view when it was last seen to be the one subview.
    @exclusivity(unchecked) var loneRoot: ObjectIdentifier?
    var outsideTouches: [OutsideTouch] = []
    var isSchedulingReport = false
    let textEditing = TextEditing()
    private var isReporting = false

    /// Lets touches on a view's own area fall through, while its interactive subviews take theirs.
    ///
    /// What SwiftUI draws inside the view takes touches too; what it draws elsewhere on the view's
    /// area, in front or behind, counts as background. A view as large as the root view, such as a
    /// container that SwiftUI puts around everything, leaves what is drawn elsewhere alone.
    ///
    /// - Parameter view: The view; it is not retained.
    public func ignore(_ view: UIView) {
      ignoredViews.removeAll { $0.view == nil || $0.view === view }
      ignoredViews.append(WeakView(view))
      forgetRulings()
    }

    /// Takes back ``ignore(_:)``.
    public func stopIgnoring(_ view: UIView) {
      ignoredViews.removeAll { $0.view == nil || $0.view === view }
      forgetRulings()
    }

    /// Returns the view that gets a touch, or `nil` if it falls through.
    ///
    /// - Parameters:
    ///   - point: In points, in the window's coordinate space.
    ///   - event: The event that asks, or `nil`.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      if isPlainContent(hit) {
        return claimsPlainContent(at: point, with: event) ? hit : nil
      }
      return receiver(inPlaceOf: hit, at: point, with: event)
    }

    private func receiver(
      inPlaceOf hit: UIView?, at point: CGPoint, with event: UIEvent?
    ) -> UIView? {
      let candidate = settle(on: hit, at: point, with: event)
      let (ruling, ask) = ruling(on: candidate, at: point, with: event)
      report(ruling, ask, at: point, with: event)
      noteOutsideTouch(at: point, with: event, ruling: ruling, candidate: candidate)
      return ruling.verdict == .claim ? receiver(of: candidate, for: ruling.reason) : nil
    }

    /// The controller whose view fills the window, UIKit or SwiftUI.
    open override var rootViewController: UIViewController? {
      didSet { loneRoot = nil }
    }

    /// Notices that the root view may no longer be the one subview; an override must call it.
    open override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      loneRoot = nil
    }

    /// Whether the window may become key: if it is allowed to, or while text in it is edited.
    open override var canBecomeKey: Bool {
      allowsKey || textEditing.isUnderWay(in: self)
    }

    // MARK: Accessibility

    /// Whether assistive apps pass over everything behind the window: only while ``mode`` is
    /// `PassThroughMode.blockAll`, whatever it is set to.
    ///
    /// An overlay that is there all the time and says so would hide the app from VoiceOver and from
    /// tests of the interface.
    open override var accessibilityViewIsModal: Bool {
      get { mode == .blockAll }
      set {}
    }

    /// Returns the element that an assistive app finds at a point: none where a touch falls through.
    ///
    /// - Parameters:
    ///   - point: In points, in the screen's coordinate space; UIKit does not say which, so this is a
    ///     choice. FS-166.
    ///   - event: The event that asks, or `nil`. The window is asked about the touch without it.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, macCatalyst 18.0, *)
    open override func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? {
      let pointInWindow = convert(point, from: nil as UIWindow?)
      guard hitTest(pointInWindow, with: nil) != nil else { return nil }
      return super.accessibilityHitTest(point, with: event)
    }

    /// Forgets what was decided by other settings, but not what was promised for the touch that is
    /// being reported: UIKit would drop it.
    private func forgetRulings() {
      if isReporting { memo.forgetPasses() } else { memo.forgetAll() }
    }

    private func report(
      _ ruling: TouchRuling, _ ask: TouchAsk, at point: CGPoint, with event: UIEvent?
    ) {
      guard onDecision != nil || logsDecisions, !isReporting else { return }
      isReporting = true
      defer { isReporting = false }
      let decision = TouchDecision(
        verdict: ruling.verdict, reason: ruling.reason, strategy: ruling.strategy, ask: ask,
        eventKind: event.map { EventKind(typeNumber: $0.type.rawValue) }, pointInWindow: point)
      if logsDecisions { DecisionLog.write(decision) }
      onDecision?(decision)
    }
  }
#endif
