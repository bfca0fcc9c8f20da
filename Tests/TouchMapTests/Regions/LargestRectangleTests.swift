import SeededRandomness
import Testing
@_spi(Command) import TouchMap

@Suite struct `The largest rectangle in pieces` {
  private static let search = LargestRectangle(enough: 44)

  private static func size(_ size: Screen.Size) -> [Double] {
    [min(size.width, size.height, 44), size.width * size.height]
  }

  @Test(arguments: 0..<40) func `of upright pieces is that of a search through all`(
    seed: UInt64
  ) throws {
    var dice = SplitMix64(seed: seed)
    // Cells of a board with lines at uneven places, of which about two thirds belong to the area.
    let xs = (0...8).map { Double($0 * $0) + 0.25 }
    let ys = (0...8).map { Double($0) * 9.5 }
    var isFilled: Set<[Int]> = []
    for row in 0..<8 {
      for column in 0..<8 where Int.random(in: 0..<3, using: &dice) > 0 {
        isFilled.insert([row, column])
      }
    }
    func rect(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Screen.Rect {
      Screen.Rect(
        x: xs[left], y: ys[top], width: xs[right] - xs[left], height: ys[bottom] - ys[top])
    }
    let pieces = isFilled.map { ConvexPolygon(rect($0[1], $0[0], $0[1] + 1, $0[0] + 1)) }
    var best = [0.0, 0.0]
    for top in 0..<8 {
      for bottom in (top + 1)...8 {
        for left in 0..<8 {
          for right in (left + 1)...8 {
            let isWhole = (top..<bottom).allSatisfy { row in
              (left..<right).allSatisfy { isFilled.contains([row, $0]) }
            }
            guard isWhole else { continue }
            let size = Self.size(rect(left, top, right, bottom).size)
            if best.lexicographicallyPrecedes(size) { best = size }
          }
        }
      }
    }
    let found = try #require(Self.search.rectangle(in: pieces))
    #expect(Self.size(found.size) == best)
  }

  @Test func `of a square on its corner has half its width`() throws {
    let points = [(50.0, 0.0), (100, 50), (50, 100), (0, 50)].map { Screen.Point(x: $0, y: $1) }
    let square = ConvexPolygon(points: points)
    let search = LargestRectangle(enough: 100)
    let halves = [[0, 1, 2], [2, 3, 0]].map { half in
      ConvexPolygon(points: half.map { points[$0] })
    }
    for pieces in [[square], halves] {
      let size = try #require(search.rectangle(in: pieces)?.size)
      // Approximated from inside, in steps of at most a point.
      #expect((48...50).contains(size.width) && (48...50).contains(size.height), "\(size)")
    }
  }

  @Test func `lies nowhere in a part that is missing`() throws {
    let left = ConvexPolygon(Screen.Rect(x: 0, y: 0, width: 40, height: 80))
    let right = ConvexPolygon(
      points: [(41.0, 0.0), (90, 0), (80, 80), (41, 80)].map { Screen.Point(x: $0, y: $1) })
    let rect = try #require(Self.search.rectangle(in: [left, right]))
    #expect(rect.maxX <= 40 || rect.origin.x >= 41)
  }
}
