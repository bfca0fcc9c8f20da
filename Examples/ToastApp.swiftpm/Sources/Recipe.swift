import Fallthrough
import UIKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A file of the folder Recipes, and how the app uses it.
@MainActor
struct Recipe {
  /// The name of the file.
  let name: String
  /// Shows the recipe, and returns what has to live as long as it is on the screen.
  let show: @MainActor (RecipeScreen, UIWindowScene) -> Any?

  static let all = windows + views + swiftUI

  /// Overlays in windows of their own.
  private static let windows = [
    Recipe(name: "Toast") { _, scene in
      let toasts = Toasts(scene: scene)
      toasts.show("Saved") {}
      return toasts
    },
    Recipe(name: "MovingToast") { _, scene in
      let presenter = OverlayPresenter(scene: scene)
      slideIn(ToastController("Saved") {}, by: presenter)
      return presenter
    },
    Recipe(name: "BannerQueue") { _, scene in
      let queue = BannerQueue(scene: scene)
      ["Sent", "Received"].forEach(queue.add)
      return queue
    },
    Recipe(name: "ToastStack") { _, scene in
      let stack = ToastStack(scene: scene)
      ["Sent", "Received"].forEach(stack.add)
      return stack
    },
    Recipe(name: "SwipeToast") { _, scene in
      let presenter = OverlayPresenter(scene: scene)
      return Task { await deleteWithUndo(by: presenter) {} }
    },
    Recipe(name: "IslandToast") { _, scene in
      let presenter = OverlayPresenter(scene: scene)
      showIsland("Paired", by: presenter)
      return presenter
    },
    Recipe(name: "DebugMenu") { _, scene in
      let presenter = OverlayPresenter(scene: scene)
      showDebugMenu([UIAction(title: "Reset") { _ in }], by: presenter)
      return presenter
    },
    Recipe(name: "DebugButton") { _, scene in makeDebugOverlay(in: scene) },
    Recipe(name: "Dialog") { _, scene in
      let dialogs = Dialogs(scene: scene)
      dialogs.show("Nothing else takes touches now.") {}
      return dialogs
    },
    Recipe(name: "CallBar") { _, scene in CallBar(scene: scene) {} },
    Recipe(name: "OverlayScene") { screen, _ in
      screen.overlays.orderWasSaved {}
      screen.overlays.callBegan()
      return screen.overlays
    },
    Recipe(name: "ForeignHosts") { screen, scene in
      let presenters = [OverlayPresenter(scene: scene), OverlayPresenter(scene: scene)]
      let (surface, container) = (UIView(), UIView(frame: screen.view.bounds))
      let flutter = UIViewController()
      container.addSubview(makeBox("React Native", at: 320))
      surface.addSubview(container)
      flutter.view.addSubview(makeBox("Flutter", at: 400))
      showReactNative(surface, in: presenters[0])
      showFlutter(
        flutter, content: CGRect(x: 40, y: 400, width: 200, height: 60), in: presenters[1])
      return presenters
    },
  ]

  /// Views and controllers in the app's window.
  private static let views = [
    Recipe(name: "BottomSheet") { screen, _ in
      screen.present(LiveSheetController(), animated: true)
      return screen.presentedViewController
    },
    Recipe(name: "CoachMark") { screen, _ in
      showTour([("Like it", screen.like)], in: screen.view) {}
      return true
    },
    Recipe(name: "MiniPlayer") { screen, _ in
      let player = MiniPlayer()
      player.add(to: screen)
      return player
    },
    Recipe(name: "Tip") { screen, _ in
      Tip("Pull down to refresh", in: screen) {}
    },
    Recipe(name: "Floats") { screen, _ in
      let floats = FloatsController()
      floats.add(UIAction(title: "Locate") { _ in }, at: CGPoint(x: 1, y: 1))
      floats.add(UIAction(title: "Layers") { _ in }, at: CGPoint(x: 0, y: 1))
      cover(screen, with: floats)
      return floats
    },
    Recipe(name: "Targets") { screen, _ in
      let board = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 500))
      let bar = RaisedTabBar(frame: CGRect(x: 0, y: 400, width: 393, height: 49))
      let controls = makeMapControls(["Zoom in", "Zoom out"].map(makeButton))
      controls.frame = CGRect(x: 260, y: 60, width: 88, height: 112)
      bar.raised.setTitle("Add", for: .normal)
      for view in [makeCloseButton(), makeCard(with: makeButton("3")), bar, controls] {
        board.addSubview(view)
      }
      screen.view.addSubview(board)
      return board
    },
  ]

  #if canImport(SwiftUI)
    private static let swiftUI = [
      Recipe(name: "ToastInSwiftUI") { screen, _ in
        screen.embed(UIHostingController(rootView: OrderScreen(isSaved: true)))
        return true
      },
      Recipe(name: "IslandInSwiftUI") { screen, _ in
        screen.embed(UIHostingController(rootView: PairingScreen(isPaired: true)))
        return true
      },
      Recipe(name: "CardInSwiftUI") { screen, _ in
        screen.embed(UIHostingController(rootView: HintScreen(isHintShown: true)))
        return true
      },
    ]
  #else
    private static let swiftUI: [Recipe] = []
  #endif

  private static func makeButton(_ title: String) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
    button.backgroundColor = .systemYellow
    return button
  }

  /// What another framework draws.
  private static func makeBox(_ text: String, at y: CGFloat) -> UIView {
    let box = makeButton(text)
    box.frame = CGRect(x: 40, y: y, width: 200, height: 60)
    return box
  }
}
