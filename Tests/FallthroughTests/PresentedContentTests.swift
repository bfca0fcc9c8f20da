import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What an overlay presents` {
  /// Notes when its view goes.
  private final class Sheet: UIViewController {
    var onGone: (() -> Void)?
    override func viewDidDisappear(_ animated: Bool) { onGone?() }
  }

  private let stage = PresenterStage()
  private var presenter: OverlayPresenter { stage.presenter }
  private var clock: SimulatedClock { stage.device.clock }

  /// Shows a toast that presents a sheet, and on it another one; nothing else keeps them.
  private func present(
    _ style: UIModalPresentationStyle = .pageSheet, by toast: UIViewController,
    of other: OverlayPresenter? = nil
  ) -> Sheet {
    let sheet = Sheet()
    sheet.onGone = { [stage] in stage.said.append("sheet gone") }
    toast.definesPresentationContext = true
    sheet.modalPresentationStyle = style
    (other ?? presenter).show(toast)
    toast.present(sheet, animated: false)
    sheet.present(UIViewController(), animated: false)
    return sheet
  }

  /// Ways in which a window goes while its content presents something.
  private enum End: CaseIterable { case hide, fade, replace, take, release, late, disconnect }

  @Test(
    arguments: SystemUnderTest.ofNote,
    [UIModalPresentationStyle.pageSheet, .fullScreen, .overCurrentContext])
  func `goes with it first, and nothing leaks`(
    system: SystemUnderTest, style: UIModalPresentationStyle
  ) {
    system.begin()
    stage.device.behavior.abandonedPresentationsLeak = true
    for end in End.allCases {
      weak var sheet: Sheet?
      weak var toast: UIViewController?
      weak var window: UIWindow?
      var own: OverlayPresenter? = OverlayPresenter(scene: stage.scene)
      do {
        let shown = stage.toast("toast")
        sheet = present(style, by: shown, of: own)
        toast = shown
        window = shown.view.window ?? own?.window
      }
      #expect(sheet?.presentingViewController != nil && window != nil)
      switch end {
      case .hide: own?.hide()
      case .fade: own?.hide(transition: .fade())
      case .replace: own?.show(UIViewController(), transition: .move(edge: .bottom))
      case .take: _ = notes { if let toast { presenter.show(toast) } }
      case .release: own = nil
      case .late:
        sheet?.presentingViewController?.dismiss(animated: true)
        own?.hide()
      case .disconnect: stage.device.disconnect(stage.scene)
      }
      clock.advance(by: 6)
      for presenter in [own, presenter] { presenter?.hide() }
      #expect(sheet == nil && toast == nil && window == nil, "\(end)")
    }
  }

  @Test func `is dismissed before it leaves, with animation if it has a transition`() {
    presenter.onDismiss = { [stage] _, _ in stage.said.append("toast gone") }
    _ = present(.pageSheet, by: stage.toast("toast"))
    presenter.hide(completion: stage.note("hidden"))
    #expect(stage.said == ["sheet gone", "toast gone", "hidden true"])
    stage.said = []
    let toast = stage.toast("toast")
    _ = present(.pageSheet, by: toast)
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden"))
    #expect(stage.said == [] && toast.view.alpha == 1 && stage.owner == "app")
    clock.advance(by: 0.45)
    #expect(stage.said == ["sheet gone"] && toast.view.alpha == 0)
    clock.advance(by: 1)
    #expect(stage.said == ["sheet gone", "toast gone", "hidden true"])
  }

  @Test func `is gone if the overlay turns back meanwhile`() {
    let toast = stage.toast("toast")
    let sheet = present(.pageSheet, by: toast)
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden"))
    clock.advance(by: 0.1)
    presenter.show(toast, transition: .fade(duration: 1), completion: stage.note("shown"))
    clock.advance(by: 2)
    #expect(stage.said == ["hidden false", "sheet gone", "shown true"])
    #expect(sheet.presentingViewController == nil && stage.owner == "toast")
  }

  @Test func `is waited for while it still comes, and no longer than the transition may take`() {
    let toast = stage.toast("toast")
    presenter.show(toast)
    let sheet = Sheet()
    toast.present(sheet, animated: true)
    presenter.hide(transition: .fade(duration: 1), completion: stage.note("hidden"))
    clock.advance(by: 0.5)
    #expect(sheet.presentingViewController != nil && stage.said == [])
    clock.advance(by: 1.5)
    #expect(stage.said == ["hidden true"] && sheet.presentingViewController == nil)
    stage.device.behavior.presentationDuration = 60
    presenter.show(toast)
    toast.present(UIViewController(), animated: true)
    presenter.hide(transition: PresenterStage.endless, completion: stage.note("hidden"))
    clock.advance(by: 3.1)
    #expect(stage.said == ["hidden true", "hidden true"] && stage.overlays == 0)
  }

  @Test func `again whenever it can goes all the same`() {
    final class Insistent: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        present(screen, animated: false)
      }
    }
    for transition in [.instant, PresenterStage.endless] {
      presenter.show(Insistent())
      presenter.hide(transition: transition, completion: stage.note("hidden"))
      clock.advance(by: 10)
      #expect(stage.overlays == 0)
    }
    #expect(stage.said == ["hidden true", "hidden true"])
  }
}
