#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Keeps an overlay as its presenting view requests it.
  ///
  /// A request is carried out after the event or the update of views in which it was made. Of
  /// several requests until then the last one counts, so a request that was revoked leaves no
  /// trace. Then, in this order:
  ///
  /// 1. The overlay moves to the scene of its view.
  /// 2. An overlay that is no longer requested begins to leave. Its window stays until its content
  ///    has gone, but no longer than ``longestMove``, and then `onDismiss` is called.
  /// 3. The requested overlay is shown in front: a new one, or one that was still leaving and turns
  ///    back. If it is there already, its content is updated.
  ///
  /// When its scene disconnects, all windows go with it at once, and `onDismiss` is called for an
  /// overlay that was leaving. The requested overlay appears again when the scene connects again.
  /// If it is no longer requested by then, it has gone, and `onDismiss` is called.
  @MainActor
  package final class OverlayCoordinator {
    /// How long content may take to arrive or to leave, in seconds: a choice.
    static var longestMove: TimeInterval { 5 }

    private struct Overlay {
      let stage: any OverlayStage
      var request: OverlayRequest
      var end = OverlayEnd.hidden
    }

    private let makeStage: @MainActor () -> any OverlayStage
    private let afterwards = Afterwards()
    private var request = OverlayRequest(id: nil)
    /// The new scene of the view, until the overlay has moved there as well.
    private var nextScene: UIWindowScene?
    private var isEnding = false
    /// Why the view was asked to dismiss its overlay, until it does.
    private var cause: OverlayEnd? { didSet { if cause != .swipe { departure = nil } } }
    /// How swiped content leaves.
    private var departure: OverlayTransition?
    private var current: Overlay?
    private var leaving: [Overlay] = []
    private var presenter: OverlayPresenter?
    private var hasNotedMissingScene = false
    private var hasShown = false

    package init(makeStage: @escaping @MainActor () -> any OverlayStage) {
      self.makeStage = makeStage
    }

    /// Requests another overlay, none, or the same one with other content.
    package func update(_ request: OverlayRequest) {
      self.request = request
      isEnding = false
      // The view was asked, and did not dismiss it.
      if request.id == current?.request.id { cause = nil }
      carryOutAfterwards()
    }

    /// Requests the overlay in the current scene of its view; an overlay that is leaving ends. A
    /// view that is in no window for a while, as when another screen covers it, keeps its overlay.
    package func move(to scene: UIWindowScene?) {
      guard let scene else { return }
      // A presenter moves by itself to the next scene of its session.
      nextScene = scene === presenter?.scene ? nil : scene
      if nextScene != nil { carryOutAfterwards() }
    }

    /// Removes everything at once, because the view no longer exists.
    package func end() {
      request = OverlayRequest(id: nil)
      isEnding = true
      carryOutAfterwards()
    }

    // While this waits it retains the coordinator.
    private func carryOutAfterwards() { afterwards.once { self.carryOut() } }

    private func carryOut() {
      if let nextScene { move(toNext: nextScene) }
      guard let presenter else {
        if request.id != nil, !hasNotedMissingScene {
          hasNotedMissingScene = true
          Misuse.note("The view that asks for an overlay is in no scene; the overlay waits for one")
        }
        return
      }
      if let current, current.request.id != request.id {
        dismiss(current, as: cause ?? (request.id == nil ? .hidden : .replaced), from: presenter)
      }
      if isEnding { presenter.hide() }
      guard request.id != nil else { return }
      if current == nil { show(in: presenter) } else { change(in: presenter) }
    }

    private func move(toNext scene: UIWindowScene) {
      nextScene = nil
      guard scene !== presenter?.scene else { return }
      let presenter = OverlayPresenter(scene: scene)
      presenter.onEscape = { [weak self] in self?.requestDismissal() }
      presenter.onRequest = { [weak self] end, transition in
        self?.departure = transition
        end.tell { self?.requestDismissal() }
      }
      let old = self.presenter
      self.presenter = presenter
      old?.hide()
      guard let current, current.request.id == request.id else { return }
      presenter.show(current.stage.controller, duration: current.request.duration)
    }

    /// Asks the view to dismiss its overlay, with the animation of its arrival.
    private func requestDismissal() {
      noteCause()
      current?.stage.changeAsWhenPutOn { request.dismiss?() }
    }

    /// Notes why the view is being asked to dismiss its overlay, if that is known.
    package func noteCause() { cause = .cause }

    private func dismiss(
      _ overlay: Overlay, as end: OverlayEnd, from presenter: OverlayPresenter
    ) {
      let stage = overlay.stage
      let swipe = departure?.run
      cause = nil
      request.describe(stage)
      current = nil
      leaving.append(Overlay(stage: stage, request: overlay.request, end: end))
      let departure = OverlayTransition(longestDuration: Self.longestMove) { step, isOver in
        let takeOff: @MainActor @Sendable () -> Void = {
          stage.takeOff()
          stage.presence.whenGone(isOver)
        }
        if let swipe { swipe(step, takeOff) } else { takeOff() }
      }
      // Without a scene nothing arrives or leaves by a transition.
      if presenter.scene == nil { stage.takeOff() }
      // The completion is called even if the view no longer exists.
      presenter.hide(as: end, by: departure) { _ in self.finish(stage) }
    }

    /// Reports that content has gone, unless it has turned back.
    private func finish(_ stage: any OverlayStage) {
      guard let index = leaving.firstIndex(where: { $0.stage === stage }) else { return }
      let overlay = leaving.remove(at: index)
      overlay.request.onDismiss?(overlay.end)
    }

    private func show(in presenter: OverlayPresenter) {
      let index = leaving.firstIndex { $0.request.id == request.id }
      let stage = index.map { leaving.remove(at: $0).stage } ?? makeStage()
      current = Overlay(stage: stage, request: request)
      request.describe(stage)
      if !hasShown, let note = request.firstNote { Misuse.note(note) }
      hasShown = true
      let arrival = OverlayTransition(longestDuration: Self.longestMove) { _, isOver in
        stage.putOn()
        stage.presence.whenArrived(isOver)
      }
      if presenter.scene == nil { stage.putOn() }
      presenter.show(stage.controller, duration: request.duration, transition: arrival)
    }

    private func change(in presenter: OverlayPresenter) {
      guard let overlay = current else { return }
      current?.request = request
      request.describe(overlay.stage)
      overlay.stage.putOn()
      guard overlay.request.duration != request.duration else { return }
      presenter.show(overlay.stage.controller, duration: request.duration)
    }
  }
#endif
