/// The items of one section of a flow layout, as if it grew downwards.
struct FlowSection {
  var sizes: [CGSize]
  var breadth: CGFloat
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat

  /// Places the items in lines, in each line as many as fit.
  ///
  /// A full line fills the breadth. The last line has the least distances, or with items of one
  /// size those of the other lines. Items are in the middle of their line, a choice.
  ///
  /// - Returns: Where the items are, and how long all lines are, in points.
  func placed() -> (frames: [CGRect], length: CGFloat) {
    var (frames, y) = ([CGRect](), CGFloat(0))
    let lines = broken()
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      let gap = !isLast || isUniform ? gap(of: line) : itemSpacing
      let height = line.map { sizes[$0].height }.max() ?? 0
      var x = CGFloat(0)
      for item in line {
        let size = sizes[item]
        frames.append(CGRect(origin: CGPoint(x: x, y: y + (height - size.height) / 2), size: size))
        x += size.width + gap
      }
      y += height + (isLast ? 0 : lineSpacing)
    }
    return (frames, y)
  }

  private var isUniform: Bool { sizes.allSatisfy { $0 == sizes[0] } }

  /// The gap between the items of a full line. With items of one size it is computed for as many as
  /// fit, even if there are fewer.
  private func gap(of line: [Int]) -> CGFloat {
    var (count, width) = (line.count, line.reduce(0) { $0 + sizes[$1].width })
    if isUniform {
      let each = max(sizes[0].width + itemSpacing, .leastNormalMagnitude)
      let fitting = (breadth + itemSpacing) / each
      count = max(line.count, fitting.isFinite && fitting < 1e6 ? Int(max(fitting, 1)) : 1)
      width = CGFloat(count) * sizes[0].width
    }
    return count > 1 ? (breadth - width) / CGFloat(count - 1) : 0
  }

  private func broken() -> [[Int]] {
    var (lines, width) = ([[Int]](), CGFloat(0))
    for (index, size) in sizes.enumerated() {
      if lines.isEmpty || width + itemSpacing + size.width > breadth {
        lines.append([index])
        width = size.width
      } else {
        lines[lines.count - 1].append(index)
        width += itemSpacing + size.width
      }
    }
    return lines
  }
}
