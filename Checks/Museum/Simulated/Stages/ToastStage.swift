import UIKit

extension Stage where Subject == Overlay {
  /// What SwiftUI shows as the toast.
  enum Content {
    case drawn, glass, material, clear
    /// A button of UIKit in a representable.
    case control
    /// Drawn, with an effect around it.
    case grouped
  }

  /// S0: a SwiftUI toast in a window of its own.
  ///
  /// - Parameters:
  ///   - content: The toast.
  ///   - arrange: Adds to the hosting view, behind the toast, before it is shown.
  static func toast(
    _ content: Content = .drawn,
    arrange: @escaping @MainActor (SimulatedHostingController) -> Void = { _ in }
  ) -> Self {
    Self(
      number: "S0", points: ["toast": Toast.inside, "beside": Toast.beside],
      touches: ["toast", "beside", "toast", "beside", "click toast", "beside"],
      wanted: ["toast", "app", "toast", "app", "toast", "app"]
    ) { screen, overlay in
      let host = SimulatedHostingController.clear()
      arrange(host)
      add(content, at: Toast.frame, to: host, on: screen)
      overlay.adopt(overlay.show(host, on: screen), host.view)
    }
  }

  /// S0 with the hosting view, and the toast in it, moved from the window's origin.
  static func toastInMovedRoot(by offset: CGPoint) -> Self {
    var stage = toast()
    stage.points = stage.points.mapValues { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
    stage.build = { screen, overlay in
      let host = SimulatedHostingController.clear()
      add(.drawn, at: Toast.frame, to: host, on: screen)
      let window = overlay.show(host, on: screen)
      host.view.frame.origin = offset
      overlay.adopt(window, host.view)
    }
    return stage
  }

  /// S0 with a window that is not at the screen's origin; everything stays where it is on screen.
  static func toastInMovedWindow(by offset: CGPoint) -> Self {
    var stage = toast()
    stage.build = { screen, overlay in
      let host = SimulatedHostingController.clear()
      add(.drawn, at: Toast.frame.offsetBy(dx: -offset.x, dy: -offset.y), to: host, on: screen)
      let window = overlay.show(host, on: screen)
      window.frame.origin = offset
      overlay.adopt(window, host.view)
    }
    return stage
  }

  /// Adds the toast.
  static func add(
    _ content: Content, at frame: CGRect, to host: SimulatedHostingController, on screen: AppScreen
  ) {
    let kind: SimulatedContent
    switch content {
    case .control:
      let button = UIButton(frame: frame)
      screen.name(button, "toast")
      return host.addForeignView(button)
    case .grouped: return screen.name(host.addGroup().addContent(frame), "toast")
    case .drawn: kind = .drawing
    case .glass: kind = .glass
    case .material: kind = .material
    case .clear: kind = .clearTappable
    }
    screen.name(host.addContent(frame, kind: kind), "toast")
  }
}

extension Stage where Subject == Overlay {
  /// S0 with a container of SwiftUI's behind the toast that fills the screen and paints nothing.
  static func toastInContainer() -> Self {
    toast { $0.addContent(UIScreen.main.bounds, kind: .container) }
  }

  /// S0 with a hidden drawing beside the toast.
  static func toastBesideHidden() -> Self {
    toast { $0.addContent(CGRect(x: 0, y: 200, width: 393, height: 200)).isHidden = true }
  }

  /// S0 with a drawing of no opacity beside the toast.
  static func toastBesideTransparent() -> Self {
    toast { $0.addContent(CGRect(x: 0, y: 200, width: 393, height: 200)).opacity = 0 }
  }

  /// S0 touched where the window has nothing, because the root is moved away.
  static func besideMovedRoot(by offset: CGPoint) -> Self {
    var stage = toastInMovedRoot(by: offset).touching(
      ["corner", "toast", "beside", "corner"], wanted: ["app", "toast", "app", "app"])
    stage.points["corner"] = CGPoint(x: 10, y: 10)
    return stage
  }

  /// S0 on a device that asks the window so often for each touch.
  static func asked(times: Int) -> Self { toast().with { $0.behavior.hitTestPasses = times } }

  /// S0 with a question without an event beside the toast.
  static func probed() -> Self {
    toast().touching(
      ["probe beside", "toast", "probe beside", "beside"], wanted: ["app", "toast", "app", "app"])
  }

  /// S0 with two new fingers in one event on the toast, and a tap beside it.
  static func pinched() -> Self {
    toast().touching(["two fingers toast", "beside"], wanted: ["toast+toast", "app"])
  }

  /// S0 with two new fingers in one event beside the toast, between two taps.
  static func pinchedBeside() -> Self {
    toast().touching(
      ["toast", "two fingers beside", "toast"], wanted: ["toast", "app+app", "toast"])
  }
}

extension Stage where Subject == Overlay {
  /// The same stage touched on the toast and a little above it.
  func touchingEdge(above distance: CGFloat) -> Self {
    var stage = touching(
      ["toast", "beside", "toast", "beside"], wanted: ["toast", "app", "toast", "app"])
    stage.points["beside"] = CGPoint(x: Toast.inside.x, y: Toast.frame.minY - distance)
    return stage
  }
}

extension Stage where Subject == Overlay {
  /// S0 with a marker of the exhibit's behind the toast, as large as it.
  static func markedToast(_ content: Content = .drawn) -> Self {
    toast(content) { host in
      let marker = ContentMarkerView(frame: Toast.frame)
      marker.isUserInteractionEnabled = false
      host.view.addSubview(marker)
    }
  }
}
