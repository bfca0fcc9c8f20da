/// Seven candidates of one cell, front to back, and the mark after them: one cache line.
///
/// The places where a candidate begins and ends within the cell are rounded to steps, so that one
/// byte holds an edge and a few instructions on 64-bit words compare a point with all seven
/// candidates. A place is a step from 1 to 64; 0 and 127 mean edges before and beyond the cell.
///
/// Rounding is monotone: a point on a lower step than an edge lies before the edge, on a higher
/// step behind it. Only on the same step the candidate's own arithmetic must decide.
struct CellBlock: BitwiseCopyable {
  static let capacity = 7
  /// Where edges outside the cell are.
  static let before: UInt8 = 0
  static let beyond: UInt8 = 127

  /// A candidate's edges, in steps of a cell.
  struct Edges: Equatable, BitwiseCopyable {
    var minX, minY, maxX, maxY: UInt8

    static let wholeCell = Edges(minX: before, minY: before, maxX: beyond, maxY: beyond)

    @inline(__always)
    static func == (left: Edges, right: Edges) -> Bool { left.bits == right.bits }

    @inline(__always)
    private var bits: UInt32 {
      UInt32(minX) | UInt32(minY) &<< 8 | UInt32(maxX) &<< 16 | UInt32(maxY) &<< 24
    }
  }

  /// The candidates; the last lane says where the list continues.
  private var entries = SIMD8<UInt32>(repeating: Entry.end.bits)
  // One byte for each candidate. The last lane matches every point and points to the next block.
  private var minX: UInt64 = 0x007F_7F7F_7F7F_7F7F
  private var minY: UInt64 = 0x007F_7F7F_7F7F_7F7F
  private var maxX: UInt64 = 0x7F00_0000_0000_0000
  private var maxY: UInt64 = 0x7F00_0000_0000_0000

  /// The candidates that may contain a point, and those of them that do contain it, as the highest
  /// bits of their bytes.
  @inline(__always)
  func match(x: UInt64, y: UInt64) -> (possible: UInt64, certain: UInt64) {
    // With the highest bit set first, subtracting leaves it set where no borrow was needed, and
    // bytes cannot borrow from one another.
    let left = (x | Self.highBits) &- minX
    let top = (y | Self.highBits) &- minY
    let right = (maxX | Self.highBits) &- x
    let bottom = (maxY | Self.highBits) &- y
    let possible = left & top & right & bottom & Self.highBits
    let certain =
      (left &- Self.ones) & (top &- Self.ones) & (right &- Self.ones) & (bottom &- Self.ones)
    return (possible, certain)
  }

  /// Returns a word with a step in each of its bytes, as ``match(x:y:)`` takes it.
  @inline(__always)
  static func spread(_ step: UInt32) -> UInt64 { UInt64(step) &* ones }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Sets where the list continues.
  mutating func setNext(_ next: Entry) { entries[Self.capacity] = next.bits }

  /// Returns a lane of a block in memory: a vector that was loaded has no lanes to choose from.
  @inline(__always)
  static func entry(_ lane: Int, of block: UnsafePointer<CellBlock>) -> Entry {
    Entry(
      bits: UnsafeRawPointer(block).load(
        fromByteOffset: lane &* MemoryLayout<UInt32>.stride, as: UInt32.self))
  }

  /// Overwrites a lane of a block in memory.
  @inline(__always)
  static func set(
    _ lane: Int, of block: UnsafeMutablePointer<CellBlock>, _ entry: Entry, _ box: Edges
  ) {
    UnsafeMutableRawPointer(block).storeBytes(
      of: entry.bits, toByteOffset: lane &* MemoryLayout<UInt32>.stride, as: UInt32.self)
    block.pointee.minX.setByte(lane, box.minX)
    block.pointee.minY.setByte(lane, box.minY)
    block.pointee.maxX.setByte(lane, box.maxX)
    block.pointee.maxY.setByte(lane, box.maxY)
  }
}

extension UInt64 {
  @inline(__always)
  fileprivate mutating func setByte(_ lane: Int, _ value: UInt8) {
    let shift = 8 &* lane
    self = self & ~(0xFF &<< shift) | UInt64(value) &<< shift
  }
}
