#if canImport(SwiftUI) && canImport(UIKit) && canImport(Darwin)
  import Fallthrough
  import ObjectiveC
  import SwiftUI
  import UIKit

  extension ProbeRun {
    /// What only a device can tell.
    func lookAtDevice() async {
      lookAtEnvironment()
      lookAtBackground()
      await showOverlay()
      await lookAtOverlays()
      hook()
    }

    func tell(_ id: String, _ seen: String) { note(id, seen, .device) }

    // MARK: Environment

    private func lookAtEnvironment() {
      stage.begin("environment")
      tell("environment.presentationMode", writability(of: PresentationPath.self))
      let paths: [(String, AnyKeyPath)] = [
        ("isPresented", \EnvironmentValues.isPresented), ("dismiss", \EnvironmentValues.dismiss),
        ("refresh", \EnvironmentValues.refresh),
      ]
      for (name, path) in paths {
        let isWritable =
          path is WritableKeyPath<EnvironmentValues, Bool>
          || path is WritableKeyPath<EnvironmentValues, DismissAction>
          || path is WritableKeyPath<EnvironmentValues, RefreshAction?>
        tell("environment.\(name)", isWritable ? "can be written" : "cannot be written")
      }
    }

    private func writability(of path: (some DeprecatedPath).Type) -> String {
      path.isWritable ? "can be written" : "cannot be written"
    }

    private func lookAtBackground() {
      let fresh = UIHostingController(rootView: EmptyView())
      let colour = fresh.view.backgroundColor
      tell("background.fresh", colour.map { "\($0)" } ?? "none")
      tell("background.is-systemBackground", "\(colour == .systemBackground)")
    }

    // MARK: An overlay of SwiftUI's

    /// When the content of an overlay appears, and where.
    private func showOverlay() async {
      stage.begin("overlay")
      let sights = OverlaySights()
      let window = await show(
        UIHostingController(rootView: AskingView(sights: sights)),
        in: ProbeWindow(windowScene: stage.scene))
      await stage.settle()
      await stage.settle()
      tell("overlay.events", sights.events.joined(separator: ", "))
      tell("overlay.safe-area", sights.safeArea)
      tell("overlay.key-window", stage.scene.keyWindow === app ? "the app's" : "another")
      await remove(window)
    }

    // MARK: The hook of one view

    private func hook() {
      stage.begin("hook")
      let view = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let centre = CGPoint(x: 50, y: 50)
      func answer() -> String {
        view.hitTest(centre, with: nil) == nil ? "falls through" : "claimed"
      }
      view.isPassThrough = true
      tell("hook.set", answer())
      let observation = view.observe(\.alpha) { _, _ in }
      tell("hook.observed", answer())
      tell("hook.observed.class", NSStringFromClass(type(of: view)))
      observation.invalidate()
      tell("hook.no-longer-observed", answer())
      let ours: AnyClass? = object_getClass(view)
      tell("hook.class", ours.map { NSStringFromClass($0) } ?? "none")
      object_setClass(view, ForeignStackView.self)
      tell("hook.class-changed-by-others", answer())
      view.isPassThrough = true
      tell("hook.set-again", answer())
      view.isPassThrough = false
      tell("hook.removed", answer())
    }
  }

  /// A value of the environment that later systems deprecate: the mark keeps builds free of warnings.
  private protocol DeprecatedPath {
    static var isWritable: Bool { get }
  }

  private enum PresentationPath: DeprecatedPath {
    @available(iOS, deprecated: 27.0)
    @available(tvOS, deprecated: 27.0)
    @available(visionOS, deprecated: 27.0)
    static var isWritable: Bool {
      \EnvironmentValues.presentationMode
        is WritableKeyPath<EnvironmentValues, Binding<PresentationMode>>
    }
  }

  /// The class that another library might give to a view.
  private final class ForeignStackView: UIStackView {}

  /// What happened to the content of an overlay.
  @MainActor
  final class OverlaySights {
    var events: [String] = []
    var safeArea = "unknown"
  }

  /// A view that asks for an overlay.
  private struct AskingView: View {
    let sights: OverlaySights
    @State private var isShown = true

    var body: some View {
      Text("Asking")
        .onAppear { sights.events.append("the asking view appears") }
        .passThroughOverlay(
          isPresented: $isShown, onDismiss: { sights.events.append("onDismiss") }
        ) { AskedView(sights: sights) }
    }
  }

  /// The content of that overlay.
  private struct AskedView: View {
    let sights: OverlaySights
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      GeometryReader { geometry in
        Text("Asked")
          .onAppear {
            sights.events.append("the content appears, presented: \(isPresented)")
            sights.safeArea = "\(geometry.safeAreaInsets) in \(geometry.size)"
          }
          .onDisappear { sights.events.append("the content disappears") }
      }
    }
  }
#endif
