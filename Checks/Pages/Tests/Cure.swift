import Fallthrough
import UIKit

/// What one section of the page of symptoms advises, on one version.
@MainActor struct Cure {
  let symptom: String
  let isCured: @MainActor (AppBehind) -> Bool

  init(_ symptom: String, _ isCured: @escaping @MainActor (AppBehind) -> Bool) {
    (self.symptom, self.isCured) = (symptom, isCured)
  }
}

let card = CGRect(x: 20, y: 700, width: 350, height: 80)
let onCard = CGPoint(x: 190, y: 740)
let beside = CGPoint(x: 190, y: 300)
@MainActor var device: SimulatedDevice { .current }

/// What VoiceOver reads.
@MainActor var spoken: [String] { device.accessibilityElements.compactMap(\.accessibilityLabel) }

/// What `onDecision` printed since the cure began.
@MainActor var decisions: [String] = []

/// A window of the library's around a controller, on the screen.
@MainActor func show(
  _ root: UIViewController, _ change: (PassThroughWindow) -> Void = { _ in }
) -> PassThroughWindow {
  let window = PassThroughWindow(windowScene: device.scenes[0])
  window.rootViewController = root
  window.windowLevel = .alert
  window.onDecision = { decisions.append("\($0)") }
  change(window)
  window.isHidden = false
  return window
}

/// SwiftUI content at the place of the card.
@MainActor func hosted(
  _ kind: SimulatedContent = .drawing
) -> (SimulatedHostingController, SimulatedContentHandle) {
  let host = SimulatedHostingController()
  return (host, host.addContent(card, kind: kind))
}

/// Whether a tap on the card is the content's and one beside it is the app's.
@MainActor func parts(_ content: SimulatedContentHandle, and app: AppBehind) -> Bool {
  device.tremblingTap(at: onCard)
  return content.tapCount == 1 && app.getsTap(at: beside)
}
