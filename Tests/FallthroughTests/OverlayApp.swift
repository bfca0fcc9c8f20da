import Fallthrough
import Testing
import UIKit

/// Does work as SwiftUI does within an update, and fails if a window, a hosting controller or a closure
/// of the app is taken along: everything that SwiftUI calls of ours it calls here.
@MainActor func inUpdate(sourceLocation: SourceLocation = #_sourceLocation, _ work: () -> Void) {
  for fault in SimulatedDevice.current.faults(duringUpdate: work) {
    Issue.record("In an update: \(fault)", sourceLocation: sourceLocation)
  }
  if !SimulatedDevice.isUpdatingViews { SimulatedDevice.current.turn() }
}

extension SimulatedDevice {
  /// Lets the run loop turn, which does what waits for that outside of an event.
  func turn() { clock.advance(by: 0) }
}

/// Fails if a closure of the app is called within an update.
@MainActor func noteCallOfApp(_ name: String) {
  if SimulatedDevice.isUpdatingViews { Issue.record("In an update: \(name) was called") }
}

/// A stage whose content comes and goes in updates, and takes its time to go, as SwiftUI's does, or
/// never goes.
@MainActor final class SimulatedStage: OverlayStage {
  let host = SimulatedHostingController()
  let presence = ContentPresence()
  var frame = Toast.frame
  /// How long the content takes to go, in seconds; `nil` for content that never does.
  var departure: TimeInterval? = 0
  /// Called in the update in which the content comes.
  var onAppear: (() -> Void)?
  /// Called in the update in which the content goes, while it still is in the window.
  var onDismantle: ((UIView) -> Void)?
  private(set) var log: [String] = []
  /// The size of the stage in its window at each time that content was put on, or `nil`.
  private(set) var screensWhenPutOn: [CGSize?] = []
  private var marker: PresenceMarkerView?
  private(set) var content: SimulatedContentHandle?
  /// Whether content was put on and not taken off since.
  private(set) var isOn = false
  private var departures = 0

  var controller: UIViewController { host }

  func putOn() {
    log.append(isOn ? "change" : "put on")
    screensWhenPutOn.append(host.view.window.map { _ in host.view.bounds.size })
    isOn = true
    inUpdate { [self] in
      presence.note(progress: 1)
      content = content ?? host.addContent(frame)
      guard marker == nil else { return }
      let marker = PresenceMarkerView(frame: frame)
      marker.presence = presence
      host.addForeignView(marker)
      self.marker = marker
      onAppear?()
    }
  }

  func changeAsWhenPutOn(_ change: () -> Void) {
    log.append("change of itself")
    change()
  }

  func takeOff() {
    log.append("take off")
    isOn = false
    departures += 1
    guard let departure else { return }
    SimulatedDevice.current.clock.schedule(after: departure) { [weak self, departures] in
      guard let self, !isOn, departures == self.departures else { return }
      inUpdate { self.dismantle() }
    }
  }

  private func dismantle() {
    onDismantle?(host.view)
    presence.note(progress: 0)
    content?.remove()
    marker?.removeFromSuperview()
    marker?.presence = nil
    (content, marker) = (nil, nil)
  }
}

/// An app with a view that asks for overlays.
@MainActor final class OverlayApp {
  let device = SimulatedDevice.current
  let scene: UIWindowScene
  let window: UIWindow
  let button = UIButton()
  /// Called with each stage that is made.
  var onStage: ((SimulatedStage) -> Void)?
  /// The stages that were made, in order.
  private(set) var stages: [SimulatedStage] = []
  private(set) var dismissals: [String] = []
  /// Called with the name of each overlay that has gone.
  var onDismiss: ((String) -> Void)?
  private(set) var coordinator: OverlayCoordinator?
  var departure: TimeInterval? = 1
  /// How long overlays stay, in seconds, or `nil` until they are not wanted any more.
  var duration: TimeInterval?
  var frame = Toast.frame
  /// What the log is to say at the first show.
  var firstNote: Misuse.Note?

  var overlays: Int { scene.windows.count - 1 }

  init(in scene: UIWindowScene = SimulatedDevice.current.scenes[0]) {
    self.scene = scene
    window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    button.frame = window.bounds
    window.rootViewController?.view.addSubview(button)
    coordinator = OverlayCoordinator { [weak self] in
      let stage = SimulatedStage()
      self?.stages.append(stage)
      self?.onStage?(stage)
      return stage
    }
    move(to: scene)
  }

  /// The view that asks moves to a scene, or to no window.
  func move(to scene: UIWindowScene?) { inUpdate { [self] in coordinator?.move(to: scene) } }

  /// The view that asks goes for good.
  func end() { inUpdate { [self] in coordinator?.end() } }

  /// Wants an overlay, or none.
  func want(_ id: String?) {
    var request = OverlayRequest(id: id)
    (request.duration, request.firstNote) = (duration, firstNote)
    request.dismiss = { [weak self] in
      noteCallOfApp("dismiss")
      self?.want(nil)
    }
    request.onDismiss = { [weak self] _ in
      noteCallOfApp("onDismiss")
      self?.dismissals.append(id ?? "none")
      self?.onDismiss?(id ?? "none")
    }
    request.describe = { [departure, frame] in
      guard let stage = $0 as? SimulatedStage else { return }
      (stage.departure, stage.frame) = (departure, frame)
    }
    inUpdate { [self, request] in coordinator?.update(request) }
  }

  /// Does something while an event is delivered, as views are updated within one.
  func duringEvent(_ work: @escaping () -> Void) {
    let action = UIAction { _ in work() }
    button.addAction(action, for: .touchUpInside)
    device.tap(at: Toast.beside)
    button.removeAction(action, for: .touchUpInside)
  }

  func forgetCoordinator() { coordinator = nil }
}
