import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Places in another space` {
  @Test func `are the same place on the screen, as points and as rectangles`() throws {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    let window = Stage.show(view)
    let screen = UIScreen.main.coordinateSpace
    let scene = try #require(window.windowScene).coordinateSpace
    let (point, rect) = (CGPoint(x: 5, y: 6), CGRect(x: 5, y: 6, width: 7, height: 8))
    for space in [screen, scene] {
      #expect(view.convert(point, to: space) == CGPoint(x: 35, y: 46))
      #expect(view.convert(CGPoint(x: 35, y: 46), from: space) == point)
      #expect(space.convert(point, from: view) == CGPoint(x: 35, y: 46))
      #expect(space.convert(CGPoint(x: 35, y: 46), to: view) == point)
      let there = CGRect(x: 35, y: 46, width: 7, height: 8)
      #expect(view.convert(rect, to: space) == there && view.convert(there, from: space) == rect)
      #expect(space.convert(rect, from: view) == there && space.convert(there, to: view) == rect)
    }
  }

  @Test func `of writing begin at the side where lines do`() {
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let insets = view.directionalLayoutMargins
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 2, 3, 4])
    view.semanticContentAttribute = .forceRightToLeft
    let turned = view.directionalLayoutMargins
    #expect([turned.leading, turned.trailing] == [4, 2])
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 8, bottom: 0, trailing: 9)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 8))
  }
}
