import Foundation
import Harness
import UIKit

/// One million simulated taps, or as many as the first argument says, in under a minute and in
/// memory that does not grow; for recognizers spread over the screen, and for all in one place. With
/// `--toast` so many taps over a toast with Auto Layout instead.
requireRelease()
let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.flatMap(Int.init) ?? 1_000_000
if arguments.contains("--toast") {
  let figures = ToastFigures(count: count)
  print(figures.text)
  exit(figures.isMet ? 0 : 1)
}
let figures = TapScreen.Arrangement.allCases.map { TapFigures($0, count: count) }
figures.forEach { print($0.text) }
exit(figures.allSatisfy(\.isMet) ? 0 : 1)
