import Fallthrough
import Foundation
import Testing

@Suite struct `A hit area` {
  let bounds = CGRect(x: 0, y: 0, width: 20, height: 60)

  @Test func `FS-013 owns its minimum edges and not its maximum edges`() {
    #expect(bounds.containsTouch(at: .zero))
    #expect(bounds.containsTouch(at: CGPoint(x: 19.999, y: 59.999)))
    #expect(!bounds.containsTouch(at: CGPoint(x: 20, y: 5)))
    #expect(!bounds.containsTouch(at: CGPoint(x: 5, y: 60)))
    #expect(!bounds.containsTouch(at: CGPoint(x: CGFloat.nan, y: 5)))
  }

  func contains(
    _ x: CGFloat, _ y: CGFloat, top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0,
    right: CGFloat = 0
  ) -> Bool {
    bounds.containsTouch(
      at: CGPoint(x: x, y: y), top: top, left: left, bottom: bottom, right: right)
  }

  @Test func `grows by a distance for each edge`() {
    let corners = [(-2.0, -1.0), (23.999, 62.999)]
    for (x, y) in corners { #expect(contains(x, y, top: 1, left: 2, bottom: 3, right: 4)) }
    let beyond = [(-2.001, 0.0), (0, -1.001), (24, 0), (0, 63)]
    for (x, y) in beyond { #expect(!contains(x, y, top: 1, left: 2, bottom: 3, right: 4)) }
  }

  @Test func `shrinks to nothing, not to less`() {
    for x in stride(from: -20.0, through: 40, by: 0.5) {
      #expect(!contains(x, 30, left: -15, right: -15))
    }
  }

  @Test func `reaches as far as can be by an infinite distance, and no further on other sides`() {
    #expect(contains(-1e300, 30, left: .infinity))
    #expect(contains(19.5, 30, left: .infinity))
    #expect(!contains(20, 30, left: .infinity))
    #expect(!contains(10, 30, left: -.infinity))
    #expect(!contains(10, 30, left: .nan))
  }
}
