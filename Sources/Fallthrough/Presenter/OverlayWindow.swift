#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// A window of a presenter; its class distinguishes it from windows that an app makes itself.
  ///
  /// The settings of its content override the app's own while the content makes them.
  final class OverlayWindow: PassThroughWindow {
    private var declared: [(id: ObjectIdentifier, settings: OverlaySettings)] = []
    /// The app's mode, to restore when the content sets no mode any more.
    private var appMode: PassThroughMode?
    private var appLevel: UIWindow.Level?
    private var appKeepsClearOfBars: Bool?
    private var appTouchOutside: ((CGPoint) -> Void)?
    /// Every hit test reads this, so it is computed when something is set.
    private var allTouchOutside: ((CGPoint) -> Void)?

    private let afterwards = Afterwards()
    /// Whether content appeared that takes the focus of assistive apps.
    private var movesFocus = false

    /// Records the settings of a view in the overlay, in place of its earlier ones; `nil` if the
    /// view makes no settings any more. They apply from the end of the current update on.
    func declare(_ settings: OverlaySettings?, by id: ObjectIdentifier) {
      let index = declared.firstIndex { $0.id == id }
      let old = index.map { declared.remove(at: $0).settings }
      if let settings {
        let tookFocus = old?.takesAccessibilityFocus ?? false
        if settings.takesAccessibilityFocus, !tookFocus { movesFocus = true }
        declared.insert((id, settings), at: index ?? declared.endIndex)
      }
      afterwards.once { self.applySettings() }
    }

    /// Puts the window at the app's level, unless the content sets another one.
    func put(at level: UIWindow.Level) { setOwn(\.windowLevel, to: level, keeping: \.appLevel) }

    /// Keeps the content clear of bars or not, as the app wants, unless the content says otherwise.
    func keepClearOfBars(_ isClear: Bool) {
      setOwn(\.keepsClearOfBars, to: isClear, keeping: \.appKeepsClearOfBars)
    }

    private func setOwn<Value>(
      _ property: ReferenceWritableKeyPath<OverlayWindow, Value>, to value: Value,
      keeping own: ReferenceWritableKeyPath<OverlayWindow, Value?>
    ) {
      if self[keyPath: own] == nil {
        self[keyPath: property] = value
      } else {
        self[keyPath: own] = value
      }
    }

    private var root: OverlayRootController? { rootViewController as? OverlayRootController }

    private var keepsClearOfBars: Bool {
      get { root?.keepsClearOfBars ?? false }
      set { root?.keepsClearOfBars = newValue }
    }

    private func applySettings() {
      gatherActions()
      applySetting(\.mode, to: \.mode, keeping: \.appMode)
      applySetting(\.level, to: \.windowLevel, keeping: \.appLevel)
      applySetting(\.keepsClearOfBars, to: \.keepsClearOfBars, keeping: \.appKeepsClearOfBars)
      if movesFocus, declared.contains(where: \.settings.takesAccessibilityFocus) {
        UIAccessibility.post(
          notification: .screenChanged, argument: contentController?.viewIfLoaded)
      }
      movesFocus = false
    }

    /// Gives a property the value that was declared last, or its own value again.
    private func applySetting<Value>(
      _ setting: KeyPath<OverlaySettings, Value?>,
      to property: ReferenceWritableKeyPath<OverlayWindow, Value>,
      keeping own: ReferenceWritableKeyPath<OverlayWindow, Value?>
    ) {
      let value = declared.reversed().lazy.compactMap { $0.settings[keyPath: setting] }.first
      if let value {
        self[keyPath: own] = self[keyPath: own] ?? self[keyPath: property]
        self[keyPath: property] = value
      } else if let value = self[keyPath: own] {
        self[keyPath: own] = nil
        self[keyPath: property] = value
      }
    }

    private func gatherActions() {
      let actions = [appTouchOutside].compactMap { $0 } + declared.compactMap(\.settings.action)
      allTouchOutside = actions.isEmpty ? nil : { point in actions.forEach { $0(point) } }
    }

    /// The app's action, and after it the content's actions in the order in which they came.
    override var onTouchOutside: ((CGPoint) -> Void)? {
      get { allTouchOutside }
      set {
        appTouchOutside = newValue
        gatherActions()
      }
    }

    /// The event of all fingers. UIKit has one and does not want it kept alive.
    private weak var touchesEvent: UIEvent?
    /// Whether the window took the latest place of the pointer: UIKit asks again when it moves on.
    private var pointerIsOver = false
    /// Set when an assistive app moves its cursor: only then the cursor may be on the content.
    private var mayHaveCursor = false
    private var cursorObservation: Observation?

    /// Starts to observe the use of the content.
    func observeUse() {
      cursorObservation = Observation(of: [UIAccessibility.elementFocusedNotification]) {
        [weak self] _ in self?.mayHaveCursor = true
      }
    }

    /// Records the event of the fingers, and whether the pointer found content, for content that
    /// leaves by itself or keeps clear of bars. Neither changes an answer.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let receiver = super.hitTest(point, with: event)
      if let event, event.type == .touches { root?.barClearance?.follow(event) }
      guard cursorObservation != nil else { return receiver }
      switch event?.type {
      case .touches: touchesEvent = event
      case .hover: pointerIsOver = receiver != nil
      default: break
      }
      return receiver
    }

    /// Whether a finger, the pointer or the cursor of an assistive app is on the content.
    var isInUse: Bool {
      if pointerIsOver { return true }
      let fingers = touchesEvent?.touches(for: self) ?? []
      return fingers.contains { $0.phase != .ended && $0.phase != .cancelled }
        || mayHaveCursor && hasCursor
    }

    /// Whether the cursor of an assistive app is on a view or an element in the window. An element
    /// may be any object.
    private var hasCursor: Bool {
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
#endif
