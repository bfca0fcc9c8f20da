import Testing
@_spi(Command) import TouchMap

@Suite struct `The mark of a meaning as lines` {
  private let square = [
    Screen.Point(x: 0, y: 0), Screen.Point(x: 24, y: 0), Screen.Point(x: 24, y: 24),
    Screen.Point(x: 0, y: 24),
  ]

  private func texts(_ strokes: [ScreenStroke]) -> [String] {
    strokes.map { "\($0.start.x),\($0.start.y) \($0.end.x),\($0.end.y)" }
  }

  @Test func `runs through the area from edge to edge`() {
    #expect(
      texts(Palette.Mark.lines.strokes(on: square)) == [
        "24.0,0.0 0.0,0.0", "24.0,6.0 0.0,6.0", "24.0,12.0 0.0,12.0", "24.0,18.0 0.0,18.0",
      ])
    #expect(Palette.Mark.plain.strokes(on: square).isEmpty)
    #expect(Palette.Mark.lattice.strokes(on: square).count == 10)
  }

  @Test(arguments: Palette.Mark.allCases) func `stays in the area`(mark: Palette.Mark) {
    for stroke in mark.strokes(on: square) {
      for point in [stroke.start, stroke.end] {
        #expect((-1e-9...24 + 1e-9).contains(point.x) && (-1e-9...24 + 1e-9).contains(point.y))
      }
    }
  }

  @Test func `is none for an area of a size that no screen has`() {
    for size in [1e30, .infinity, .nan] {
      let huge = square.map { Screen.Point(x: $0.x * size, y: $0.y) }
      for mark in [Palette.Mark.stripes, .hatch] { #expect(mark.strokes(on: huge).isEmpty) }
    }
  }

  @Test(arguments: [
    (TargetMark.blocked, ["0.0,0.0 7.0,0.0", "12.0,0.0 19.0,0.0"], 8),
    (.unknown, ["0.0,0.0 12.0,0.0", "16.0,0.0 18.0,0.0"], 12),
    // Round ends make a line longer.
    (.scrolls, ["0.0,0.0 3.6,0.0"], 16),
    (.disabled, ["0.0,0.0 24.0,0.0", "24.0,0.0 24.0,24.0"], 4),
  ])
  func `is dashed around a target as its mark is`(mark: TargetMark, first: [String], count: Int) {
    let dashes = mark.drawing.strokes(around: square)
    #expect(texts(Array(dashes.prefix(first.count))) == first)
    #expect(dashes.count == count)
  }
}
