#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// A window of a presenter, told apart from those that an app makes itself.
  ///
  /// Its content may say how it is to be shown, and counts over the app's own settings for as long
  /// as it does.
  final class OverlayWindow: PassThroughWindow {
    private var declared: [(id: ObjectIdentifier, settings: OverlaySettings)] = []
    /// What the content took the place of, for when it says nothing any more.
    private var appMode: PassThroughMode?
    private var appLevel: UIWindow.Level?
    private var appTouchOutside: ((CGPoint) -> Void)?
    /// Read in every hit test, so it is put together when something is set.
    private var allTouchOutside: ((CGPoint) -> Void)?

    /// Notes what a view in the overlay says, in place of what it said before; `nil` for a view
    /// that says nothing any more.
    func declare(_ settings: OverlaySettings?, by id: ObjectIdentifier) {
      let index = declared.firstIndex { $0.id == id }
      switch (index, settings) {
      case (let index?, let settings?): declared[index].settings = settings
      case (let index?, nil): declared.remove(at: index)
      case (nil, let settings?): declared.append((id, settings))
      case (nil, nil): return
      }
      applySettings()
    }

    /// Puts the window at a level of the app's, unless the content says another.
    func put(at level: UIWindow.Level) {
      if appLevel == nil { windowLevel = level } else { appLevel = level }
    }

    private func applySettings() {
      gatherActions()
      applySetting(\.mode, to: \.mode, keeping: \.appMode)
      applySetting(\.level, to: \.windowLevel, keeping: \.appLevel)
    }

    /// Gives a property the value that was declared last, or its own one back.
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

    /// What the app set, and after it what the content asks for, in the order in which it came.
    override var onTouchOutside: ((CGPoint) -> Void)? {
      get { allTouchOutside }
      set {
        appTouchOutside = newValue
        gatherActions()
      }
    }

    // MARK: Use

    /// What may be on the content; the cursor is that of an assistive app.
    enum Use {
      case finger, pointer, cursor
    }

    /// What is on the content.
    private(set) var uses: Set<Use> = [] {
      didSet { if uses != oldValue { onUse?() } }
    }
    /// Called when something comes or goes.
    var onUse: (() -> Void)?
    private var cursorObservation: Observation?

    private func note(_ use: Use, isThere: Bool) {
      if isThere { uses.insert(use) } else { uses.remove(use) }
    }

    /// Begins to look what is on the content. The notification and its key are named as documented.
    func observeUse() {
      cursorObservation = Observation(
        of: [Notification.Name("UIAccessibilityElementFocusedNotification")],
        key: "UIAccessibilityFocusedElementKey"
      ) { [weak self] in self?.noteCursor(on: $0) }
      #if !os(tvOS)
        #if canImport(Darwin)
          let action = #selector(notePointer)
        #else
          let action: Selector = "notePointer:"
        #endif
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: action))
      #endif
    }

    private func noteCursor(on element: Any?) {
      var responder = element as? UIResponder
      while let current = responder, current !== self {
        let container = (current as? UIAccessibilityElement)?.accessibilityContainer
        responder = container as? UIResponder ?? current.next
      }
      note(.cursor, isThere: responder != nil)
    }

    #if canImport(Darwin)
      @objc
    #endif
    private func notePointer(_ sender: Any?) {
      let state = (sender as? UIGestureRecognizer)?.state
      note(.pointer, isThere: state == .began || state == .changed)
    }

    override func sendEvent(_ event: UIEvent) {
      super.sendEvent(event)
      guard event.type == .touches else { return }
      let phases = (event.touches(for: self) ?? []).map(\.phase)
      note(.finger, isThere: phases.contains { $0 != .ended && $0 != .cancelled })
    }
  }

  #if !canImport(Darwin)
    extension OverlayWindow: ActionPerforming {
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        { [weak self] sender, _ in self?.notePointer(sender) }
      }
    }
  #endif
#endif
