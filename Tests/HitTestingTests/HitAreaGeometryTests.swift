import Foundation
import HitTesting
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

  @Test func `grows by a distance for each edge`() {
    #expect(
      bounds.expanded(top: 1, left: 2, bottom: 3, right: 4)
        == CGRect(x: -2, y: -1, width: 26, height: 64))
  }

  @Test func `shrinks to nothing, not to less`() {
    #expect(bounds.expanded(top: 0, left: -15, bottom: 0, right: -15).width == 0)
  }

  @Test func `grows about its centre to a least size, and never shrinks`() {
    #expect(
      bounds.expanded(toAtLeast: CGSize(width: 44, height: 44))
        == CGRect(x: -12, y: 0, width: 44, height: 60))
  }
}
