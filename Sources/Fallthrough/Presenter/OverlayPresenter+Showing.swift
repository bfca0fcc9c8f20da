#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension OverlayPresenter {
    /// Shows a controller, in place of the shown one or after it: ``whenBusy``.
    ///
    /// One that is replaced leaves by the same transition, and the new one appears in front of it. A
    /// controller that is leaving turns back. While the scene is disconnected the call waits, and
    /// the log says so; when the scene connects, the controller appears at once.
    ///
    /// With a duration the controller leaves by itself, by the transition by which it arrived and
    /// as if ``hide(transition:completion:)`` were called. The time starts when the controller has
    /// arrived. It runs only while the scene is active, so that nothing leaves unseen. It pauses
    /// while the content is in use: while a finger, the pointer or the cursor of an assistive app is
    /// on it, while text in it is edited, and while it presents a controller or shows a menu. A
    /// pointer that rests counts for ten seconds after it moved, and no longer when a finger touches
    /// the scene. These are choices. After a pause the time goes on where it stopped. It starts
    /// again when the controller is shown again, and when its scene connects again.
    ///
    /// > Source: UIKit documentation, `UIScene.ActivationState.foregroundActive`.
    ///
    /// > Source: one report says that a pointer that is taken away is not reported. FS-431.
    ///
    /// - Parameters:
    ///   - controller: The controller. If it is shown already, only its duration and how it is
    ///     dismissed change.
    ///   - duration: How long it stays, in seconds, or `nil` until it is hidden. NaN and less than
    ///     zero count as zero.
    ///   - dismissal: What the user may do to dismiss it, beside its own buttons.
    ///   - transition: How it arrives.
    ///   - completion: Called with true when it has arrived, before this returns if there is no
    ///     transition and no queue; with false when it is hidden or replaced before that, or its
    ///     scene is disconnected.
    public func show(
      _ controller: UIViewController, duration: TimeInterval? = nil,
      dismissal: OverlayDismissal = [], transition: OverlayTransition = .instant,
      completion: ((Bool) -> Void)? = nil
    ) {
      ask(
        for: Showing(
          controller, by: transition, for: duration, dismissal: dismissal, completion))
    }

    /// Shows a controller as ``show(_:duration:dismissal:transition:completion:)`` does, and waits until it
    /// has gone.
    ///
    /// ```swift
    /// let toast = UIHostingController(rootView: ToastView())
    /// Task {
    ///   let end = await overlay.showUntilDismissed(toast, duration: 4, dismissal: .tapOutside)
    ///   if end == .duration { overlay.show(UIHostingController(rootView: ToastView())) }
    /// }
    /// ```
    ///
    /// If the task is cancelled, the controller leaves by its transition, wherever it is, and the
    /// result is ``OverlayEnd/cancelled``; a task that is cancelled already shows nothing. If the
    /// scene disconnects and the overlay moves to no other one, the controller is not shown again,
    /// so that no task waits for a scene that may never connect: that is a choice.
    @discardableResult
    public func showUntilDismissed(
      _ controller: UIViewController, duration: TimeInterval? = nil,
      dismissal: OverlayDismissal = [], transition: OverlayTransition = .instant
    ) async -> OverlayEnd {
      guard !Task.isCancelled else { return .cancelled }
      let task = AwaitedEnd()
      return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          task.resume = { continuation.resume(returning: $0) }
          ask(
            for: Showing(
              controller, by: transition, for: duration, dismissal: dismissal, nil,
              awaiting: task))
        }
      } onCancel: {
        Task { @MainActor in self.cancel(task) }
      }
    }

    /// Hides the shown controller; the next one in the queue arrives when it has gone. Without a
    /// transition, controllers that are still leaving are removed at once too.
    ///
    /// What the overlay's content presents is dismissed first, with animation if there is a
    /// transition.
    ///
    /// - Parameters:
    ///   - transition: How it leaves. Its window stays until that is over.
    ///   - completion: Called with true when it has left, before this returns if there is no
    ///     transition; with false when it is shown again before that, or its scene disconnects.
    public func hide(
      transition: OverlayTransition = .instant, completion: ((Bool) -> Void)? = nil
    ) { hide(as: .cause ?? .hidden, by: transition, completion) }

    /// Hides the shown controller as ``hide(transition:completion:)``, and ends all that wait in the
    /// queue.
    public func hideAll(
      transition: OverlayTransition = .instant, completion: ((Bool) -> Void)? = nil
    ) {
      let end = OverlayEnd.cause ?? .hidden
      OverlayChanges.make { [self] in
        while !queue.isEmpty { close(queue.removeFirst(), as: end) }
      }
      hide(as: end, by: transition, completion)
    }

    func hide(
      as end: OverlayEnd, by transition: OverlayTransition, _ completion: ((Bool) -> Void)?
    ) { change(to: nil) { $0.carryOutHiding(as: end, by: transition, completion) } }

    // MARK: Changes

    /// Makes a change now, or when the change is made within which this is called.
    private func change(
      to controller: UIViewController?, _ change: @escaping (OverlayPresenter) -> Void
    ) {
      requests.append(controller)
      OverlayChanges.make { [self] in
        requests.removeFirst()
        change(self)
      }
    }

    private func ask(for request: Showing) {
      let waits = whenBusy == .waits
      change(to: waits && isBusy ? controller : request.controller) {
        $0.carryOut(request, waits: waits)
      }
    }

    private var isBusy: Bool {
      controller != nil || shown != nil || !leaving.isEmpty || !queue.isEmpty
    }

    private func carryOut(_ request: Showing, waits: Bool) {
      if let shown, shown.presentation != nil, shown.controller === request.controller {
        shown.take(request)
        shown.passOnArrivals()
        return applySettings(of: shown)
      }
      if let place = queue.firstIndex(where: { $0.controller === request.controller }) {
        queue[place].take(request)
        queue[place].transition = request.transition
        if !waits { show(queue.remove(at: place)) }
      } else if waits, isBusy, shown?.controller !== request.controller {
        queue.append(request)
      } else {
        show(request)
      }
    }

    /// Shows content at once; content that is leaving turns back.
    private func show(_ request: Showing) {
      let old = shown
      let known = (leaving + [old]).first { $0?.controller === request.controller } ?? nil
      let new = known ?? request
      if let known {
        leaving.removeAll { $0 === known }
        known.take(request)
        known.transition = request.transition
        known.end = nil
      }
      if let old, old !== new { leave(old, as: .replaced, by: new.transition, nil) }
      shown = new
      if let scene { return receive(new, in: scene, by: new.transition) }
      Misuse.note("The scene of an overlay is gone; the overlay waits for it")
      new.passOnArrivals()
      endAwaited()
    }

    private func showNext() {
      if shown == nil, leaving.isEmpty, !queue.isEmpty { show(queue.removeFirst()) }
    }

    private func carryOutHiding(
      as end: OverlayEnd, by transition: OverlayTransition, _ completion: ((Bool) -> Void)?
    ) {
      if transition.run == nil {
        leaving.forEach { $0.presentation?.send(.leaving, by: .instant, nil) }
      }
      if let shown { return leave(shown, as: end, by: transition, completion) }
      guard let last = leaving.last?.presentation else {
        return OverlayChanges.call(completion, true)
      }
      last.wait(completion)
    }

    /// Lets content leave, or ends it at once if it has no window.
    private func leave(
      _ showing: Showing, as end: OverlayEnd, by transition: OverlayTransition,
      _ completion: ((Bool) -> Void)?
    ) {
      if showing === shown { shown = nil }
      guard let presentation = showing.presentation else {
        close(showing, as: end)
        return OverlayChanges.call(completion, true)
      }
      showing.end = end
      leaving.append(showing)
      presentation.send(.leaving, by: transition, completion)
    }

    /// Reports the end of content that is in none of the lists any more.
    private func close(_ showing: Showing, as end: OverlayEnd) {
      showing.presentation = nil
      showing.passOnArrivals()
      OverlayChanges.call { [weak self] in self?.onDismiss?(showing.controller, end) }
      showing.awaiting.forEach { task in OverlayChanges.call { task.resume(end) } }
      OverlayChanges.make { [weak self] in self?.showNext() }
    }

    private func cancel(_ task: AwaitedEnd) {
      OverlayChanges.make { [self] in
        if let place = queue.firstIndex(where: { $0.isAwaited(by: task) }) {
          close(queue.remove(at: place), as: .cancelled)
        } else if let shown, shown.isAwaited(by: task) {
          leave(shown, as: .cancelled, by: shown.transition, nil)
        }
      }
    }

    // MARK: Windows

    /// Lets content arrive in its window, or turn back there.
    private func receive(
      _ showing: Showing, in scene: UIWindowScene, by transition: OverlayTransition
    ) {
      let presentation = showing.presentation ?? makePresentation(of: showing, in: scene)
      showing.presentation = presentation
      presentation.send(.arriving, by: transition, nil)
      showing.passOnArrivals()
      applySettings(of: showing)
    }

    private func makePresentation(
      of showing: Showing, in scene: UIWindowScene
    ) -> OverlayPresentation {
      OverlayPresenters.all.forEach { $0.lose(showing.controller) }
      let presentation = OverlayPresentation(of: showing.controller, in: scene)
      presentation.window.session = session
      presentation.window.windowLevel = level
      presentation.window.mode = mode
      presentation.window.systemAppearance = systemAppearance
      presentation.configure = { [weak self] presentation in
        guard let self else { return }
        keepClearOfBars(presentation.window)
        #if !os(tvOS)
          presentation.root.keepsClearOfKeyboard = keepsClearOfKeyboard
        #endif
        configureWindow?(presentation.window)
      }
      presentation.didLeave = { [weak self, weak showing] in
        guard let self, let showing else { return }
        leaving.removeAll { $0 === showing }
        close(showing, as: showing.end ?? .hidden)
      }
      presentation.didSwipe = { [weak self, weak showing] edge in
        guard let showing else { return }
        self?.requestEnd(of: showing, as: .swipe, by: .move(edge: edge, duration: 0.2))
      }
      presentation.root.onEscape = { [weak self, weak showing] in
        if let onEscape = self?.onEscape {
          OverlayEnd.escape.tell(onEscape)
        } else if let showing, !showing.dismissal.isEmpty {
          self?.requestEnd(of: showing, as: .escape)
        } else {
          return false
        }
        return true
      }
      return presentation
    }

    /// Lets the time of content run, and the user dismiss it.
    private func applySettings(of showing: Showing) {
      guard let presentation = showing.presentation else { return }
      presentation.window.put(
        showing.dismissal.swipeEdges, in: \.swipeEdges, unless: \.swipeEdges)
      presentation.window.presenterActions = outsideActions(for: showing)
      presentation.stay(for: showing.duration) { [weak self, weak showing] in
        if let showing { self?.requestEnd(of: showing, as: .duration) }
      }
    }

    func outsideActions(for showing: Showing) -> OutsideActions {
      guard showing.dismissal.contains(.tapOutside) else {
        return OutsideActions(touch: onTouchOutside, tap: onTapOutside)
      }
      return OutsideActions(touch: onTouchOutside) { [weak self, weak showing] in
        self?.onTapOutside?($0)
        if let showing { self?.requestEnd(of: showing, as: .outside) }
      }
    }

    /// Has content leave by itself, if it is still shown.
    private func requestEnd(
      of showing: Showing, as end: OverlayEnd, by transition: OverlayTransition? = nil
    ) {
      guard showing === shown else { return }
      if let onRequest {
        onRequest(end, transition)
      } else {
        hide(as: end, by: transition ?? showing.transition, nil)
      }
    }

    /// Ends the presentation of a controller that another presenter shows, if there is one.
    private func lose(_ controller: UIViewController) {
      let windows = (leaving + [shown]).compactMap { $0 }.filter { $0.presentation != nil }
      guard let lost = windows.first(where: { $0.controller === controller }) else { return }
      Misuse.note(
        "A controller in an overlay is shown by another presenter; the first one lets it go")
      if lost === shown { shown = nil }
      leaving.removeAll { $0 === lost }
      lost.presentation?.end()
      close(lost, as: .replaced)
    }

    // MARK: Scenes

    /// Removes the windows with a scene that has disconnected.
    func leave(_ scene: UIWindowScene) {
      OverlayChanges.make { [self] in
        guard scene === self.scene else { return }
        self.scene = nil
        let gone = leaving
        leaving = []
        for showing in gone + [shown].compactMap({ $0 }) {
          showing.presentation?.end()
          showing.presentation = nil
        }
        gone.forEach { close($0, as: $0.end ?? .hidden) }
        joinAnotherScene()
        OverlayChanges.make { [self] in endAwaited() }
      }
    }

    /// Ends the content that tasks wait for, if there is no scene.
    private func endAwaited() {
      guard scene == nil else { return }
      let waiting = queue.filter { !$0.awaiting.isEmpty }
      queue.removeAll { !$0.awaiting.isEmpty }
      waiting.forEach { close($0, as: .sceneGone) }
      if let shown, !shown.awaiting.isEmpty { leave(shown, as: .sceneGone, by: .instant, nil) }
    }

    /// Shows the content in a scene, if the overlay waits for such a scene.
    func join(_ scene: UIWindowScene) {
      OverlayChanges.make { [self] in
        guard self.scene == nil,
          scene.session.persistentIdentifier == session
            || otherScenes != nil && isFree(scene)
        else { return }
        self.scene = scene
        if let shown { receive(shown, in: scene, by: .instant) }
      }
    }
  }
#endif
