#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Keeps the overlay of a view as the view wants it.
  ///
  /// A request is carried out when the event, or the update of views, that it was made in is over. Of
  /// several requests until then the last one counts, so one that was taken back leaves no trace. Then,
  /// in this order:
  ///
  /// 1. An overlay that is no longer wanted is told to go. Its window stays until its content has
  ///    gone, but no longer than ``longestDeparture``, and then `onDismiss` is called.
  /// 2. The one that is wanted is shown in front: a new one, or one that is still on its way out and
  ///    turns back. One that is there already has its content changed.
  ///
  /// When its scene goes, all windows go with it at once and nobody is told. The overlay that is
  /// wanted is there again when the scene comes back; one that is no longer wanted meanwhile has gone,
  /// and `onDismiss` is called.
  @MainActor
  package final class OverlayCoordinator {
    /// How long content may take to go, in seconds: a choice.
    package static var longestDeparture: TimeInterval { 5 }

    private struct Overlay {
      let stage: any OverlayStage
      /// What the view said about it last.
      var request: OverlayRequest
    }

    private let makeStage: @MainActor () -> any OverlayStage
    private var request = OverlayRequest(id: nil)
    private var isRequestOpen = false
    private var current: Overlay?
    private var leaving: [Overlay] = []
    private var presenter: OverlayPresenter?
    private var hasNotedMissingScene = false

    /// Creates a coordinator without a scene.
    ///
    /// - Parameter makeStage: Makes the stage of an overlay.
    package init(makeStage: @escaping @MainActor () -> any OverlayStage) {
      self.makeStage = makeStage
    }

    /// Takes a request, to be carried out in a moment.
    package func update(_ request: OverlayRequest) {
      self.request = request
      carryOutLater()
    }

    private func carryOutLater() {
      guard !isRequestOpen else { return }
      isRequestOpen = true
      // For as long as this waits it keeps the coordinator.
      EventDelivery.afterCurrentEvent { self.carryOut() }
    }

    /// Moves the overlay to the scene that its view is in now; what is on its way out ends. A view
    /// that is in no window for a while, as when another screen covers it, keeps its overlay.
    package func move(to scene: UIWindowScene?) {
      // A presenter moves by itself to the next scene of its session.
      guard let scene, scene !== presenter?.scene else { return }
      presenter?.hide()
      let presenter = OverlayPresenter(scene: scene)
      presenter.onEscape = { [weak self] in self?.requestDismissal() }
      presenter.onTimeout = { [weak self] in self?.requestDismissal() }
      self.presenter = presenter
      guard let current else { return carryOutLater() }
      presenter.show(current.stage.controller, duration: current.request.duration)
    }

    /// Has the view take its overlay away, by the animation that it came by.
    private func requestDismissal() {
      current?.stage.changeAsWhenPutOn { request.dismiss?() }
    }

    /// Takes everything away at once, for the view has gone.
    package func end() {
      update(OverlayRequest(id: nil))
      EventDelivery.afterCurrentEvent { self.presenter?.hide() }
    }

    private func carryOut() {
      isRequestOpen = false
      guard let presenter else { return noteMissingScene() }
      if let current, current.request.id != request.id { dismiss(current, from: presenter) }
      guard request.id != nil else { return }
      if current == nil { show(in: presenter) } else { change(in: presenter) }
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
      leaving.append(overlay)
      let departure = OverlayTransition(longestDuration: Self.longestDeparture) { _, isOver in
        stage.takeOff()
        stage.presence.whenGone(isOver)
      }
      // Without a scene nothing leaves by a transition, and nothing arrives by one.
      if presenter.scene == nil { stage.takeOff() }
      // Who still waits is told, though the view may have gone.
      presenter.hide(transition: departure) { hasGone in
        self.leaving.removeAll { $0.stage === stage }
        if hasGone { overlay.request.onDismiss?() }
      }
    }

    private func show(in presenter: OverlayPresenter) {
      let returning = leaving.first { $0.request.id == request.id }
      let stage = returning?.stage ?? makeStage()
      current = Overlay(stage: stage, request: request)
      request.describe(stage)
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
