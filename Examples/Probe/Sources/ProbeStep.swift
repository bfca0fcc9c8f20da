/// One tap that the person at the screen makes, and what is expected of it.
struct ProbeStep {
  /// Which window lies over the app.
  enum Overlay: String, CaseIterable {
    case ours, published
  }

  /// Where the tap goes.
  enum Target: String, CaseIterable {
    case toast, beside
  }

  /// Who is told of the tap.
  enum Receiver: String {
    case toast, app, nobody
  }

  var overlay: Overlay
  var target: Target

  static let all = Overlay.allCases.flatMap { overlay in
    Target.allCases.map { ProbeStep(overlay: overlay, target: $0) }
  }

  /// What the headless UIKit says of this tap, by the major version of iOS.
  func expected(on version: Int) -> Receiver {
    switch (overlay, target) {
    case (_, .beside): .app
    case (.ours, .toast): .toast
    case (.published, .toast): version < 18 ? .toast : version < 26 ? .nobody : .app
    }
  }

  var name: String { "\(overlay.rawValue), \(target.rawValue)" }
}
