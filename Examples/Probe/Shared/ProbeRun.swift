#if canImport(UIKit)
  import Fallthrough
  import UIKit

  /// The steps of the probe that are the same on a device and on the simulated one.
  @MainActor
  package final class ProbeRun {
    package let stage: any ProbeStage
    /// A window of the app's with a button that fills it.
    package let app: UIWindow
    /// How many taps the app's button got.
    private(set) var appTaps = 0

    /// Puts the app's window on the screen.
    package init(on stage: any ProbeStage) {
      self.stage = stage
      app = UIWindow(windowScene: stage.scene)
      let root = UIViewController()
      app.rootViewController = root
      app.makeKeyAndVisible()
      let button = UIButton(frame: app.bounds)
      button.addAction(UIAction { [weak self] _ in self?.appTaps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
    }

    /// Carries out every step that needs no finger.
    package func run() async {
      for content in ProbeContent.allCases { await lookAt(content) }
      await askPublishedWindow()
      await explore()
    }

    func note(_ id: String, _ seen: String?, _ kind: ProbeRow.Kind = .expected, why: String? = nil)
    {
      stage.note(ProbeRow(id, kind, seen: seen, why: why))
    }

    // MARK: Overlays

    /// Puts a controller into an overlay above the app.
    func show<Overlay: ProbeOverlay>(_ root: UIViewController, in overlay: Overlay) async -> Overlay
    {
      overlay.rootViewController = root
      overlay.windowLevel = .alert
      overlay.isHidden = false
      await stage.settle()
      return overlay
    }

    func remove(_ overlay: UIWindow) async {
      overlay.isHidden = true
      overlay.rootViewController = nil
      await stage.settle()
    }

    /// What a view is to an overlay, in words that do not depend on names of classes.
    func name(of view: UIView?, in overlay: UIWindow) -> String {
      guard let view else { return "none" }
      if view === overlay { return "the window" }
      if view === overlay.rootViewController?.view { return "the root view" }
      var next: UIView? = view
      while let current = next {
        if ProbeTree.isOwn(current) { return "the app's own view" }
        next = current.superview
      }
      return view.window === overlay ? "a view in it" : "a view elsewhere"
    }

    // MARK: Contents

    /// What a content is drawn with, and what our window answers on it and beside it.
    private func lookAt(_ content: ProbeContent) async {
      stage.begin("tree.\(content.rawValue)")
      let window = await show(stage.host(content) {}, in: ProbeWindow(windowScene: stage.scene))
      guard let view = window.rootViewController?.view else { return }
      await stage.takePicture(content.rawValue)
      let frame = ProbeContent.frame(in: window.bounds)
      let centre = CGPoint(x: frame.midX, y: frame.midY)
      note("tree.\(content.rawValue).drawn-with", ProbeTree.means(of: view))
      note("tree.\(content.rawValue).answer", name(of: view.hitTest(centre, with: nil), in: window))
      note("tree.\(content.rawValue).text", ProbeTree.text(of: view), .device)
      let layer = view.layer.hitTest(view.convert(centre, to: view.superview))
      note(
        "tree.\(content.rawValue).layer",
        layer.map { $0 === view.layer ? "the root layer" : ProbeTree.name(of: type(of: $0)) }
          ?? "none", .device)
      askOnGrid(content, window)
      if content == .nothing {
        note("tree.background", view.backgroundColor == .clear ? "clear" : "coloured")
      }
      await remove(window)
    }

    private func askOnGrid(_ content: ProbeContent, _ window: ProbeWindow) {
      stage.begin("grid.\(content.rawValue)")
      var reasons: [String] = []
      window.onDecision = { decision in
        let test = decision.strategy.map { " by \($0.rawValue)" } ?? ""
        reasons.append("\(decision.verdict.rawValue): \(decision.reason.rawValue)\(test)")
      }
      let rows = ProbeContent.grid(in: window.bounds).map { row in
        row.map { window.hitTest($0, with: nil) == nil ? "." : "c" }.joined()
      }
      window.onDecision = nil
      note("grid.\(content.rawValue).map", rows.joined(separator: " "))
      // The middle of five rows of three.
      note("grid.\(content.rawValue).on", reasons.count == 15 ? reasons[7] : nil)
      note("grid.\(content.rawValue).beside", reasons.first)
    }

    private func askPublishedWindow() async {
      stage.begin("published")
      let window = await show(stage.host(.text) {}, in: PublishedWindow(windowScene: stage.scene))
      let frame = ProbeContent.frame(in: window.bounds)
      let answer = window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
      note("published.text.answer", name(of: answer, in: window))
      await remove(window)
    }
  }
#endif
