import Fallthrough
import UIKit

/// The screen of most scenarios: a button fills the app's window, and an overlay shows what a
/// SwiftUI hosting view draws, with a toast at the bottom unless there is none.
@MainActor final class ToastScreen {
  let screen: Screen
  let host = SimulatedHostingController()
  private(set) var toast: SimulatedContentHandle?

  init(_ system: SystemUnderTest, _ kind: SimulatedContent? = .drawing) {
    screen = Screen(system, root: host)
    toast = kind.map { host.addContent(Toast.frame, kind: $0) }
  }

  var overlay: PassThroughWindow { screen.overlay }
  var device: SimulatedDevice { screen.device }

  /// Who gets a tap: "app", "toast", the name of another button, or what became of the tap.
  func tap(_ point: CGPoint) -> String { receiver { $0.tap(at: point) } }

  /// Who gets a tap that is made in another way.
  func receiver(of tap: (SimulatedDevice) -> TouchRecord) -> String {
    let before = toast?.tapCount ?? 0
    var record = TouchRecord?.none
    let names = screen.taps { record = tap(device) }
    if toast?.tapCount == before + 1 { return (names + ["toast"]).joined(separator: "+") }
    return names.isEmpty ? fate(record) : names.joined(separator: "+")
  }

  private func fate(_ record: TouchRecord?) -> String {
    switch record?.outcome {
    case .delivered(let view): view === host.view ? "hosting view" : "swallowed"
    case .dropped: "dropped"
    default: "nobody"
    }
  }

  /// What the overlay answered in each phase of a tap.
  func answers(to point: CGPoint) -> [(phase: Int, view: UIView?)] {
    device.tap(at: point).passes.filter { $0.window === overlay }.map { ($0.phase, $0.result) }
  }

  /// The window that takes a hit test which delivers no touch.
  func winner(_ ask: (CGPoint) -> TouchRecord, _ point: CGPoint) -> TouchRecord.Pass? {
    ask(point).passes.last { $0.result != nil }
  }
}

extension SystemUnderTest {
  /// The three that differ in how SwiftUI shows its content to a hit test.
  static let models = [SystemUnderTest(17), SystemUnderTest(18), SystemUnderTest(26)]
}
