import ArgumentParser
import TouchMap

/// A point as `X,Y`.
struct PointArgument: ExpressibleByArgument {
  let point: Hierarchy.Point

  init(point: Hierarchy.Point) { self.point = point }

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else { return nil }
    point = Hierarchy.Point(x: x, y: y)
  }
}
