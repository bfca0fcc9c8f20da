/// Maps the screen to cells and to steps within a cell.
///
/// A coordinate becomes one number: the cell's column or row in the high bits, the step within the
/// cell in the low six. The map is monotone and clamped, so it is right for every coordinate,
/// however far away or however close together.
struct GridScale: Sendable {
  /// One of the two axes.
  struct Axis: Sendable {
    let count: Int
    private let origin: Double
    private let stepsPerPoint: Double
    private let last: Double

    /// Edges often have round coordinates. These steps keep such edges away from the steps' own
    /// limits, where rounding errors would make candidates rough.
    init(_ low: Double, _ high: Double, count: Int) {
      let low = max(low, -.greatestFiniteMagnitude / 4)
      let extent = min(max(high - low, .leastNormalMagnitude), .greatestFiniteMagnitude / 2)
      self.count = count
      origin = low - extent * 0.003_7
      let steps = Double(count << Int(GridScale.stepBits))
      stepsPerPoint = min(steps / (extent * 1.009_3), .greatestFiniteMagnitude)
      last = steps - 1
    }

    /// Returns the number of a coordinate, which must not be `nan`.
    @inline(__always)
    func number(_ coordinate: Double) -> UInt32 {
      let steps = (coordinate - origin) * stepsPerPoint
      return UInt32(truncatingIfNeeded: Int(steps > 0 ? min(steps, last) : 0))
    }

    /// Where a cell begins and ends, as exactly as computed coordinates are.
    func interval(_ cell: Int) -> (low: Double, high: Double) {
      let extent = Double(1 << GridScale.stepBits) / stepsPerPoint
      return (origin + Double(cell) * extent, origin + Double(cell + 1) * extent)
    }
  }

  private static let stepBits: UInt32 = 6
  /// The most columns or rows.
  static let maximumCount = 1 << 20

  let x: Axis
  let y: Axis

  init(area: Box, columns: Int, rows: Int) {
    x = Axis(area.minX, area.maxX, count: columns)
    y = Axis(area.minY, area.maxY, count: rows)
  }

  var columns: Int { x.count }
  var rows: Int { y.count }

  /// The column or row of a coordinate's number.
  @inline(__always)
  static func cell(_ number: UInt32) -> Int { Int(number &>> stepBits) }

  /// The step of a coordinate's number, from 1.
  @inline(__always)
  static func step(_ number: UInt32) -> UInt32 { number & (1 &<< stepBits &- 1) &+ 1 }

  /// The step of a coordinate's number, as a block holds it.
  @inline(__always)
  static func shortStep(_ number: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: step(number)) }

  /// Whether the cell is at the rim, so that it reaches to infinity.
  func isAtRim(column: Int, row: Int) -> Bool {
    column == 0 || row == 0 || column == columns - 1 || row == rows - 1
  }

  /// The cell's place on the screen, as exactly as computed coordinates are.
  func rect(column: Int, row: Int) -> Box {
    let (across, down) = (x.interval(column), y.interval(row))
    return Box(minX: across.low, minY: down.low, maxX: across.high, maxY: down.high)
  }
}
