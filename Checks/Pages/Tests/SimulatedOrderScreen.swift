import Fallthrough
import Testing
import UIKit

/// Does work as SwiftUI does within an update, and fails if a window or a hosting controller is taken
/// along.
@MainActor func inUpdate(_ work: () -> Void) {
  let device = SimulatedDevice.current
  for fault in device.faults(duringUpdate: work) { Issue.record("In an update: \(fault)") }
  if !SimulatedDevice.isUpdatingViews { device.clock.advance(by: 0) }
}

/// What `passThroughOverlay` does for the recipe's screen, with a simulated hosting view in place of
/// SwiftUI's: the coordinator is the one that SwiftUI views have.
@MainActor final class SimulatedOrderScreen {
  static let cardFrame = CGRect(x: 60, y: 760, width: 270, height: 60)

  /// The screen's state, which its button and the overlay's content change.
  var isSaved = false { didSet { if isSaved != oldValue { update() } } }
  private(set) var card: SimulatedContentHandle?
  /// The hosting controller of the overlay.
  private(set) var host: UIViewController?
  private let coordinator: OverlayCoordinator

  init(in scene: UIWindowScene) {
    coordinator = OverlayCoordinator { Stage() }
    inUpdate { [coordinator] in coordinator.move(to: scene) }
  }

  private func update() {
    var request = OverlayRequest(id: isSaved ? true : nil)
    request.duration = 5
    request.dismiss = { [weak self] in self?.isSaved = false }
    request.describe = { [weak self] stage in
      guard let stage = stage as? Stage else { return }
      stage.onTapOutside = { self?.isSaved = false }
      self?.card = stage.card
      self?.host = stage.controller
    }
    inUpdate { [coordinator, request] in coordinator.update(request) }
  }

  /// Content with a card that leaves by a transition of 0.3 seconds, and what stands behind it.
  @MainActor final class Stage: OverlayStage {
    let presence = ContentPresence()
    private let host = SimulatedHostingController()
    private let marker = PresenceMarkerView(frame: SimulatedOrderScreen.cardFrame)
    private let settings = OverlaySettingsView(frame: SimulatedOrderScreen.cardFrame)
    private(set) lazy var card = host.addContent(SimulatedOrderScreen.cardFrame, kind: .drawing)

    var controller: UIViewController { host }
    var onTapOutside: (() -> Void)? {
      didSet {
        let action = onTapOutside
        settings.settings = OverlaySettings {
          $0.swipeEdges = .bottom
          $0.outside = OutsideActions(tap: { _ in action?() })
        }
      }
    }

    func putOn() {
      inUpdate { [self] in
        marker.presence = presence
        presence.note(progress: 1)
        for view in [marker, settings] where view.superview == nil { host.addForeignView(view) }
      }
    }

    func changeAsWhenPutOn(_ change: () -> Void) { change() }

    func takeOff() {
      SimulatedDevice.current.clock.schedule(after: 0.3) { [self] in
        inUpdate { [self] in
          card.remove()
          for view in [marker, settings] { view.removeFromSuperview() }
        }
      }
    }
  }
}

extension CGRect {
  /// The point in the middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
