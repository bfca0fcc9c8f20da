import Fallthrough
import SwiftUI
import Testing
import UIKit

/// Fails a test in which something was done within an update that nothing may do there.
struct ChecksUpdates: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run { ViewUpdates.faults = [] }
    try await function()
    await MainActor.run {
      for fault in ViewUpdates.faults { Issue.record("In an update: \(fault)") }
      ViewUpdates.faults = []
    }
  }
}

extension Trait where Self == ChecksUpdates {
  static var checkedUpdates: Self { Self() }
}

/// What an overlay is about.
struct Item: Identifiable {
  let id: String
  var text = ""
}

/// What the views of an app show, and what happened to it.
@MainActor final class AppModel: ObservableObject {
  @Published var isShown = false
  @Published var item: Item?
  @Published var hasAnchor = true
  @Published var alignment = Alignment.center
  @Published var duration: TimeInterval?
  @Published var mode = PassThroughMode.automatic
  @Published var level: UIWindow.Level?
  @Published var count = 0
  private(set) var log: [String] = []

  /// Notes that a closure of the app was called.
  func note(_ event: String) {
    ViewUpdates.noteCallOfApp(event)
    log.append(event)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func binding<Value>(_ property: ReferenceWritableKeyPath<AppModel, Value>) -> Binding<Value> {
    Binding(get: { self[keyPath: property] }, set: { self[keyPath: property] = $0 })
  }
}

/// A hosting controller in a window of the app, with a model.
@MainActor final class DoubledApp {
  let model = AppModel()
  let scene: UIWindowScene
  let window: UIWindow
  private(set) var host: UIViewController?
  var device: SimulatedDevice { .current }

  init(
    in scene: UIWindowScene = SimulatedDevice.current.scenes[0],
    _ root: (AppModel) -> some View
  ) {
    self.scene = scene
    window = UIWindow(windowScene: scene)
    let host = UIHostingController(rootView: root(model))
    self.host = host
    window.rootViewController = host
    window.makeKeyAndVisible()
    turn()
  }

  /// Changes the model outside of an event, and lets the run loop turn.
  func change(_ change: (AppModel) -> Void) {
    change(model)
    turn()
  }

  /// Lets the run loop turn, up to the next frame of the screen.
  func turn() { device.clock.advance(by: 0.02) }

  func endHost() {
    host = nil
    window.rootViewController = UIViewController()
    turn()
  }

  var overlays: [PassThroughWindow] { scene.windows.compactMap { $0 as? PassThroughWindow } }

  /// What the app notes for a tap.
  func tap(_ x: CGFloat, _ y: CGFloat) -> [String] {
    _ = model.takeLog()
    device.tap(at: CGPoint(x: x, y: y))
    return model.takeLog()
  }
}

/// The middle of the screen, on a toast that is aligned there, and a place beside it.
enum Place {
  static let onToast = CGPoint(x: 196, y: 426)
  static let beside = CGPoint(x: 196, y: 100)
}

/// Content of 200 by 100 points that says when it is tapped.
struct Toast: View {
  let model: AppModel
  var name = "toast"

  var body: some View {
    Color.yellow.frame(width: 200, height: 100).onTapGesture { model.note(name) }
  }
}

/// A screen that says when it is tapped, with an overlay.
struct Screen<Overlay: View>: View {
  @ObservedObject var model: AppModel
  @ViewBuilder let overlay: () -> Overlay

  var body: some View {
    ZStack {
      Color.yellow.onTapGesture { model.note("app") }
      if model.hasAnchor {
        Color.clear.passThroughOverlay(
          isPresented: model.binding(\.isShown), alignment: model.alignment,
          duration: model.duration, onDismiss: { model.note("dismissed") }, content: overlay)
      }
    }
  }
}

/// A screen with an overlay for an item.
struct ItemScreen<Overlay: View>: View {
  @ObservedObject var model: AppModel
  @ViewBuilder let overlay: (Item) -> Overlay

  var body: some View {
    Color.yellow.onTapGesture { model.note("app") }
      .passThroughOverlay(
        item: model.binding(\.item), duration: model.duration,
        onDismiss: { model.note("dismissed") }, content: overlay)
  }
}
