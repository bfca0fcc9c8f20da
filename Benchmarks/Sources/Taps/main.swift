import Foundation
import Harness
import UIKit

/// One million simulated taps, or as many as the first argument says, in under a minute and in
/// memory that does not grow; for recognizers spread over the screen, and for all in one place. With
/// `--fast` hit tests take the fast walk.
requireRelease()
let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.flatMap(Int.init) ?? 1_000_000
let figures = TapScreen.Arrangement.allCases.map {
  TapFigures($0, count: count, isFast: arguments.contains("--fast"))
}
figures.forEach { print($0.text) }
exit(figures.allSatisfy(\.isMet) ? 0 : 1)
