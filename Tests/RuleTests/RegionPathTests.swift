import Fallthrough
import Foundation
import Testing

@Suite struct `A region's path` {
  let rect = CGRect(x: 2, y: 1, width: 6, height: 4)

  func polygon(_ corners: (Int, Int)...) -> RegionPath {
    RegionPath(polygon: corners.map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test func `contains what a rectangle of the same corners contains`() {
    let path = RegionShape.path(polygon((2, 1), (8, 1), (8, 5), (2, 5)))
    #expect(drawing(of: path) == drawing(of: .rect(rect)))
    let backwards = RegionShape.path(polygon((2, 1), (2, 5), (8, 5), (8, 1)))
    #expect(drawing(of: backwards) == drawing(of: .rect(rect)))
  }

  @Test func `is half-open on slanted edges too`() {
    #expect(
      drawing(of: .path(polygon((0, 0), (6, 0), (0, 6))), columns: 7, rows: 7) == """
        ######.
        #####..
        ####...
        ###....
        ##.....
        #......
        .......
        """)
  }

  @Test func `counts an open outline as closed`() {
    let corners = [CGPoint(x: 2, y: 1), CGPoint(x: 8, y: 1), CGPoint(x: 8, y: 5)]
    let open = RegionPath(
      [.move(to: corners[0]), .line(to: corners[1]), .line(to: corners[2])])
    let closed = RegionPath(polygon: corners)
    #expect(drawing(of: .path(open)) == drawing(of: .path(closed)))
    #expect(drawing(of: .path(open), outset: 1) == drawing(of: .path(closed), outset: 1))
  }

  @Test func `has a hole where outlines turn against each other or by the even-odd rule`() {
    let outer: [(Int, Int)] = [(0, 0), (8, 0), (8, 6), (0, 6)]
    let inner: [(Int, Int)] = [(2, 2), (6, 2), (6, 4), (2, 4)]
    func outline(_ corners: [(Int, Int)]) -> [RegionPath.Element] {
      RegionPath(polygon: corners.map { CGPoint(x: $0.0, y: $0.1) }).elements
    }
    let holed = """
      ########
      ########
      ##....##
      ##....##
      ########
      ########
      """
    let full = holed.replacingOccurrences(of: ".", with: "#")
    let alike = outline(outer) + outline(inner)
    let against = outline(outer) + outline(inner.reversed())
    #expect(drawing(of: .path(RegionPath(alike)), columns: 8) == full)
    #expect(drawing(of: .path(RegionPath(alike, usesEvenOddRule: true)), columns: 8) == holed)
    #expect(drawing(of: .path(RegionPath(against)), columns: 8) == holed)
  }

  @Test func `follows its curves`() {
    // Four quarter circles; the constant is the usual one for a circle of cubic curves.
    let (k, r) = (CGFloat(0.5523), CGFloat(50))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * r, y: y * r) }
    let circle = RegionShape.path(
      RegionPath([
        .move(to: at(1, 0)),
        .curve(to: at(0, 1), control1: at(1, k), control2: at(k, 1)),
        .curve(to: at(-1, 0), control1: at(-k, 1), control2: at(-1, k)),
        .curve(to: at(0, -1), control1: at(-1, -k), control2: at(-k, -1)),
        .curve(to: at(1, 0), control1: at(k, -1), control2: at(1, -k)),
        .close,
      ]))
    func stepsInside(_ radius: CGFloat, outset: CGFloat = 0) -> Int {
      (0..<72).count { step in
        let angle = CGFloat(step) / 36 * .pi
        let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        return circle.contains(point, outset: outset)
      }
    }
    let inside = [(49.7, 0), (50.3, 0), (59, 10), (61, 10), (41, -10)].map {
      stepsInside($0, outset: $1)
    }
    #expect(inside == [72, 0, 72, 0, 0])
  }

  @Test func `bends towards its control point`() {
    let hill = RegionShape.path(
      RegionPath([
        .move(to: CGPoint(x: 0, y: 10)),
        .quadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 10, y: -10)), .close,
      ]))
    #expect(hill.contains(CGPoint(x: 10, y: 0.1)))
    #expect(!hill.contains(CGPoint(x: 10, y: -0.1)))
  }

  @Test func `grows by its outset along the whole of a straight edge`() {
    let bar = RegionShape.path(polygon((0, 0), (100, 0), (100, 10), (0, 10)))
    for x in [10, 50, 90] {
      #expect(bar.contains(CGPoint(x: x, y: 14), outset: 5))
      #expect(!bar.contains(CGPoint(x: x, y: 16), outset: 5))
    }
    // What is as far away as the outset is outside.
    #expect(!bar.contains(CGPoint(x: 50, y: 15), outset: 5))
    #expect(!bar.contains(CGPoint(x: -5, y: 5), outset: 5))
    // Beyond an end the corner is what is near.
    #expect(bar.contains(CGPoint(x: 103, y: 13), outset: 5))
    #expect(!bar.contains(CGPoint(x: 104, y: 14), outset: 5))
  }

  @Test func `contains nothing when it is empty, and grows around no origin`() {
    #expect(!RegionShape.path(RegionPath()).contains(.zero, outset: 5))
    let far = RegionShape.path(polygon((50, 50), (60, 50), (60, 60)))
    #expect(!far.contains(CGPoint(x: 1, y: 1), outset: 5))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `contains nothing where one of its corners is not finite`(number: CGFloat) {
    let corners: [CGPoint] = [
      CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: number, y: 10), .zero,
    ]
    for place in corners.indices {
      let path = RegionPath(polygon: Array(corners[place...] + corners[..<place]))
      #expect(!RegionShape.path(path).contains(CGPoint(x: 1, y: 5)), "from corner \(place)")
    }
  }
}
