import Foundation
import HitTesting
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
