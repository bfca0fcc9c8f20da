import Foundation
import Harness
import UIKit

/// One million simulated taps, or as many as the first argument says, in under a minute and in
/// memory that does not grow; for recognizers spread over the screen, and for all in one place.
requireRelease()
let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000_000
let figures = TapScreen.Arrangement.allCases.map { TapFigures($0, count: count) }
figures.forEach { print($0.text) }
exit(figures.allSatisfy(\.isMet) ? 0 : 1)
