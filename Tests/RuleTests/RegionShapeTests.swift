import Fallthrough
import Foundation
import Testing

/// Draws which points of a grid of 1-point cells, asked at their top left corners, a shape contains.
func drawing(
  of shape: RegionShape, outset: CGFloat = 0, columns: Int = 10, rows: Int = 6
) -> String {
  (0..<rows).map { row in
    (0..<columns).map { column in
      shape.contains(CGPoint(x: column, y: row), outset: outset) ? "#" : "."
    }.joined()
  }.joined(separator: "\n")
}

@Suite struct `A region's shape` {
  let rect = CGRect(x: 2, y: 1, width: 6, height: 4)

  @Test func `owns its minimum edges and not its maximum edges as a rectangle`() {
    #expect(
      drawing(of: .rect(rect)) == """
        ..........
        ..######..
        ..######..
        ..######..
        ..######..
        ..........
        """)
  }

  @Test func `grows by its outset on every side`() {
    #expect(
      drawing(of: .rect(rect), outset: 1) == """
        .########.
        .########.
        .########.
        .########.
        .########.
        .########.
        """)
  }

  @Test func `shrinks by a negative outset, to nothing in the end`() {
    #expect(
      drawing(of: .rect(rect), outset: -1) == """
        ..........
        ..........
        ...####...
        ...####...
        ..........
        ..........
        """)
    #expect(!drawing(of: .rect(rect), outset: -3).contains("#"))
    #expect(!drawing(of: .ellipse(rect), outset: -3).contains("#"))
  }

  @Test func `lacks the corners of a rounded rectangle`() {
    #expect(
      drawing(of: .roundedRect(rect, radius: 2)) == """
        ..........
        ....###...
        ...#####..
        ..######..
        ...#####..
        ..........
        """)
  }

  @Test func `cuts a corner radius to half the shorter side, as a capsule has it`() {
    let capsule = drawing(of: .capsule(rect))
    #expect(drawing(of: .roundedRect(rect, radius: 100)) == capsule)
    #expect(drawing(of: .roundedRect(rect, radius: 2)) == capsule)
  }

  @Test func `touches the four edges as an ellipse`() {
    let ellipse = RegionShape.ellipse(CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(ellipse.contains(CGPoint(x: 0, y: 2)))
    #expect(ellipse.contains(CGPoint(x: 4, y: 0)))
    #expect(!ellipse.contains(CGPoint(x: 8, y: 2)))
    #expect(!ellipse.contains(CGPoint(x: 4, y: 4)))
    #expect(!ellipse.contains(CGPoint(x: 1, y: 0.5)))
    #expect(ellipse.contains(CGPoint(x: 1, y: 0.5), outset: 1))
  }

  @Test func `is round as a circle, and grows round`() {
    let circle = RegionShape.circle(center: CGPoint(x: 5, y: 3), radius: 2)
    #expect(
      drawing(of: circle) == """
        ..........
        .....#....
        ....###...
        ...####...
        ....###...
        ..........
        """)
    #expect(circle.contains(CGPoint(x: 6.9, y: 4.9), outset: 1))
    #expect(!circle.contains(CGPoint(x: 7.2, y: 5.2), outset: 1))
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9),
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9),
    CGRect.null,
  ])
  func `contains nothing where it is not a number`(rect: CGRect) {
    let shapes: [RegionShape] = [
      .rect(rect), .roundedRect(rect, radius: 1), .capsule(rect), .ellipse(rect),
      .circle(center: rect.origin, radius: rect.width),
      .path(RegionPath(polygon: [.zero, rect.origin, CGPoint(x: rect.width, y: 9)])),
    ]
    for shape in shapes {
      #expect(!shape.contains(CGPoint(x: 1, y: 1)), "\(shape)")
      #expect(!shape.contains(CGPoint(x: 1, y: 1), outset: .nan), "\(shape)")
    }
  }

  @Test func `reaches as far as can be by an infinite length`() {
    let strip = CGRect(x: 2, y: 1, width: CGFloat.infinity, height: 4)
    for shape in [RegionShape.rect(strip), .capsule(strip), .ellipse(strip)] {
      #expect(shape.contains(CGPoint(x: 1e300, y: 3)), "\(shape)")
      #expect(!shape.contains(CGPoint(x: 1e300, y: 6)), "\(shape)")
    }
    #expect(RegionShape.circle(center: .zero, radius: .infinity).contains(.zero))
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan])
  func `contains nothing with an outset that is not finite`(outset: CGFloat) {
    let path = RegionPath(polygon: [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)])
    let circle = RegionShape.circle(center: .zero, radius: 9)
    for shape in [.rect(rect), .capsule(rect), .ellipse(rect), circle, .path(path)] {
      #expect(!shape.contains(CGPoint(x: 3, y: 3), outset: outset), "\(shape)")
    }
  }

  @Test func `contains no point that is not a number`() {
    for shape in [RegionShape.rect(.infinite), .capsule(rect), .ellipse(rect)] {
      #expect(!shape.contains(CGPoint(x: CGFloat.nan, y: 2)))
      #expect(!shape.contains(CGPoint(x: 3, y: CGFloat.nan)))
    }
  }

  @Test func `may be infinite`() {
    #expect(RegionShape.rect(.infinite).contains(CGPoint(x: -1e6, y: 1e6)))
  }
}

@Suite struct `A shape that follows a view's bounds` {
  @Test func `is as large as the bounds it is given`() {
    let shapes: [RegionShape] = [.rect, .roundedRect(radius: 5), .capsule, .ellipse]
    let corners = shapes.map { shape in
      [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 0, y: 0, width: 200, height: 200)]
        .map { shape.contains(CGPoint(x: 10, y: 19), in: $0) }
    }
    #expect(corners == [[true, true], [true, true], [true, false], [true, false]])
    #expect(shapes.allSatisfy { !$0.contains(CGPoint(x: 10, y: 10), in: .zero) })
  }

  @Test func `may reach beyond them`() {
    let bounds = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(RegionShape.rect.contains(CGPoint(x: 5, y: 20), in: bounds, outset: 5))
    #expect(!RegionShape.rect.contains(CGPoint(x: 4, y: 20), in: bounds, outset: 5))
  }
}

@Suite struct `A shape with a hole` {
  let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  let hole = RegionShape.rect(CGRect(x: 40, y: 40, width: 20, height: 20))

  @Test func `contains nothing in the hole, whose edges are half-open too`() {
    let shape = RegionShape.rect.subtracting(hole)
    let points = [(39, 50), (40, 50), (59.5, 50), (60, 50), (101, 50)].map {
      shape.contains(CGPoint(x: $0.0, y: $0.1), in: bounds)
    }
    #expect(points == [true, false, false, true, false])
  }

  @Test func `grows by an outset, and its hole stays`() {
    let shape = RegionShape.rect.subtracting(hole)
    #expect(shape.contains(CGPoint(x: -5, y: 50), in: bounds, outset: 6))
    #expect(!shape.contains(CGPoint(x: 41, y: 50), in: bounds, outset: 6))
  }

  @Test func `may have several holes, and a hole an island`() {
    let island = RegionShape.rect(CGRect(x: 45, y: 45, width: 10, height: 10))
    let shape = RegionShape.rect.subtracting(hole.subtracting(island))
      .subtracting(.rect(CGRect(x: 0, y: 0, width: 10, height: 100)))
    let points = [5, 20, 41, 50].map { shape.contains(CGPoint(x: $0, y: 50), in: bounds) }
    #expect(points == [false, true, false, true])
  }

  @Test func `covers no rectangle, however small the hole`() {
    #expect(RegionShape.rect.covers(bounds, in: bounds))
    #expect(!RegionShape.rect.subtracting(hole).covers(bounds, in: bounds))
    #expect(!RegionShape.capsule.covers(bounds, in: bounds))
    // Less than half a point may be missing, on each side.
    for (missing, isCovered) in [(0.4, true), (0.6, false), (1.5, false)] as [(CGFloat, Bool)] {
      for smaller in [bounds.insetBy(dx: missing, dy: 0), bounds.insetBy(dx: 0, dy: missing)] {
        #expect(RegionShape.rect(smaller).covers(bounds, in: .zero) == isCovered, "\(missing)")
        #expect(RegionShape.rect.covers(bounds, in: smaller) == isCovered, "\(missing)")
      }
    }
  }

  @Test func `is not a number if its hole is not`() {
    let nowhere = RegionShape.rect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    #expect(!RegionShape.rect.subtracting(nowhere).isNumber)
    #expect(RegionShape.rect.subtracting(hole).isNumber)
  }

  @Test func `is not a number if any part of it is not`() {
    let (one, nan) = (CGPoint(x: 1, y: 1), CGPoint(x: 1, y: CGFloat.nan))
    let bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    let shapes: [(RegionShape, Bool)] = [
      (.circle(center: one, radius: 2), true), (.circle(center: nan, radius: 2), false),
      (.circle(center: one, radius: .nan), false), (.roundedRect(bounds, radius: 2), true),
      (.roundedRect(bounds, radius: .nan), false),
      (.roundedRect(CGRect(origin: nan, size: bounds.size), radius: 2), false),
      (.path(RegionPath(polygon: [.zero, one])), true),
      (.path(RegionPath(polygon: [.zero, nan])), false),
      (.path(RegionPath([.move(to: .zero), .quadCurve(to: one, control: nan)])), false),
    ]
    for (shape, isNumber) in shapes { #expect(shape.isNumber == isNumber, "\(shape)") }
  }
}
