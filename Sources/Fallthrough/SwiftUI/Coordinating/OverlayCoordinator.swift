#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Keeps the overlay of a view as the view wants it.
  ///
  /// A wish is carried out when the event, or the update of views, that it was made in is over. Of
  /// several wishes until then the last one counts, so one that was taken back leaves no trace. Then,
  /// in this order:
  ///
  /// 1. The overlay moves to the scene that its view is in.
  /// 2. An overlay that is no longer wanted is told to go. Its window stays until its content has
  ///    gone, but no longer than ``longestDeparture``, and then `onDismiss` is called.
  /// 3. The one that is wanted is shown in front: a new one, or one that is still on its way out and
  ///    turns back. One that is there already has its content changed.
  ///
  /// When its scene goes, all windows go with it at once; `onDismiss` is called for what was on its
  /// way out. The overlay that is wanted is there again when the scene comes back; one that is no
  /// longer wanted meanwhile has gone, and `onDismiss` is called.
  @MainActor
  package final class OverlayCoordinator {
    /// How long content may take to go, in seconds: a choice.
    package static var longestDeparture: TimeInterval { 5 }

    private struct Overlay {
      let stage: any OverlayStage
      /// What the view said about it last.
      var request: OverlayRequest
      /// The number of its departure, while it is on its way out.
      var departure = 0
    }

    private let makeStage: @MainActor () -> any OverlayStage
    private let afterwards = Afterwards()
    private var request = OverlayRequest(id: nil)
    /// The scene that the view came to, until the overlay is there as well.
    private var nextScene: UIWindowScene?
    private var isEnding = false
    private var current: Overlay?
    private var leaving: [Overlay] = []
    private var departures = 0
    private var presenter: OverlayPresenter?
    private var hasNotedMissingScene = false
    private var hasShown = false

    package init(makeStage: @escaping @MainActor () -> any OverlayStage) {
      self.makeStage = makeStage
    }

    /// Wants another overlay, none, or the same one with other content.
    package func update(_ request: OverlayRequest) {
      (self.request, isEnding) = (request, false)
      carryOutAfterwards()
    }

    /// Wants the overlay in the scene that its view is in now; what is on its way out ends. A view
    /// that is in no window for a while, as when another screen covers it, keeps its overlay.
    package func move(to scene: UIWindowScene?) {
      guard let scene else { return }
      // A presenter moves by itself to the next scene of its session.
      nextScene = scene === presenter?.scene ? nil : scene
      if nextScene != nil { carryOutAfterwards() }
    }

    /// Wants everything gone at once, for the view has gone.
    package func end() {
      (request, isEnding) = (OverlayRequest(id: nil), true)
      carryOutAfterwards()
    }

    // For as long as this waits it keeps the coordinator.
    private func carryOutAfterwards() { afterwards.once { self.carryOut() } }

    private func carryOut() {
      if let nextScene { move(toNext: nextScene) }
      guard let presenter else { return noteMissingScene() }
      if let current, current.request.id != request.id { dismiss(current, from: presenter) }
      if isEnding { presenter.hide() }
      guard request.id != nil else { return }
      if current == nil { show(in: presenter) } else { change(in: presenter) }
    }

    private func move(toNext scene: UIWindowScene) {
      nextScene = nil
      guard scene !== presenter?.scene else { return }
      let presenter = OverlayPresenter(scene: scene)
      presenter.onEscape = { [weak self] in self?.requestDismissal() }
      presenter.onTimeout = { [weak self] in self?.requestDismissal() }
      let old = self.presenter
      self.presenter = presenter
      old?.hide()
      guard let current, current.request.id == request.id else { return }
      presenter.show(current.stage.controller, duration: current.request.duration)
    }

    /// Has the view take its overlay away, by the animation that it came by.
    private func requestDismissal() {
      current?.stage.changeAsWhenPutOn { request.dismiss?() }
    }

    private func noteMissingScene() {
      guard request.id != nil, !hasNotedMissingScene else { return }
      hasNotedMissingScene = true
      Misuse.note("The view that asks for an overlay is in no scene; the overlay waits for one")
    }

    private func dismiss(_ overlay: Overlay, from presenter: OverlayPresenter) {
      let stage = overlay.stage
      request.describe(stage)
      current = nil
      departures += 1
      let number = departures
      leaving.append(Overlay(stage: stage, request: overlay.request, departure: number))
      let departure = OverlayTransition(longestDuration: Self.longestDeparture) { _, isOver in
        stage.takeOff()
        stage.presence.whenGone(isOver)
      }
      // Without a scene nothing leaves by a transition, and nothing arrives by one.
      if presenter.scene == nil { stage.takeOff() }
      // The one that waits is told, though the view may have gone.
      presenter.hide(transition: departure) { _ in self.finish(number) }
    }

    /// Tells that content has gone, unless it has turned back.
    private func finish(_ departure: Int) {
      guard let index = leaving.firstIndex(where: { $0.departure == departure }) else { return }
      leaving.remove(at: index).request.onDismiss?()
    }

    private func show(in presenter: OverlayPresenter) {
      let index = leaving.firstIndex { $0.request.id == request.id }
      let stage = index.map { leaving.remove(at: $0).stage } ?? makeStage()
      current = Overlay(stage: stage, request: request)
      request.describe(stage)
      if !hasShown, let note = request.firstNote { Misuse.note(note) }
      hasShown = true
      let arrival = OverlayTransition { _, isOver in
        stage.putOn()
        isOver()
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
