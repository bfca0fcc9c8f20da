#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A window that takes the touches on its content and lets every other touch fall through to the
  /// window below.
  ///
  /// ```swift
  /// let window = PassThroughWindow(windowScene: scene)
  /// window.rootViewController = UIHostingController(rootView: ToastView())
  /// window.isHidden = false
  /// ```
  ///
  /// UIKit asks a window twice for each new touch: first to find the window, then, in that window
  /// alone, to find the view. It also asks without an event, for pointers and for drags, and anyone
  /// may call the hit test at any time. The answer depends on the views, the settings and the point
  /// alone. The window gathers facts and follows `PassThroughRule`. It keeps nothing between
  /// two hit tests, and changes nothing during one. Content that is removed between the two hit
  /// tests of a touch loses the touch, as in any window.
  ///
  /// The window clears the background of a hosting controller's view when that becomes its root
  /// view and still has UIKit's default colour. It keeps a colour that the app set.
  ///
  /// The root view controller may be a UIKit or a SwiftUI one, from iOS 15 on. Every initialiser of
  /// `UIWindow` works, and the window may be below or above other overlay windows. The scene does
  /// not retain the window: keep a reference for as long as it should be visible.
  open class PassThroughWindow: UIWindow {
    /// What the window does with touches in general.
    public var mode: PassThroughMode = .automatic {
      didSet { announceModality(changedFrom: oldValue) }
    }

    /// The areas that the app declares in the window, which take touches or ignore them.
    public let regions = InteractiveRegions()

    /// How drawn content is found in hosting views.
    public var contentDetection: ContentDetection = .automatic

    /// Whether a root view that is not a hosting view takes touches on its own area, as content
    /// does. If not, they fall through, also where it paints or has gesture recognizers; a debug
    /// build says so once. To block the app for assistive apps as well, set ``mode``.
    public var rootViewTakesTouches = false

    /// Whether the window may become key, and with it receive keyboard input.
    ///
    /// If not, it is key only while its first responder takes text: a field, a text view, or a view
    /// of yours that is a `UIKeyInput`. After that the window that was key before becomes key
    /// again, or the app's frontmost one. A view of yours reports no end: that is found when the
    /// keyboard on the screen goes, and else at the next touch for which the window is asked. A web
    /// view counts as taking text from the first touch until it is no longer first responder,
    /// whether or not a field of its page is edited. A page that starts to edit by itself may get
    /// no keyboard. Set this for such pages, and for content that takes keys but no text, such as
    /// key commands: the window then stays key. On tvOS the remote reaches controls of the key
    /// window alone, so without this an overlay is for display there. None of it has been seen on a
    /// device.
    public var allowsKey = false

    /// Called once for each touch outside the content, after its event was delivered, with its
    /// location: in points, in the window's coordinate space.
    ///
    /// Only fingers, pencils and clicks count; never hover, scroll, drag or a hit test without an
    /// event. A touch that another pass-through window claimed is not outside. In the mode
    /// `PassThroughMode.blockAll` the touches on the background count, though none falls through.
    /// This is not called for a click where a pointer already hovers over the app: UIKit asks only
    /// the app's window, which has the pointer.
    public var onTouchOutside: ((CGPoint) -> Void)? {
      get { regions.onTouchOutside }
      set { regions.onTouchOutside = newValue }
    }

    /// Called once for each tap outside the content, with the place where the finger came down: in
    /// points, in the window's coordinate space.
    ///
    /// A tap is a touch of ``onTouchOutside`` that is lifted, however late, without moving 10 points
    /// or more, and while no other finger is on the screen. So scrolling, dragging and pinching the
    /// app are none. The app gets the touch as before. A touch that no window takes is never a tap.
    ///
    /// > Source: the distance is that of the pan and the long press of UIKit. FS-140.
    public var onTapOutside: ((CGPoint) -> Void)? {
      get { regions.onTapOutside }
      set { regions.onTapOutside = newValue }
    }

    /// Called with every answer that the window gives, as often as it is asked.
    ///
    /// Use it for logs. It runs inside the hit test, so it must not change views. Hit tests that it
    /// makes itself are answered but not reported.
    public var onDecision: ((TouchDecision) -> Void)?

    /// Whether touches on plain content are claimed without the whole rule. Tests switch it off to
    /// show that the answers are the same.
    package var takesShortcuts = true

    private let textEditing = TextEditing()
    private var isReporting = false

    // MARK: Hit testing

    /// Returns the view that gets a touch, or `nil` if it falls through.
    ///
    /// - Parameters:
    ///   - point: In points, in the window's coordinate space.
    ///   - event: The event of the hit test, or `nil`.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      if event?.type == .touches { textEditing.noteTouch() }
      return SurfaceAsk.answer(of: self, at: point, with: event) { _ in
        receiver(inPlaceOf: super.hitTest(point, with: event), at: point, with: event)
      }
    }

    private func receiver(
      inPlaceOf answer: UIView?, at point: CGPoint, with event: UIEvent?
    ) -> UIView? {
      var found: FoundView?
      if let answer {
        let answerClass = ViewClass.of(answer)
        let part = WindowParts(window: self).part(answer)
        if part == .inside, mode == .automatic, takesShortcuts,
          SurfaceTouch.isPlainContent(answer, of: answerClass)
        {
          tell(TouchRuling(.claim, .content), about: answer, at: point, with: event)
          return answer
        }
        found = FoundView(answer, of: answerClass, on: self, as: part)
      }
      let views = FrontToBack(surface: self, point: point, event: event, answer: found)
      let touch = SurfaceTouch(views: views, regions: regions, window: self)
      // A window that found a view does take touches.
      let facts = SurfaceFacts(isInert: answer == nil && !admitsTouches, mode: mode)
      let (ruling, view) = touch.decide(facts)
      tell(ruling, about: view, at: point, with: event)
      return view
    }

    private func tell(
      _ ruling: TouchRuling, about view: UIView?, at point: CGPoint, with event: UIEvent?
    ) {
      // While UIKit is asked where it hits a moving view, nothing is touched.
      guard !TouchPlace.isAsking else { return }
      if ruling.reason == .content, let view { noteBlocker(view) }
      if ruling.verdict == .pass, mode == .automatic { noteOpenRoot(at: point) }
      if let onDecision, !isReporting {
        isReporting = true
        defer { isReporting = false }
        onDecision(TouchDecision(ruling, on: view, at: point))
      }
      if ruling.isOutside { regions.outside.add(point, of: event, on: self) }
    }

    /// Says once, in debug builds, which view keeps all touches from the app without being visible.
    private func noteBlocker(_ view: UIView) {
      Misuse.noteOnce(
        "A view that covers the overlay's window and shows nothing takes the touches there; set "
          + "isPassThrough on it, or isUserInteractionEnabled to false", about: view,
        if: !view.showsSomething && !(view is UIControl)
          && view.convert(view.bounds, to: self).insetBy(dx: -0.5, dy: -0.5).contains(bounds))
    }

    /// Says once, in debug builds, that a root view which looks as if it took touches lets one
    /// through.
    private func noteOpenRoot(at point: CGPoint) {
      Misuse.noteOnce(
        "A root view that paints, or has gesture recognizers, lets touches on its own area through; "
          + "set rootViewTakesTouches or the mode blockAll, or isPassThrough on it if that is meant",
        about: rootViews.last {
          !$0.isHosting && !$0.isPassThrough && $0.admitsTouches && $0.looksTouchable
            && $0.areaContainsTouch(at: $0.touchPoint(point, from: self), with: nil)
        })
    }

    // MARK: Parts

    /// What a view is to the window, if it is one of the window's parts and not only content.
    func kindOfWindowPart(_ found: FoundView) -> TouchedView? {
      switch found.part ?? WindowParts(window: self).part(found.view) {
      case .inside, .outside: nil
      case .window, .wrapper: .background
      case .root where found.isHosting || contentDetection != .automatic: .hosting
      case .root: rootViewTakesTouches ? .content : .background
      case .presented: .presented
      case .leftover: .leftover
      }
    }

    /// Whether a view is the window, a view that UIKit puts around the root view, or a root view.
    func ownsAsBackground(_ view: UIView) -> Bool {
      view === rootViewController?.viewIfLoaded
        || [.window, .wrapper, .root].contains(WindowParts(window: self).part(view))
    }

    /// The controller that a presenter shows in the root controller; its view is a root view too.
    final var contentController: UIViewController? { didSet { prepare(contentController) } }

    /// The controller whose view fills the window, UIKit or SwiftUI.
    open override var rootViewController: UIViewController? {
      didSet { prepare(rootViewController) }
    }

    private func prepare(_ controller: UIViewController?) {
      clearDefaultHostingBackgrounds()
      Misuse.note(
        "An alert controller that an overlay shows itself lets touches through; present it from a "
          + "controller of the overlay",
        if: controller is UIAlertController)
    }

    /// Clears the background of a root view that was just loaded; an override must call super.
    open override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      textEditing.window = self
      if rootViewController?.viewIfLoaded?.isDescendant(of: subview) ?? false {
        clearDefaultHostingBackgrounds()
      }
    }

    /// The views that count as roots: the views of the shown controllers that have their own
    /// content.
    final var rootViews: [UIView] {
      [rootViewController, contentController].compactMap { $0 }.flatMap(\.pages)
        .compactMap(\.viewIfLoaded)
    }

    /// Clears the background of each hosting root view that still has UIKit's default colour: it
    /// would cover the app.
    ///
    /// > Source: observed: the view of a `UIHostingController` has the system's background colour
    /// > unless the app changes it.
    private func clearDefaultHostingBackgrounds() {
      // tvOS has no such colour.
      #if !os(tvOS)
        for view in rootViews where view.isHosting && view.backgroundColor == .systemBackground {
          view.backgroundColor = .clear
        }
      #endif
    }

    // MARK: Key window

    /// Whether the window may become key: if ``allowsKey`` is set, or while text in it is edited.
    open override var canBecomeKey: Bool { allowsKey || textEditing.allowsKey() }

    // MARK: Accessibility

    /// Whether assistive apps ignore everything behind the window: only while ``mode`` is
    /// `PassThroughMode.blockAll` and the window takes touches, so not while its content leaves.
    /// Setting it changes nothing, and the log says so.
    ///
    /// If it were true for a permanent overlay, VoiceOver and UI tests could not reach the app.
    open override var accessibilityViewIsModal: Bool {
      get { mode == .blockAll && isUserInteractionEnabled }
      set {
        guard newValue != accessibilityViewIsModal else { return }
        Misuse.note(
          "accessibilityViewIsModal of a PassThroughWindow follows its mode and cannot be set")
      }
    }

    /// Informs assistive apps when the window starts or stops to hide the views behind it.
    private func announceModality(changedFrom oldMode: PassThroughMode) {
      guard (oldMode == .blockAll) != (mode == .blockAll), !isHidden else { return }
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }

    /// Returns the element that an assistive app finds at a point; `nil` where a touch falls
    /// through.
    ///
    /// - Parameters:
    ///   - point: In points, in the window's coordinate space. Apple's page names no space; a
    ///     published override takes it so. FS-166.
    ///   - event: The event of the hit test, or `nil`. The window is asked about the touch
    ///     without it.
    @available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *)
    open override func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
      guard hitTest(point, with: nil) != nil else { return nil }
      return super.accessibilityHitTest(point, event: event)
    }
  }
#endif
