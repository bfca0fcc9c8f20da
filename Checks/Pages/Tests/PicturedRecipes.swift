import Fallthrough
import UIKit

/// A recipe with a picture; the name is that of its picture.
enum PicturedRecipe: String, CaseIterable, Sendable {
  case toast, banners, debugButton = "debug-button", sheet, dialog, coachMark = "coach-mark"
  case player, floats, callBar = "call-bar", badge, movingToast = "toast-moving"
  case swiftUIToast = "toast-swiftui", swiftUICard = "card-swiftui"
  case swipe = "toast-swipe", stack = "toast-stack", island, tip, debugMenu = "debug-menu"
  case tabMark = "coach-tab"

  @MainActor var scene: UIWindowScene { SimulatedDevice.current.scenes[0] }
  @MainActor func windows(beside app: PicturedApp) -> [UIView] {
    scene.windows.filter { $0 !== app.window }
  }

  @MainActor func overlay(over app: PicturedApp) -> PicturedOverlay {
    switch self {
    case .toast: toast(over: app)
    case .movingToast: movingToast(over: app)
    case .banners: banners(over: app)
    case .debugButton: debugButton(over: app)
    case .sheet: sheet(over: app)
    case .dialog: dialog(over: app)
    case .coachMark: coachMark(over: app)
    case .player: player(over: app)
    case .floats: floats(over: app)
    case .callBar: callBar(over: app)
    case .badge: badge(over: app)
    case .swiftUIToast: swiftUIToast(over: app)
    case .swiftUICard: swiftUICard(over: app)
    case .swipe: swipe(over: app)
    case .stack: stack(over: app)
    case .island: island(over: app)
    case .tip: tip(over: app)
    case .debugMenu: debugMenu(over: app)
    case .tabMark: tabMark(over: app)
    }
  }
}

@MainActor extension PicturedApp {
  /// Taps on things of the app: its second row, its button and its second tab.
  var onRow: PicturedTouch { PicturedTouch(name: "a row", point: place(rows[1])) }
  var onWrite: PicturedTouch { PicturedTouch(name: "Write", point: place(write)) }
  var onTab: PicturedTouch { PicturedTouch(name: "a tab", point: place(tabs.tabBar, 0.75, 0.5)) }
}

@MainActor extension PicturedTouch {
  static func overlay(_ name: String, _ point: CGPoint) -> PicturedTouch {
    PicturedTouch(name: name, point: point, isForOverlay: true)
  }
}

@MainActor extension PicturedRecipe {
  private func toast(over app: PicturedApp) -> PicturedOverlay {
    let toasts = Toasts(scene: scene)
    var toast: ToastController?
    return PicturedOverlay(
      show: { toast = toasts.show("Saved") {} }, roots: { windows(beside: app) },
      touches: { app in
        [app.onRow, app.onWrite, app.onTab]
          + [toast.map { .overlay("Undo", place($0.undo)) }]
          .compactMap { $0 }
      })
  }

  private func movingToast(over app: PicturedApp) -> PicturedOverlay {
    let presenter = OverlayPresenter(scene: scene)
    var toast: ToastController?
    let show: @MainActor () -> Void = {
      presenter.hide()
      SimulatedDevice.current.clock.advance(by: 1)
      let next = ToastController("Saved") {}
      slideIn(next, by: presenter)
      toast = next
    }
    let offset: @MainActor () -> CGFloat = {
      toast?.view.layer.presentation().map { $0.frame.minY } ?? 0
    }
    show()
    SimulatedDevice.current.clock.advance(by: 1)
    let end = toast.map { $0.card.convert($0.card.bounds, to: nil) } ?? .zero
    return PicturedOverlay(
      show: show, roots: { windows(beside: app) },
      touches: { app in
        [app.onRow, .overlay("Saved", CGPoint(x: 120, y: end.midY + offset()))]
      }, elsewhere: [end], offset: offset, delay: 0.12)
  }

  private func banners(over app: PicturedApp) -> PicturedOverlay {
    let queue = BannerQueue(scene: scene)
    return PicturedOverlay(
      show: { if windows(beside: app).isEmpty { queue.add("New message") } },
      roots: { windows(beside: app) },
      touches: { [.overlay("the banner", CGPoint(x: 196, y: 95)), $0.onRow, $0.onTab] })
  }

  private func debugButton(over app: PicturedApp) -> PicturedOverlay {
    let (presenter, controller) = makeDebugOverlay(in: scene)
    presenter.window?.layoutIfNeeded()
    let before = controller.button.frame
    SimulatedDevice.current.touchDown(at: controller.button.center)
      .drag(to: CGPoint(x: 330, y: 458))
    return PicturedOverlay(
      show: { _ = presenter }, roots: { windows(beside: app) },
      touches: { app in
        [app.onRow, app.onWrite, .overlay("Debug", place(controller.button))]
      }, elsewhere: [before])
  }

  private func sheet(over app: PicturedApp) -> PicturedOverlay {
    let sheet = LiveSheetController()
    let done = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
    done.setTitle("Done", for: .normal)
    sheet.view.addSubview(done)
    return PicturedOverlay(
      show: {
        if sheet.presentingViewController == nil { app.tabs.present(sheet, animated: false) }
      },
      roots: { [sheet.view] },
      touches: { app in [app.onRow, .overlay("Done", place(done))] })
  }

  private func dialog(over app: PicturedApp) -> PicturedOverlay {
    let dialogs = Dialogs(scene: scene)
    var dialog: DialogController?
    return PicturedOverlay(
      show: { dialog = dialogs.show("Delete the draft?") {} }, roots: { windows(beside: app) },
      touches: { app in
        [
          .overlay("a row", app.onRow.point), .overlay("a tab", app.onTab.point),
          .overlay("OK", dialog.map { place($0.button) } ?? .zero),
        ]
      })
  }

  private func coachMark(over app: PicturedApp) -> PicturedOverlay {
    var mark: CoachMark?
    let show: @MainActor () -> Void = {
      mark?.removeFromSuperview()
      mark = CoachMark("Write here", over: app.write, in: app.page.view) {}
    }
    return PicturedOverlay(
      show: show, roots: { [mark].compactMap { $0 } },
      touches: { [$0.onWrite, .overlay("a row", $0.onRow.point)] },
      hole: app.write.convert(app.write.bounds, to: nil).insetBy(dx: -8, dy: -8))
  }

  private func player(over app: PicturedApp) -> PicturedOverlay {
    let player = MiniPlayer()
    player.add(to: app.tabs)
    app.window.layoutIfNeeded()
    return PicturedOverlay(
      show: { _ = player.bar }, roots: { [player] },
      touches: { app in
        [app.onRow, app.onWrite, app.onTab, .overlay("Play", place(player.playButton))]
      })
  }

  private func floats(over app: PicturedApp) -> PicturedOverlay {
    let containers = [FloatsController(), FloatsController()]
    let names = [["Search", "Filter"], ["Locate"]]
    let places = [[CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)], [CGPoint(x: 1, y: 0.92)]]
    for (place, container) in containers.enumerated() {
      for (name, at) in zip(names[place], places[place]) {
        container.add(UIAction(title: name) { _ in }, at: at)
      }
      cover(app.page, with: container)
    }
    app.window.layoutIfNeeded()
    return PicturedOverlay(
      show: { _ = containers.count }, roots: { containers.map(\.view) },
      touches: { app in
        let floats = containers.flatMap { $0.view.subviews }
        return [
          PicturedTouch(name: "the map", point: CGPoint(x: 150, y: 330)),
          PicturedTouch(name: "the map", point: CGPoint(x: 250, y: 560)), app.onTab,
          .overlay("Search", place(floats[0])), .overlay("Locate", place(floats[2])),
        ]
      })
  }

  private func callBar(over app: PicturedApp) -> PicturedOverlay {
    var bar: CallBar?
    return PicturedOverlay(
      show: { bar = bar ?? CallBar(scene: scene) {} }, roots: { windows(beside: app) },
      touches: { [$0.onRow, $0.onWrite, .overlay("the bar", CGPoint(x: 196, y: 81))] })
  }

  private func badge(over app: PicturedApp) -> PicturedOverlay {
    let badge = UIButton()
    let card = makeCard(with: badge)
    badge.setTitle("3", for: .normal)
    badge.backgroundColor = .systemYellow
    badge.layer.cornerRadius = 20
    card.backgroundColor = .secondarySystemBackground
    card.frame.origin = CGPoint(x: 96, y: 470)
    app.page.view.addSubview(card)
    return PicturedOverlay(
      show: { _ = badge }, roots: { [card] },
      touches: { app in
        [
          app.onRow, .overlay("the badge", place(badge, 0.75, 0.25)),
          .overlay("the card", place(card, 0.6, 0.85)),
        ]
      })
  }

  private func swiftUIToast(over app: PicturedApp) -> PicturedOverlay {
    let screen = SimulatedOrderScreen(in: scene)
    let frame = SimulatedOrderScreen.cardFrame
    return PicturedOverlay(
      show: { screen.isSaved = true }, roots: { windows(beside: app) },
      touches: { app in
        [app.onRow, app.onWrite, .overlay("the toast", CGPoint(x: frame.midX, y: frame.midY))]
      },
      drawn: [
        .init(kind: "card", frame: frame.numbers, radius: 30),
        .init(
          kind: "label", frame: [frame.minX + 24, frame.minY, 100, frame.height], text: "Saved"),
      ])
  }

  private func swiftUICard(over app: PicturedApp) -> PicturedOverlay {
    let (host, presenter) = (SimulatedHostingController(), OverlayPresenter(scene: scene))
    let (card, icon) = (
      CGRect(x: 40, y: 680, width: 313, height: 76), CGRect(x: 305, y: 706, width: 24, height: 24)
    )
    host.addContent(card, kind: .drawing)
    host.addContent(icon)
    return PicturedOverlay(
      show: { if presenter.controller == nil { presenter.show(host) } },
      roots: { windows(beside: app) },
      touches: { app in
        [
          app.onRow, app.onTab, .overlay("Close", CGPoint(x: icon.midX, y: icon.midY)),
          .overlay("the card", CGPoint(x: 110, y: 718)),
        ]
      },
      drawn: [
        .init(kind: "card", frame: card.numbers, radius: 24),
        .init(kind: "label", frame: [card.minX + 24, card.minY, 150, card.height], text: "New"),
        .init(kind: "close", frame: icon.numbers),
      ])
  }
}
