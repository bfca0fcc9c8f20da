import UIKit

/// Switches hosting views off while it looks for what is behind them. (M54)
final class SwitchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    while let host = hit, "\(type(of: host))".contains("_UIHostingView") {
      host.isUserInteractionEnabled = false
      // Stands for the next turn of the main queue.
      SimulatedDevice.current.afterEvent { host.isUserInteractionEnabled = true }
      hit = super.hitTest(point, with: event)
    }
    return hit === self ? nil : hit
  }
}

/// Keeps its hosting child where some part of that contains the point. (M56 to M58)
final class PartsView: UIView {
  enum Parts { case subviews, sublayers, unionOfFrames }
  private let parts: Parts

  init(_ parts: Parts) {
    self.parts = parts
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, hit !== self else { return nil }
    if parts == .unionOfFrames {
      return subviews.first.map { union(in: $0).contains(point) } ?? false ? hit : nil
    }
    guard subviews.contains(where: { $0 === hit }) else { return hit }
    return hasPart(in: hit, at: point, with: event) ? hit : nil
  }

  private func hasPart(in host: UIView, at point: CGPoint, with event: UIEvent?) -> Bool {
    if parts == .subviews {
      return host.subviews.contains { $0.point(inside: $0.convert(point, from: self), with: event) }
    }
    return (host.layer.sublayers ?? []).contains { $0.contains($0.convert(point, from: layer)) }
  }

  private func union(in host: UIView) -> CGRect {
    host.subviews.map(\.frame).reduce(.null) { $0.union($1) }
  }
}

extension Exhibit {
  static let embeddedHosts = [
    Exhibit("M54", contents(of: Embedding(in: { SwitchingView() }))),
    Exhibit("M56", contents(of: Embedding(in: { PartsView(.subviews) }))),
    Exhibit(
      "M57",
      contents(of: sublayers) + [
        Showing("hidden drawing", on: .hiddenDrawing(), sublayers, ours: .container),
        Showing("transparent drawing", on: .transparentDrawing(), sublayers, ours: .container),
        Showing(
          "in a full-screen container",
          on: .embedded(arrange: { $0.addContent(UIScreen.main.bounds, kind: .container) }),
          sublayers, ours: .container),
      ]),
    Exhibit(
      "M58",
      [
        Showing(
          "drawn", on: .embedded(), Embedding(in: { PartsView(.unionOfFrames) }), ours: .container),
        Showing(
          "gap between two",
          on: .embedded(arrange: { $0.addContent(CGRect(x: 20, y: 20, width: 353, height: 60)) }),
          Embedding(in: { PartsView(.unionOfFrames) }), ours: .container),
      ]),
    Exhibit(
      "M60",
      [
        Showing("host view around", on: .representable(), platformHost, ours: .foreignContainer),
        Showing(
          "host view that is never hit", on: .representable(),
          { screen, host in
            host.addForeignView(Stage<ForeignContent>.toast(in: BoxNoneView(), on: screen))
          }, ours: .foreignContainer),
      ]),
    Exhibit(
      "M61",
      [
        Showing("panel", on: .representable(), panel, ours: .foreignContainer),
        Showing(
          "panel, foreign views leaking",
          on: .representable().with { $0.behavior.hostingViewsKeepForeignViews = false },
          panel, ours: .panelInWindow),
      ]),
    Exhibit(
      "M62", [Showing("drawn", on: .embedded(), Embedding { $0 }, ours: .passThroughHost)]),
  ]

  private static let sublayers = Embedding(in: { PartsView(.sublayers) })

  private static let platformHost: ForeignContent = { screen, host in
    let wrapper = UIView(frame: host.view.bounds)
    wrapper.addSubview(Stage<ForeignContent>.toast(in: BoxNoneView(), on: screen))
    host.addForeignView(wrapper)
  }

  private static let panel: ForeignContent = { screen, host in
    host.view.addSubview(Stage<ForeignContent>.toast(in: BoxNoneView(), on: screen))
  }
}

/// What puts views of UIKit into a hosting view that is the app's screen.
typealias ForeignContent = @MainActor (AppScreen, SimulatedHostingController) -> Void

extension Stage where Subject == ForeignContent {
  /// S2 in a SwiftUI screen: the view behind and its button are SwiftUI's, and the toast is
  /// UIKit's in a representable that fills the screen.
  static func representable() -> Self {
    Self(
      number: "S2", points: ["toast": Toast.inside, "button": CGPoint(x: 60, y: 150)],
      touches: ["toast", "button", "toast", "button", "click toast", "button"],
      wanted: ["toast", "button", "toast", "button", "toast", "button"]
    ) { screen, addContent in
      let host = SimulatedHostingController()
      screen.window.rootViewController = host
      screen.name(host.addContent(screen.window.bounds), "screen")
      screen.name(host.addContent(Hole.frame), "button")
      addContent(screen, host)
    }
  }

  /// A container that fills the screen, with the toast in it.
  static func toast(in container: UIView, on screen: AppScreen) -> UIView {
    container.frame = screen.window.bounds
    screen.addButton("toast", Toast.frame, to: container)
    return container
  }
}

extension Stage where Subject == Embedding {
  /// S2 with a hidden drawing over the small button.
  static func hiddenDrawing() -> Self {
    embedded(arrange: { $0.addContent(Hole.frame).isHidden = true })
  }

  /// S2 with a drawing of no opacity over the small button.
  static func transparentDrawing() -> Self {
    embedded(arrange: { $0.addContent(Hole.frame).opacity = 0 })
  }
}
