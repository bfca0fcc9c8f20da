#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Keeps the overlay of a view as the view wants it.
  ///
  /// A wish is carried out when the event, or the update of views, that it was made in is over. Of
  /// several wishes until then the last one counts, so one that was taken back leaves no trace. Then,
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
  package final class OverlayCoordinator<Stage: OverlayStage> {
    /// How long content may take to go, in seconds: a choice.
    package static var longestDeparture: TimeInterval { 5 }

    private struct Showing {
      let id: AnyHashable
      let stage: Stage
      var onDismiss: (() -> Void)?
    }

    private let makeStage: @MainActor () -> Stage
    private var wish = OverlayWish<Stage>(id: nil)
    private var isWishOpen = false
    private var current: Showing?
    private var leaving: [Showing] = []
    private var presenter: OverlayPresenter?

    /// Creates a coordinator without a scene.
    ///
    /// - Parameter makeStage: Makes the stage of an overlay.
    package init(makeStage: @escaping @MainActor () -> Stage) {
      self.makeStage = makeStage
    }

    /// Takes a wish, to be carried out in a moment.
    package func update(_ wish: OverlayWish<Stage>) {
      self.wish = wish
      carryOutLater()
    }

    private func carryOutLater() {
      guard !isWishOpen else { return }
      isWishOpen = true
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
      presenter.onEscape = { [weak self] in self?.wish.dismiss?() }
      self.presenter = presenter
      if let current { presenter.show(current.stage.controller) } else { carryOutLater() }
    }

    /// Takes everything away at once, for the view has gone.
    package func end() {
      update(OverlayWish(id: nil))
      EventDelivery.afterCurrentEvent { self.presenter?.hide() }
    }

    private func carryOut() {
      isWishOpen = false
      guard let presenter else { return }
      if let current, current.id != wish.id { dismiss(current, from: presenter) }
      guard let id = wish.id else { return }
      if current == nil { show(id, in: presenter) } else { change() }
    }

    private func dismiss(_ showing: Showing, from presenter: OverlayPresenter) {
      let stage = showing.stage
      wish.describe(stage)
      current = nil
      leaving.append(showing)
      let departure = OverlayTransition(longestDuration: Self.longestDeparture) { _, isOver in
        stage.takeOff()
        stage.presence.whenGone(isOver)
      }
      // Without a scene nothing leaves by a transition, and nothing arrives by one.
      if presenter.scene == nil { stage.takeOff() }
      // Who still waits is told, though the view may have gone.
      presenter.hide(transition: departure) { hasGone in
        self.leaving.removeAll { $0.stage === stage }
        if hasGone { showing.onDismiss?() }
      }
    }

    private func show(_ id: AnyHashable, in presenter: OverlayPresenter) {
      let returning = leaving.first { $0.id == id }
      let stage = returning?.stage ?? makeStage()
      current = Showing(id: id, stage: stage, onDismiss: wish.onDismiss)
      wish.describe(stage)
      let arrival = OverlayTransition { _, isOver in
        stage.putOn()
        isOver()
      }
      if presenter.scene == nil { stage.putOn() }
      presenter.show(stage.controller, transition: arrival)
    }

    private func change() {
      current?.onDismiss = wish.onDismiss
      guard let stage = current?.stage else { return }
      wish.describe(stage)
      stage.putOn()
    }
  }
#endif
