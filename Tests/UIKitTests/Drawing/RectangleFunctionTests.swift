import Testing
import UIKit

@Suite struct `Functions of rectangles` {
  let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test func `give edges, middles and extents, of a rectangle with negative ones too`() {
    for rect in [rect, CGRect(x: 31, y: 42, width: -30, height: -40)] {
      #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [1, 16, 31])
      #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [2, 22, 42])
      #expect([CGRectGetWidth(rect), CGRectGetHeight(rect)] == [30, 40])
    }
  }

  @Test func `say whether two are the same`() {
    #expect(rect.equalTo(rect) && !rect.equalTo(rect.offsetBy(dx: 1, dy: 0)))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.origin.equalTo(.zero))
    #expect(rect.size.equalTo(CGSize(width: 30, height: 40)) && !rect.size.equalTo(.zero))
  }

  @Test func `describe them by their numbers to a debugger`() {
    #expect(rect.debugDescription == "(1.0, 2.0, 30.0, 40.0)")
    #expect(rect.origin.debugDescription == "(1.0, 2.0)")
    #expect(rect.size.debugDescription == "(30.0, 40.0)")
  }
}

@Suite struct `A path with round corners` {
  @Test func `has these and no others, and equals another one of the same steps`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 20, transform: nil)
    #expect(path.boundingBox == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 3)) && path.contains(CGPoint(x: 9, y: 12)))
    #expect(path.contains(CGPoint(x: 50, y: 1)) && path.contains(CGPoint(x: 1, y: 30)))
    let same = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 20, transform: nil)
    #expect(Set([path, same]).count == 1)
    var moved = CGAffineTransform(translationX: 5, y: 0)
    let other = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 20, transform: &moved)
    #expect(other != path && other.boundingBox == rect.offsetBy(dx: 5, dy: 0))
  }
}
