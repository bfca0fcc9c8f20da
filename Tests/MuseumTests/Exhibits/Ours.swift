import Fallthrough
import UIKit

extension Ours where Subject == Overlay {
  /// A pass-through window as it is made.
  static var window: Self { Self("", Overlay(PassThroughWindow.init(windowScene:))) }

  /// A pass-through window with something set once the stage stands.
  static func window(
    _ setting: String, _ set: @escaping @MainActor (PassThroughWindow, UIView) -> Void
  ) -> Self {
    Self(
      setting,
      Overlay(
        PassThroughWindow.init(windowScene:),
        adopt: { window, content in
          if let window = window as? PassThroughWindow { set(window, content) }
        }))
  }

  /// Hidden, which is enough.
  static var hiddenWindow: Self {
    window("window.isHidden = true") { window, _ in window.isHidden = true }
  }

  /// With the toast declared, for content that is tappable but not drawn.
  static var declaredToast: Self {
    window("window.regions.set(.rect(toast), id: \"toast\")") { window, _ in
      window.regions.set(.rect(Toast.frame), id: "toast")
    }
  }
}

extension Ours where Subject == Embedding {
  /// A pass-through container around the content.
  static var container: Self { Self("", Embedding(in: { PassThroughView() })) }
}

extension Ours where Subject == Overlay {
  /// With the container of a presentation made a surface.
  static var openContainer: Self {
    var overlay = Overlay(PassThroughWindow.init(windowScene:))
    overlay.adoptContainer = { $0.isPassThrough = true }
    return Self("containerView.isPassThrough = true", overlay)
  }

  /// With the ball declared.
  static var ballRegion: Self {
    window("window.regions.set(.rect(ball.bounds), id: \"ball\", in: ball)") { window, ball in
      window.regions.set(.rect(ball.bounds), id: "ball", in: ball)
    }
  }

  /// With a marker behind a decoration.
  static var ignoredDecoration: Self {
    window("decoration.ignoredInOverlay()") { _, root in
      root.insertSubview(IgnoredMarkerView(frame: Toast.frame), at: 0)
    }
  }

  /// With a probe behind the content, where probes belong.
  static var probeBehind: Self {
    window("probe.isPassThrough = true") { _, root in
      let probe = UIView(frame: root.bounds)
      probe.isPassThrough = true
      root.addSubview(probe)
    }
  }

  /// Made key by an app that knows no better.
  static var madeKey: Self {
    Self(
      "",
      Overlay(
        PassThroughWindow.init(windowScene:),
        adopt: { window, _ in window.makeKeyAndVisible() }))
  }
}

extension Ours where Subject == Embedding {
  /// With the toast declared, for content that is tappable but not drawn.
  static var declaringContainer: Self {
    Self(
      "container.touchRegions.set(.rect(toast), id: \"toast\")",
      Embedding(in: {
        let container = PassThroughView()
        return container
      }))
  }

  /// The hosting view alone.
  static var passThroughHost: Self {
    Self(
      "host.view.isPassThrough = true",
      Embedding { content in
        content.isPassThrough = true
        return content
      })
  }

  /// A container that takes no touches at all.
  static var deadContainer: Self {
    Self(
      "container.isUserInteractionEnabled = false",
      Embedding(in: {
        let container = UIView()
        container.isUserInteractionEnabled = false
        return container
      }))
  }

  /// A container that takes its children's touches.
  static var containerAlone: Self {
    Self(
      "container.hitTestBehavior.subviews = .unreachable",
      Embedding(in: {
        let container = PressableView()
        return container
      }))
  }

  /// A control of a class with a hit test of its own.
  static var pressable: Self {
    Self(
      "control.isPassThrough = true",
      Embedding(in: {
        let control = PressableView()
        control.isPassThrough = true
        return control
      }))
  }

  /// A container whose children reach beyond it.
  static var overflow: Self {
    Self(
      "container.hitTestBehavior.overflow = .reachable",
      Embedding(in: {
        let container = PassThroughView()
        container.hitTestBehavior.overflow = .reachable
        return container
      }))
  }
}

extension Ours where Subject == Sheet {
  /// With the presentation's container made a surface, in `presentationTransitionWillBegin`.
  static var openContainer: Self {
    Self(
      "containerView.isPassThrough = true",
      Sheet(begin: { container, _ in container.isPassThrough = true }))
  }

  /// With the sheet's own view, which fills the screen, made a surface.
  static var openSheet: Self {
    Self("view.isPassThrough = true", Sheet(fillsScreen: true, makeView: { PassThroughView() }))
  }
}

extension Ours where Subject == Cover {
  /// A cover with a hole in its hit area.
  static var coverWithHole: Self {
    Self("cover.hitTestBehavior.hitArea = .shape(withHole)") { _ in
      let cover = UIView()
      let path = CGMutablePath()
      path.addRect(UIScreen.main.bounds)
      path.move(to: CGPoint(x: Hole.frame.minX, y: Hole.frame.minY))
      path.addLine(to: CGPoint(x: Hole.frame.minX, y: Hole.frame.maxY))
      path.addLine(to: CGPoint(x: Hole.frame.maxX, y: Hole.frame.maxY))
      path.addLine(to: CGPoint(x: Hole.frame.maxX, y: Hole.frame.minY))
      path.closeSubpath()
      cover.hitTestBehavior.hitArea = .shape(.path(path))
      return cover
    }
  }
}

extension Ours where Subject == Cover {
  /// The same, and what is to happen is an action of the button below.
  static var coverWithActionBelow: Self {
    Self("button.addAction(advance, for: .touchUpInside)") { screen in
      let button = screen.root.subviews.compactMap { $0 as? UIButton }.first
      button?.addAction(
        UIAction { [weak screen] _ in screen?.noteCall("c") }, for: .touchUpInside)
      return coverWithHole.subject(screen)
    }
  }
}

extension Ours where Subject == ForeignContent {
  /// The panel in a window of its own, not in the hosting view.
  static var panelInWindow: Self {
    Self("OverlayPresenter(scene: scene).show(panel)") { screen, _ in
      let panel = UIViewController()
      screen.addButton("t", Toast.frame, to: panel.view)
      let presenter = OverlayPresenter(scene: screen.scene)
      presenter.show(panel)
      screen.keep(presenter)
    }
  }

  /// A pass-through container in the representable.
  static var foreignContainer: Self {
    Self("") { screen, host in
      host.addForeignView(Stage<ForeignContent>.toast(in: PassThroughView(), on: screen))
    }
  }
}

extension Ours where Subject == Installation {
  /// A window that tells of touches beside its toast.
  static func outsideTouches(blocks: Bool) -> Self {
    Self(
      blocks
        ? "window.mode = .blockAll; window.onTouchOutside = dismiss"
        : "window.onTouchOutside = dismiss"
    ) { screen in
      let window = PassThroughWindow(windowScene: screen.scene)
      window.mode = blocks ? .blockAll : .automatic
      window.onTouchOutside = { [weak screen] _ in screen?.noteCall("o") }
      let controller = UIViewController()
      screen.addButton("t", Toast.frame, to: controller.view)
      _ = Overlay { _ in window }.show(controller, on: screen)
    }
  }

  /// A window with nothing in it.
  static var emptyWindow: Self {
    Self("") { screen in
      _ = Overlay(PassThroughWindow.init(windowScene:)).show(UIViewController(), on: screen)
    }
  }

  /// Rows in a pass-through view, each with an action of its own.
  static var rowsWithActions: Self {
    Self("row.addAction(callback, for: .touchUpInside)") { screen in
      let view = PassThroughView(frame: screen.root.bounds)
      for row in Exhibit.addRows(to: view, on: screen) {
        row.addAction(UIAction { [weak screen] _ in screen?.noteCall("c") }, for: .touchUpInside)
      }
      screen.root.addSubview(view)
    }
  }

  /// A view in the app's own window.
  static var viewInWindow: Self {
    Self("") { screen in
      let view = PassThroughView(frame: screen.window.bounds)
      screen.addButton("t", Toast.frame, to: view)
      screen.window.addSubview(view)
    }
  }

  /// A presenter in the scene of the view that asks.
  static var presenter: Self {
    Self("") { screen in
      _ = screen.device.connectScene()
      let host = SimulatedHostingController()
      screen.name(host.addContent(Toast.frame), "t")
      guard let scene = screen.root.window?.windowScene else { return }
      let presenter = OverlayPresenter(scene: scene)
      presenter.show(host)
      screen.keep(presenter)
    }
  }
}
