#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A window of a presenter; its class distinguishes it from windows that an app makes itself.
  ///
  /// The settings of its content override the app's own while the content makes them.
  final class OverlayWindow: PassThroughWindow {
    var session: String?
    private var declared: [(id: ObjectIdentifier, settings: OverlaySettings)] = []
    /// The app's own values of what the content sets now, to restore after that.
    private var own = OverlaySettings()

    private let afterwards = Afterwards()
    /// Whether content appeared that takes the focus of assistive apps.
    private var movesFocus = false

    /// Records the settings of a view in the overlay, in place of its earlier ones; `nil` if the
    /// view makes no settings any more. They apply from the end of the current update on.
    func declare(_ settings: OverlaySettings?, by id: ObjectIdentifier) {
      let index = declared.firstIndex { $0.id == id }
      let old = index.map { declared.remove(at: $0).settings }
      if let settings {
        if settings.takesAccessibilityFocus, old?.takesAccessibilityFocus != true {
          movesFocus = true
        }
        declared.insert((id, settings), at: index ?? declared.endIndex)
      }
      afterwards.once { self.applySettings() }
    }

    /// Gives a property a value of the app, unless the content sets another one.
    func put<Value>(
      _ value: Value, in property: ReferenceWritableKeyPath<OverlayWindow, Value>,
      unless setting: WritableKeyPath<OverlaySettings, Value?>
    ) {
      if own[keyPath: setting] == nil {
        self[keyPath: property] = value
      } else {
        own[keyPath: setting] = value
      }
    }

    private var root: OverlayRootController? { rootViewController as? OverlayRootController }

    /// Has an effect when it is set after the content was loaded.
    var keepsClearOfBars = false { didSet { root?.keepsClearOfBars = keepsClearOfBars } }

    var swipeEdges: NSDirectionalRectEdge = [] { didSet { swipe?.edges = swipeEdges } }
    /// What moves the content, from when it is loaded.
    var swipe: OverlaySwipe? { didSet { swipe?.edges = swipeEdges } }

    // MARK: Appearance

    var systemAppearance = OverlaySystemAppearance.automatic {
      didSet { if systemAppearance != oldValue { root?.updateSystemAppearance() } }
    }

    override var mode: PassThroughMode {
      didSet { if mode != oldValue { root?.updateSystemAppearance() } }
    }

    var contentDecides: Bool {
      systemAppearance == .content || systemAppearance == .automatic && mode == .blockAll
    }

    /// What was taken from the app's window last; `nil` after other code has set it here.
    private var appStyle: UIUserInterfaceStyle? = .unspecified
    private var appTint: UIColor?? = .some(nil)

    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { appStyle = nil } }
    override var tintColor: UIColor! { didSet { appTint = nil } }

    /// Takes the style and the tint of the app's frontmost window, unless they were set here.
    /// Returns whether something has changed. UIKit does not report changes of them.
    @discardableResult
    func followApp() -> Bool {
      guard let app = windowScene?.appWindow else { return false }
      let (style, tint) = (app.overrideUserInterfaceStyle, app.tintColor)
      let changesStyle = appStyle.map { $0 != style } ?? false
      let changesTint = appTint.map { $0 != tint } ?? false
      if changesStyle { (overrideUserInterfaceStyle, appStyle) = (style, style) }
      if changesTint { (tintColor, appTint) = (tint, tint) }
      return changesStyle || changesTint
    }

    private func applySettings() {
      gatherActions()
      apply(\.mode, to: \.mode)
      apply(\.level, to: \.windowLevel)
      apply(\.keepsClearOfBars, to: \.keepsClearOfBars)
      apply(\.swipeEdges, to: \.swipeEdges)
      apply(\.systemAppearance, to: \.systemAppearance)
      if movesFocus, declared.contains(where: \.settings.takesAccessibilityFocus) {
        UIAccessibility.post(
          notification: .screenChanged, argument: contentController?.viewIfLoaded)
      }
      movesFocus = false
    }

    /// Gives a property the value that was declared last, or its own value again.
    private func apply<Value>(
      _ setting: WritableKeyPath<OverlaySettings, Value?>,
      to property: ReferenceWritableKeyPath<OverlayWindow, Value>
    ) {
      let new = declared.reversed().lazy.compactMap { $0.settings[keyPath: setting] }.first
      let app = own[keyPath: setting]
      own[keyPath: setting] = new == nil ? nil : app ?? self[keyPath: property]
      if let value = new ?? app { self[keyPath: property] = value }
    }

    var presenterActions = OutsideActions() { didSet { gatherActions() } }

    /// The presenter's actions come after the app's, and then the content's in the order in which
    /// they came.
    private func gatherActions() {
      regions.outside.others = [presenterActions] + declared.map(\.settings.outside)
    }

    // MARK: Use

    /// The event of all fingers. UIKit has one and does not want it kept alive.
    private weak var touchesEvent: UIEvent?
    /// When the pointer was last seen on the content, until it is known to be elsewhere.
    private var lastHover: TimeInterval?
    private var hover: UIGestureRecognizer?
    /// Whether the recognizer saw the pointer at its last move, and so sees its end.
    private var seesHover = false
    /// Set when an assistive app moves its cursor, until the cursor is not found on the content.
    private var mayHaveCursor = false
    private var cursorObservation: Observation?

    /// How long a pointer counts that nothing is heard of, in seconds: a choice.
    private static let longestRest: TimeInterval = 10

    func observeUse() {
      guard cursorObservation == nil else { return }
      cursorObservation = Observation(of: [UIAccessibility.elementFocusedNotification]) {
        [weak self] _ in self?.mayHaveCursor = true
      }
      #if !os(tvOS)
        let hover = UIHoverGestureRecognizer()
        addGestureRecognizer(hover)
        self.hover = hover
      #endif
    }

    /// Records the event of the fingers, and whether the pointer found content, for content that
    /// leaves by itself. Neither changes an answer.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let receiver = super.hitTest(point, with: event)
      guard cursorObservation != nil else { return receiver }
      switch event?.type {
      case .touches:
        touchesEvent = event
        if lastHover != nil { Later.afterCurrentEvent { [weak self] in self?.noteFinger() } }
      case .hover:
        lastHover = receiver == nil ? nil : Later.now
        seesHover = false
        Later.afterCurrentEvent { [weak self] in self.map { $0.seesHover = $0.hoverIsActive } }
      default: break
      }
      return receiver
    }

    private var hoverIsActive: Bool { hover?.state == .began || hover?.state == .changed }

    /// A finger on the screen says that the pointer is no longer used.
    private func noteFinger() {
      let isFinger = touchesEvent?.allTouches?.contains {
        $0.type != .indirectPointer && $0.window?.windowScene === windowScene
      }
      if isFinger ?? false { lastHover = nil }
    }

    /// Until when the pointer counts as being on the content; `nil` if it does not.
    private var pointerEnd: TimeInterval? {
      guard let lastHover, hoverIsActive || !seesHover else { return nil }
      let end = lastHover + Self.longestRest
      return Later.now < end ? end : nil
    }

    private var hasFinger: Bool {
      touchesEvent?.touches(for: self)?.contains {
        $0.phase != .ended && $0.phase != .cancelled
      } ?? false
    }

    /// Until when the time of the content is stopped: infinity while the scene is not active, a
    /// finger or the cursor of an assistive app is on the content, text in it is edited, or it
    /// presents a controller or shows a menu. UIKit does not report that a pointer rests, so its end
    /// is a time. `nil` if the time runs.
    var timeIsHeldUntil: TimeInterval? {
      let isHeld =
        windowScene?.activationState != .foregroundActive || hasFinger || presentsSomething
        || textInput != nil || hasCursor
      return isHeld ? .infinity : pointerEnd
    }

    private var presentsSomething: Bool {
      rootViewController?.presenters.isEmpty == false
        || subviews.contains { WindowParts(window: self).part($0) == .presented }
    }

    /// Dismisses what the window's controllers present, one after another, and calls `isOver` when
    /// that is done. What comes or goes already is waited for.
    ///
    /// - Parameter rounds: How many there may be; some content presents again whenever it appears.
    func dismissPresented(
      animated: Bool, rounds: Int = 10, then isOver: @escaping @MainActor @Sendable () -> Void
    ) {
      guard rounds > 0, let presenter = rootViewController?.presenters.first else {
        return isOver()
      }
      let next: @MainActor @Sendable () -> Void = {
        self.dismissPresented(animated: animated, rounds: rounds - 1, then: isOver)
      }
      let coordinator = presenter.presentedViewController?.transitionCoordinator
      let waits = coordinator?.animate(
        alongsideTransition: nil, completion: { _ in Later.afterCurrentEvent(next) })
      if waits != true { presenter.dismiss(animated: animated, completion: next) }
    }

    private var hasCursor: Bool {
      mayHaveCursor = mayHaveCursor && findsCursor
      return mayHaveCursor
    }

    /// Whether the cursor of an assistive app is on a view or an element in the window. An element
    /// may be any object.
    private var findsCursor: Bool {
      var open: [NSObject] = [self]
      var seen: Set<ObjectIdentifier> = []
      while let part = open.popLast() {
        guard seen.insert(ObjectIdentifier(part)).inserted else { continue }
        if part.accessibilityElementIsFocused() { return true }
        let parts: [Any] = part.accessibilityElements ?? (part as? UIView)?.subviews ?? []
        open += parts.compactMap { $0 as? NSObject }
      }
      return false
    }
  }

  extension UIViewController {
    /// Those of this controller and the controllers in it that present another one themselves.
    var presenters: [UIViewController] {
      (ownPresented == nil ? [] : [self]) + children.flatMap(\.presenters)
    }

    /// The controller that this one presents itself; a child returns what its parent presents, too.
    var ownPresented: UIViewController? {
      presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    }
  }
#endif
