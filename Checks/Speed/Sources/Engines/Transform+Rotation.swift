import Foundation
import TouchMap

extension Screen.Transform {
  /// Creates a turn, clockwise as seen with y pointing down.
  package static func rotation(degrees: Double) -> Screen.Transform {
    let angle = degrees * .pi / 180
    return Screen.Transform(
      a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }
}
