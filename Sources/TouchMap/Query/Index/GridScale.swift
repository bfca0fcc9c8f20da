/// Maps the screen to cells and to steps within a cell.
///
/// A coordinate becomes one number: the cell's column or row in the high bits, the step within the
/// cell in the low six. The map is monotone and clamped, so that it says something true of any
/// coordinate, however far away or however close together.
struct GridScale: Sendable {
  private static let stepBits: UInt32 = 6
  /// The most columns or rows.
  static let maximumCount = 1 << 20

  let columns: Int
  let rows: Int
  private let originX, originY: Double
  private let scaleX, scaleY: Double
  private let lastX, lastY: Double

  init(area: ScreenRect, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    (originX, scaleX) = Self.fit(area.minX, area.maxX, count: columns)
    (originY, scaleY) = Self.fit(area.minY, area.maxY, count: rows)
    lastX = Double(columns << Int(Self.stepBits) - 1)
    lastY = Double(rows << Int(Self.stepBits) - 1)
  }

  /// Edges tend to have round coordinates. Steps that do not keep them off the steps' own limits,
  /// where rounding errors would make candidates rough.
  private static func fit(_ low: Double, _ high: Double, count: Int) -> (Double, Double) {
    let low = max(low, -.greatestFiniteMagnitude / 4)
    let extent = min(max(high - low, .leastNormalMagnitude), .greatestFiniteMagnitude / 2)
    let origin = low - extent * 0.003_7
    let scale = Double(count << Int(stepBits)) / (extent * 1.009_3)
    return (origin, min(scale, .greatestFiniteMagnitude))
  }

  /// Returns the number of a column and of a step in it.
  @inline(__always)
  func x(_ x: Double) -> UInt32 {
    Self.number(min(max((x - originX) * scaleX, 0), lastX))
  }

  /// Returns the number of a row and of a step in it.
  @inline(__always)
  func y(_ y: Double) -> UInt32 {
    Self.number(min(max((y - originY) * scaleY, 0), lastY))
  }

  @inline(__always)
  private static func number(_ place: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: Int(place))
  }

  /// The column or row of a coordinate's number.
  @inline(__always)
  static func cell(_ number: UInt32) -> Int { Int(number &>> stepBits) }

  /// The step of a coordinate's number, from 1.
  @inline(__always)
  static func step(_ number: UInt32) -> UInt32 { number & (1 &<< stepBits &- 1) &+ 1 }

  /// Whether the cell is at the rim and so reaches as far as there are coordinates.
  func isAtRim(column: Int, row: Int) -> Bool {
    column == 0 || row == 0 || column == columns - 1 || row == rows - 1
  }

  /// The cell's place on the screen, as exactly as computed coordinates are.
  func rect(column: Int, row: Int) -> ScreenRect {
    let width = Double(1 << Int(Self.stepBits)) / scaleX
    let height = Double(1 << Int(Self.stepBits)) / scaleY
    let x = originX + Double(column) * width
    let y = originY + Double(row) * height
    return ScreenRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }
}
