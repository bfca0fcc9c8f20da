/// One tap that the person at the screen makes, and what is expected of it.
struct ProbeStep {
  /// Which window lies over the app.
  enum Overlay: String, CaseIterable {
    case ours, published, none
  }

  /// Where the tap goes.
  enum Target: String, CaseIterable {
    case toast, beside
    /// A button that a plain view in it covers. FS-396.
    case coveredButton
  }

  /// Who is told of the tap.
  enum Receiver: String {
    case toast, app, button, nobody
  }

  var overlay: Overlay
  var target: Target

  static let all =
    [Overlay.ours, .published].flatMap { overlay in
      [Target.toast, .beside].map { ProbeStep(overlay: overlay, target: $0) }
    } + [ProbeStep(overlay: .none, target: .coveredButton)]

  /// What the headless UIKit says of this tap, by the major version of iOS.
  func expected(on version: Int) -> Receiver {
    switch (overlay, target) {
    case (_, .coveredButton), (.none, _): .nobody
    case (_, .beside): .app
    case (.ours, .toast): .toast
    case (.published, .toast): version < 18 ? .toast : version < 26 ? .nobody : .app
    }
  }

  var name: String { "\(overlay.rawValue), \(target.rawValue)" }
}
