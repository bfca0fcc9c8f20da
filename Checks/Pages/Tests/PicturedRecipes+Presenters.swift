import Fallthrough
import UIKit

/// The recipes about what a presenter does with its content.
@MainActor extension PicturedRecipe {
  func swipe(over app: PicturedApp) -> PicturedOverlay {
    let presenter = OverlayPresenter(scene: scene)
    presenter.keepsClearOfBars = true
    let show: @MainActor () -> Void = {
      if presenter.controller == nil {
        presenter.show(ToastController("Deleted") {}, dismissal: .swipe([.leading, .trailing]))
      }
      // The picture shows the toast as it follows a finger.
      let card = (presenter.controller as? ToastController)?.card
      presenter.window?.layoutIfNeeded()
      card?.superview?.transform = CGAffineTransform(translationX: 56, y: 0)
    }
    return PicturedOverlay(
      show: show, roots: { windows(beside: app) },
      touches: { app in
        let card = (presenter.controller as? ToastController)?.card
        return [
          app.onRow, app.onTab, .overlay("the toast", card.map { place($0, 0.05) } ?? .zero),
        ]
      })
  }

  func stack(over app: PicturedApp) -> PicturedOverlay {
    let stack = ToastStack(scene: scene)
    let show: @MainActor () -> Void = {
      if windows(beside: app).isEmpty { ["Sent", "Received", "Read"].forEach(stack.add) }
    }
    return PicturedOverlay(
      show: show, roots: { windows(beside: app) },
      touches: { app in
        let window = windows(beside: app).first as? UIWindow
        let toasts = window?.rootViewController?.children.first as? ToastStackController
        let newest = toasts?.stack.arrangedSubviews.last
        return [.overlay("Read", newest.map { place($0) } ?? .zero), app.onRow, app.onTab]
      })
  }

  func island(over app: PicturedApp) -> PicturedOverlay {
    let presenter = OverlayPresenter(scene: scene)
    return PicturedOverlay(
      show: { if presenter.controller == nil { showIsland("Paired", by: presenter) } },
      roots: { windows(beside: app) },
      touches: { [.overlay("Paired", CGPoint(x: 120, y: 40)), $0.onRow, $0.onWrite] })
  }

  func tip(over app: PicturedApp) -> PicturedOverlay {
    var tip: Tip?
    return PicturedOverlay(
      show: {
        tip?.removeFromSuperview()
        tip = Tip("Pull to refresh", in: app.tabs) {}
      },
      roots: { [tip].compactMap { $0 } },
      touches: { app in
        [app.onRow, app.onTab, .overlay("the tip", tip.map { place($0.card) } ?? .zero)]
      })
  }

  func debugMenu(over app: PicturedApp) -> PicturedOverlay {
    let presenter = OverlayPresenter(scene: scene)
    let actions = ["Reset", "Log"].map { UIAction(title: $0) { _ in } }
    return PicturedOverlay(
      show: { if presenter.controller == nil { showDebugMenu(actions, by: presenter) } },
      roots: { windows(beside: app) },
      touches: { app in
        [.overlay("a row", app.onRow.point), .overlay("a tab", app.onTab.point)]
      })
  }

  func tabMark(over app: PicturedApp) -> PicturedOverlay {
    var mark: CoachMark?
    let bar = app.tabs.tabBar
    let tab = CGRect(x: bar.bounds.midX, y: 0, width: bar.bounds.midX, height: 49)
    return PicturedOverlay(
      show: {
        mark?.removeFromSuperview()
        mark = CoachMark("New", overTab: 1, in: bar, of: app.tabs) {}
        mark?.layoutIfNeeded()
      },
      roots: { [mark].compactMap { $0 } },
      touches: { [$0.onTab, .overlay("a row", $0.onRow.point)] },
      hole: bar.convert(tab, to: nil))
  }
}
