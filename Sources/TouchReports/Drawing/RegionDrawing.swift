@_spi(Command) import TouchMap

/// The drawing of a region: one path around all of it.
package struct RegionDrawing {
  /// Without the edges inside; filled by the even-odd rule.
  private let outline: [[Screen.Point]]

  /// - Parameter polygons: The polygons of the region; they do not overlap.
  package init(_ polygons: [[Screen.Point]]) {
    outline = RegionOutline(around: polygons).loops
  }

  /// The outline in steps from corner to corner, as short as SVG takes it. Of an upright region
  /// each edge is moved to the next hundredth of a point: a point in hundredths lies on the same
  /// side of it.
  package var shortPath: String {
    let isUpright = outline.allSatisfy { loop in
      zip(loop, loop.dropFirst() + loop.prefix(1)).allSatisfy { $0.x == $1.x || $0.y == $1.y }
    }
    let unit = isUpright ? ShortNumber.hundredths : ShortNumber.tenThousandths
    var data = ""
    for loop in outline {
      let corners = loop.map { (x: unit.count($0.x), y: unit.count($0.y)) }
      guard var last = corners.first else { continue }
      data += "M" + unit.pair(last.x, last.y)
      for next in corners.dropFirst() where next != last {
        if next.y == last.y {
          data += "h" + unit.text(next.x - last.x)
        } else if next.x == last.x {
          data += "v" + unit.text(next.y - last.y)
        } else {
          data += "l" + unit.pair(next.x - last.x, next.y - last.y)
        }
        last = next
      }
      data += "z"
    }
    return data
  }
}
