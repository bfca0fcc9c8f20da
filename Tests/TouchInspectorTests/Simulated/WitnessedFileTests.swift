import Foundation
import Testing
import TouchInspector
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports
import UIKit

/// Does not let touches through, whatever its name says.
private final class PassThroughCard: UIView {}

/// Differences whose tests stand in the suite of the fidelity items, to be compiled and run there.
///
/// The rule goes by the names of classes, and these are wrong on purpose.
@MainActor @Suite struct `The written tests of differences` {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("FidelityTests/WitnessedTests.swift")

  private func card(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIView {
    PassThroughCard(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  /// Turned, scrolled, faded, disabled and hidden views, and a window in front of another.
  private func windows() -> [UIWindow] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 150, height: 120))
    scroll.bounds.origin = CGPoint(x: 0, y: 40)
    window.addSubview(scroll)
    let turned = card(30, 60, 60, 60)
    turned.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    turned.transform = CGAffineTransform(a: 0.5, b: 0.5, c: -0.5, d: 0.5, tx: 3, ty: 0)
    scroll.addSubview(turned)
    let faded = card(20, 200, 100, 80)
    faded.alpha = 0.25
    window.addSubview(faded)
    let disabled = UIView(frame: window.bounds)
    disabled.isUserInteractionEnabled = false
    window.addSubview(disabled)
    let hidden = UIView(frame: window.bounds)
    hidden.isHidden = true
    window.addSubview(hidden)
    let front = UIWindow(frame: CGRect(x: 120.5, y: 150, width: 60, height: 40))
    front.windowLevel = .alert
    front.addSubview(card(-5, 1.0 / 3, 50, 200.0 / 3))
    for window in [window, front] { window.isHidden = false }
    return [window, front]
  }

  @Test func `are those that are compiled and run among the fidelity tests`() throws {
    var screen = TouchInspector.capture(windows(), options: .witnesses)
    screen.system = "The headless UIKit"
    let report = VerifyReport(ReportedScreen(screen))
    #expect(report.verification.differences.count == 3)
    let text = VerifyReport.test([report])
    if ProcessInfo.processInfo.environment["FALLTHROUGH_WRITE"] == "yes" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      written == text, "write it anew: FALLTHROUGH_WRITE=yes swift test --filter 'written tests'")
  }
}
