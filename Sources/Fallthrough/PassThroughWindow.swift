#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// A window that takes the touches on its content and lets every other touch fall through to the
  /// window below.
  ///
  /// UIKit asks a window twice for each new touch: first to find the window, then, in that window
  /// alone, to find the view. It also asks without an event, for pointers and for drags, and app
  /// code may ask at any time. This window gives the same answer each time: it gathers facts and
  /// obeys `HitTesting`'s rule, and changes nothing while it is being asked.
  ///
  /// The background of a hosting controller's view is cleared when the view becomes the root of the
  /// window and still has UIKit's default colour; a colour that the app set stays.
  ///
  /// Works with a UIKit or a SwiftUI root view controller from iOS 15 on, through every initialiser
  /// of `UIWindow`, and below or above other overlay windows. The scene does not keep it alive:
  /// hold a reference for as long as it is to be seen.
  open class PassThroughWindow: UIWindow {
    /// What the window does with touches in general.
    @exclusivity(unchecked) public var mode: PassThroughMode = .automatic {
      didSet {
        forgetRulings()
        announceModality(changedFrom: oldValue)
      }
    }

    /// The areas of the window that take touches, or take none, as the app declares them.
    @exclusivity(unchecked) public var regions = InteractiveRegions() {
      didSet { forgetRulings() }
    }

    /// How drawn content is found in hosting views.
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

    /// Called once for each touch that lands outside the content, when its event has been
    /// delivered, with its place: in points, in the window's coordinate space.
    ///
    /// Only fingers, pencils and clicks count; never hover, scroll, drag or an ask without an
    /// event. A touch that another pass-through window claimed is not outside. In the mode
    /// `PassThroughMode.blockAll` the touches on the background count, though none falls through.
    /// A click where a pointer already hovers over the app is not told: UIKit asks the app's window
    /// alone, which has the pointer.
    @exclusivity(unchecked) public var onTouchOutside: ((CGPoint) -> Void)?

    /// Called with every answer that the window gives, as often as it is asked.
    ///
    /// Meant for logs. It runs inside the hit test, so it must not change views; asks made from
    /// within it are answered and not reported. A setting changed from within it counts from the
    /// next touch on: UIKit has chosen the window for this one.
    @exclusivity(unchecked) public var onDecision: ((TouchDecision) -> Void)?

    /// Whether every answer is also written to the unified log, in the subsystem `Fallthrough` and
    /// the category `touches`, at the debug level. Default false, which costs nothing.
    ///
    /// A host without a unified log writes nothing.
    @exclusivity(unchecked) public var logsDecisions = false

    /// Whether answers are remembered for the second ask about a touch; tests switch it off to show
    /// that the answers do not depend on it.
    @exclusivity(unchecked) package var remembersRulings = true {
      didSet { memo.forgetAll() }
    }

    /// Whether touches on plain content are claimed without the whole rule; tests switch it off to
    /// show that the answers are the same.
    @exclusivity(unchecked) package var takesShortcuts = true

    /// How many answers the window remembers at the moment, for the second ask about a touch.
    package var rememberedRulings: Int { memo.count }

    // These and the settings are read in every hit test, on the main actor alone and never for
    // longer than one load or store, so they need no check for overlapping accesses.
    @exclusivity(unchecked) private var memo = RulingMemo()
    @exclusivity(unchecked) private var memoContext: MemoContext?
    private let parts = WindowParts()
    private let outsideTouches = OutsideTouches()
    private let textEditing = TextEditing()
    private var isReporting = false

    // MARK: Hit testing

    /// Returns the view that gets a touch, or `nil` if it falls through.
    ///
    /// - Parameters:
    ///   - point: In points, in the window's coordinate space.
    ///   - event: The event of the hit test, or `nil`.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      SurfaceAsk.outermost {
        receiver(inPlaceOf: super.hitTest(point, with: event), at: point, with: event)
      }
    }

    private func receiver(
      inPlaceOf answer: UIView?, at point: CGPoint, with event: UIEvent?
    ) -> UIView? {
      if let answer, isPlainContent(answer) {
        guard event != nil || isObserved else { return answer }
        let found = TouchRuling(.claim, .content, index: 0)
        let (ruling, ask) = remembered(found, answer, at: point, with: event)
        let view = ruling.verdict == .claim ? answer : nil
        if isObserved { tell(ruling, ask, about: view, at: point, with: event) }
        return view
      }
      let touch = SurfaceTouch(
        answer, at: point, with: event, regions: regions, detection: contentDetection)
      // A window that found a view is not inert.
      let facts = SurfaceFacts(isInert: answer == nil && !admitsTouches, mode: mode)
      let (found, receiver) = touch.decision(facts, on: self, as: self)
      let (ruling, ask) = remembered(found, answer, at: point, with: event)
      let view = ruling.verdict == .claim ? receiver ?? touch.hostingReceiver(on: self) : nil
      if isObserved { tell(ruling, ask, about: view, at: point, with: event) }
      return view
    }

    /// Whether UIKit's answer is content of which the whole rule says the same after more work.
    private func isPlainContent(_ answer: UIView) -> Bool {
      mode == .automatic && takesShortcuts && SurfaceTouch.isPlainContent(answer, regions)
        && parts.part(answer, of: self) == .inside
    }

    private var isObserved: Bool {
      onDecision != nil || logsDecisions || onTouchOutside != nil
    }

    private func tell(
      _ ruling: TouchRuling, _ ask: TouchAsk, about view: UIView?, at point: CGPoint,
      with event: UIEvent?
    ) {
      if onDecision != nil || logsDecisions {
        report(TouchDecision(ruling, on: view, ask, event, at: point))
      }
      if onTouchOutside != nil, ruling.isOutside, let event, event.type == .touches {
        outsideTouches.note(point, of: event, on: self)
      }
    }

    private func report(_ decision: TouchDecision) {
      guard !isReporting else { return }
      isReporting = true
      defer { isReporting = false }
      if logsDecisions { DecisionLog.write(decision) }
      onDecision?(decision)
    }

    // MARK: Memo

    /// What a kept ruling depends on beside the settings: when it changes, the memo is void.
    private struct MemoContext: Equatable {
      var root: ObjectIdentifier?
      var presented: ObjectIdentifier?
      var size: CGSize
      var generation: Int
    }

    /// The ruling that was kept for the touch, or the one that was found, which is kept from now
    /// on.
    private func remembered(
      _ found: TouchRuling, _ answer: UIView?, at point: CGPoint, with event: UIEvent?
    ) -> (TouchRuling, TouchAsk) {
      guard let event else { return (found, .anonymous) }
      guard remembersRulings else { return (found, .first) }
      refreshMemo()
      let key = TouchKey(
        event: ObjectIdentifier(event), timestamp: event.timestamp, pointInWindow: point)
      guard let kept = memo.ruling(for: key) else {
        memo.keep(found, for: key)
        return (found, .first)
      }
      // Without any view there is nothing to claim the touch for.
      return (answer == nil ? found : kept, .repeated)
    }

    /// Forgets decisions that were made under other circumstances.
    private func refreshMemo() {
      let root = rootViewController
      let context = MemoContext(
        root: root.map(ObjectIdentifier.init),
        presented: root?.presentedViewController.map(ObjectIdentifier.init), size: bounds.size,
        generation: regions.generation)
      guard let old = memoContext, old != context else {
        memoContext = context
        return
      }
      memoContext = context
      if old.root == context.root, old.presented == context.presented, old.size == context.size {
        // A region that is removed between the two phases must not turn a claim into a lost touch.
        memo.forgetPasses()
      } else {
        memo.forgetAll()
      }
    }

    /// Forgets decisions that were made with other settings, but not the answer for the touch that
    /// is being reported: UIKit would drop it.
    private func forgetRulings() {
      if isReporting { memo.forgetPasses() } else { memo.forgetAll() }
    }

    // MARK: Parts

    /// What a view is to the window if it is more than content: the window itself, its root view, a
    /// wrapper of that, or presented content.
    func kindOfWindowPart(_ view: UIView) -> TouchedView? {
      switch parts.part(view, of: self) {
      case .inside: nil
      case .window, .wrapper: .background
      case .root where HostingViews.contain(view) || contentDetection != .automatic: .hosting
      case .root: rootViewTakesTouches ? .content : .background
      case .presented: .presented
      case .leftover: .leftover
      }
    }

    /// Whether a view is the window, a wrapper around the root view, or a root view itself.
    func ownsAsBackground(_ view: UIView) -> Bool {
      switch parts.part(view, of: self) {
      case .window, .wrapper, .root: true
      case .inside, .presented, .leftover: false
      }
    }

    /// The root view that shows SwiftUI content, if one does.
    final var hostingRootView: UIView? {
      if let view = parts.contentRoot, HostingViews.contain(view) { return view }
      guard let view = rootViewController?.viewIfLoaded, HostingViews.contain(view) else {
        return nil
      }
      return view
    }

    /// The view of the controller that a presenter shows, which is a root view too.
    final var contentRootView: UIView? {
      get { parts.contentRoot }
      set {
        parts.contentRoot = newValue
        newValue?.clearDefaultHostingBackground()
      }
    }

    /// The controller whose view fills the window, UIKit or SwiftUI.
    open override var rootViewController: UIViewController? {
      didSet {
        parts.forgetLoneRoot()
        rootViewController?.viewIfLoaded?.clearDefaultHostingBackground()
      }
    }

    /// Notes a container that UIKit adds for a presentation, and a root view that was loaded just
    /// now; an override must call it.
    open override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      parts.note(subview, addedTo: self)
      if let root = rootViewController?.viewIfLoaded, root.isDescendant(of: subview) {
        root.clearDefaultHostingBackground()
      }
    }

    // MARK: Key window

    /// Whether the window may become key: if it is allowed to, or while text in it is edited.
    open override var canBecomeKey: Bool {
      allowsKey || textEditing.isUnderWay(in: self)
    }

    /// Whether this object serves the window's text editing.
    final func isServed(by textEditing: TextEditing) -> Bool { textEditing === self.textEditing }

    // MARK: Accessibility

    /// Whether assistive apps pass over everything behind the window: only while ``mode`` is
    /// `PassThroughMode.blockAll`. Setting it changes nothing, and the log says so.
    ///
    /// A permanent overlay with this property would hide the app from VoiceOver and from tests of
    /// the interface.
    open override var accessibilityViewIsModal: Bool {
      get { mode == .blockAll }
      set {
        guard newValue != (mode == .blockAll) else { return }
        Misuse.note(
          "accessibilityViewIsModal of a PassThroughWindow follows its mode; setting it does nothing"
        )
      }
    }

    /// Tells assistive apps when the window starts or stops to hide the views behind it.
    private func announceModality(changedFrom oldMode: PassThroughMode) {
      guard (oldMode == .blockAll) != (mode == .blockAll), !isHidden else { return }
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }

    // No page documents it for visionOS.
    #if !os(visionOS)
      /// Returns the element that an assistive app finds at a point: none where a touch falls
      /// through.
      ///
      /// - Parameters:
      ///   - point: In points, in the screen's coordinate space; UIKit does not say which, so this
      ///     is a choice. FS-166.
      ///   - event: The event of the question, or `nil`. The window is asked about the touch
      ///     without it.
      @available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, *)
      open override func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? {
        let pointInWindow = convert(point, from: nil as UIWindow?)
        guard hitTest(pointInWindow, with: nil) != nil else { return nil }
        return super.accessibilityHitTest(point, with: event)
      }
    #endif
  }
#endif
