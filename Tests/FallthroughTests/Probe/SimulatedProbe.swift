import Fallthrough
import Probe
import Testing
import UIKit

/// The probe's stage on the simulated device.
@MainActor final class SimulatedProbe: ProbeStage {
  private(set) var rows: [ProbeRow] = []
  private(set) var steps: [String] = []
  private var contents: [SimulatedContentHandle] = []

  var device: SimulatedDevice { .current }
  var scene: UIWindowScene { device.scenes[0] }

  /// What the probe sees on a system.
  static func rows(on model: ProbeModel) async -> [ProbeRow] {
    let device = SimulatedDevice.current
    device.reset()
    device.systemVersion = OperatingSystemVersion(Double(model.system))
    device.linkedSDK = OperatingSystemVersion(Double(model.sdk))
    device.designRequiresCompatibility = model.isCompatible
    let stage = SimulatedProbe()
    let run = ProbeRun(on: stage)
    await run.run()
    await run.runTaps()
    return stage.rows
  }

  func host(_ content: ProbeContent, onTap: @escaping @MainActor () -> Void) -> UIViewController {
    let host = SimulatedHostingController()
    let frame = ProbeContent.frame(in: scene.screen.bounds)
    func add(_ frame: CGRect, _ kind: SimulatedContent) {
      host.addContent(frame, kind: kind).onTap = onTap
    }
    switch content {
    case .text: add(frame, .text)
    case .symbol: add(frame, .symbol)
    case .capsule: add(frame, .shape)
    case .image: add(frame, .image)
    case .untouchable: add(frame, .decoration)
    case .glass:
      let isLayered = device.systemVersion.majorVersion >= 26 && device.linkedSDK.majorVersion >= 26
      if isLayered { add(scene.screen.bounds, .glassContainer) }
      add(frame, .glass)
    case .representable:
      let view = ProbeView(frame: frame)
      view.onTap = onTap
      host.addForeignView(view)
    case .field: host.addForeignView(UITextField(frame: frame))
    case .nothing: break
    }
    return host
  }

  func settle() async { device.clock.advance(by: 1) }

  func tap(
    at point: CGPoint, words: String, until hasArrived: @MainActor () -> Bool
  ) async -> Bool {
    device.tap(at: point)
    return true
  }

  func takePicture(_ name: String) async {}

  func begin(_ step: String) { steps.append(step) }

  func note(_ row: ProbeRow) { rows.append(row) }
}

/// A system as it is modelled, with the SDK of the app.
struct ProbeModel: Hashable, CustomTestStringConvertible {
  var system: Int
  var sdk: Int
  /// Whether the app asks for the old design.
  var isCompatible = false

  static let all = [
    ProbeModel(system: 15, sdk: 15), ProbeModel(system: 16, sdk: 16),
    ProbeModel(system: 17, sdk: 17), ProbeModel(system: 18, sdk: 17),
    ProbeModel(system: 18, sdk: 18), ProbeModel(system: 26, sdk: 18),
    ProbeModel(system: 26, sdk: 26), ProbeModel(system: 26, sdk: 26, isCompatible: true),
    ProbeModel(system: 27, sdk: 26), ProbeModel(system: 27, sdk: 27),
  ]

  /// The name in the file of expectations.
  var name: String { "\(system) sdk \(sdk)" + (isCompatible ? " compatible" : "") }

  var testDescription: String { name }
}
