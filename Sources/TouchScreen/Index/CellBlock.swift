/// Seven candidates of one cell, front to back, and what comes after them: one cache line.
///
/// Where a candidate begins and ends within the cell is rounded to steps, so that one byte holds an
/// edge and a few instructions on 64-bit words compare a point with all seven candidates. A place
/// is a step from 1 to 64; 0 and 127 stand for edges before and beyond the cell.
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

  /// The candidates, and in the last lane where the list goes on.
  private(set) var entries = SIMD8<UInt32>(repeating: Entry.end.bits)
  // One byte a candidate. The last lane matches every point and leads on.
  private var minX: UInt64 = 0x007F_7F7F_7F7F_7F7F
  private var minY: UInt64 = 0x007F_7F7F_7F7F_7F7F
  private var maxX: UInt64 = 0x7F00_0000_0000_0000
  private var maxY: UInt64 = 0x7F00_0000_0000_0000

  /// The candidates that a point may lie in and those of them that it does lie in, as the highest
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

  /// The number of candidates.
  var count: Int {
    // Used lanes stand together, and no edge ends a candidate before its cell.
    (71 - (maxX & Self.candidates).leadingZeroBitCount) / 8
  }

  private static let candidates: UInt64 = 0x00FF_FFFF_FFFF_FFFF

  /// What comes after the last candidate.
  var next: Entry {
    get { Entry(bits: entries[Self.capacity]) }
    set { entries[Self.capacity] = newValue.bits }
  }

  /// Returns a lane of a block in memory: a vector that was loaded has no lanes to choose from.
  @inline(__always)
  static func entry(_ lane: Int, of block: UnsafePointer<CellBlock>) -> Entry {
    Entry(
      bits: UnsafeRawPointer(block).load(
        fromByteOffset: lane &* MemoryLayout<UInt32>.stride, as: UInt32.self))
  }

  subscript(lane: Int) -> Entry { Entry(bits: entries[lane]) }

  func box(_ lane: Int) -> Edges {
    Edges(
      minX: minX.byte(lane), minY: minY.byte(lane), maxX: maxX.byte(lane), maxY: maxY.byte(lane))
  }

  /// Overwrites a lane.
  mutating func set(_ lane: Int, _ entry: Entry, _ box: Edges) {
    withUnsafeMutablePointer(to: &self) { Self.set(lane, of: $0, entry, box) }
  }

  /// Overwrites a lane of a block in memory: its bytes, and no other lane's.
  @inline(__always)
  static func set(
    _ lane: Int, of block: UnsafeMutablePointer<CellBlock>, _ entry: Entry, _ box: Edges
  ) {
    let bytes = UnsafeMutableRawPointer(block)
    let edges = bytes + MemoryLayout<SIMD8<UInt32>>.size + lane
    bytes.storeBytes(
      of: entry.bits, toByteOffset: lane &* MemoryLayout<UInt32>.stride, as: UInt32.self)
    edges.storeBytes(of: box.minX, as: UInt8.self)
    edges.storeBytes(of: box.minY, toByteOffset: 8, as: UInt8.self)
    edges.storeBytes(of: box.maxX, toByteOffset: 16, as: UInt8.self)
    edges.storeBytes(of: box.maxY, toByteOffset: 24, as: UInt8.self)
  }

  /// Makes room for a candidate and puts it there; the block must not be full.
  mutating func insert(_ entry: Entry, _ box: Edges, at lane: Int) {
    var place = count
    while place > lane {
      entries[place] = entries[place - 1]
      place -= 1
    }
    minX.openByte(lane)
    minY.openByte(lane)
    maxX.openByte(lane)
    maxY.openByte(lane)
    set(lane, entry, box)
  }

  /// Takes out the candidates from a lane on, and what comes after them.
  mutating func split(at lane: Int) -> CellBlock {
    var rest = CellBlock()
    for place in lane..<count { rest.set(place - lane, self[place], box(place)) }
    rest.next = next
    while count > lane { remove(at: count - 1) }
    return rest
  }

  /// Takes a candidate out; those behind it move up.
  mutating func remove(at lane: Int) {
    let last = count - 1
    minX.closeByte(lane, filling: Self.beyond)
    minY.closeByte(lane, filling: Self.beyond)
    maxX.closeByte(lane, filling: Self.before)
    maxY.closeByte(lane, filling: Self.before)
    for place in lane..<max(lane, last) { entries[place] = entries[place + 1] }
  }
}

/// Bytes of a word, of which the highest is not a candidate's and stays where it is.
extension UInt64 {
  fileprivate func byte(_ lane: Int) -> UInt8 { UInt8(truncatingIfNeeded: self &>> (8 &* lane)) }

  fileprivate mutating func setByte(_ lane: Int, _ value: UInt8) {
    let shift = 8 &* lane
    self = self & ~(0xFF &<< shift) | UInt64(value) &<< shift
  }

  private static let body: UInt64 = 0x00FF_FFFF_FFFF_FFFF

  fileprivate mutating func openByte(_ lane: Int) {
    let low = (1 &<< (8 &* lane)) &- 1 as UInt64
    self = self & ~Self.body | self & low | ((self & ~low) &<< 8) & Self.body
  }

  fileprivate mutating func closeByte(_ lane: Int, filling: UInt8) {
    let low = (1 &<< (8 &* lane)) &- 1 as UInt64
    let moved = ((self & Self.body) &>> 8) & ~low
    self = self & ~Self.body | self & low | moved | UInt64(filling) &<< 48
  }
}
