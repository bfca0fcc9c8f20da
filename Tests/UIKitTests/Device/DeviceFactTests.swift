import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What a device tells` {
  @Test func `is how large its screen is, in points and pixels`() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    let point = CGPoint(x: 30, y: 40)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 9, height: 9))
    Stage.show(view)
    let space = UIScreen.main.fixedCoordinateSpace
    #expect(space.convert(point, to: view) == CGPoint(x: 20, y: 30))
    #expect(space.convert(point, from: view) == CGPoint(x: 40, y: 50))
    let rect = CGRect(origin: point, size: CGSize(width: 2, height: 3))
    #expect(space.convert(rect, to: view) == rect.offsetBy(dx: -10, dy: -10))
    #expect(space.convert(rect, from: view) == rect.offsetBy(dx: 10, dy: 10))
    #expect(space.bounds == UIScreen.main.coordinateSpace.bounds)
  }

  @Test func `is its models' screens`() {
    let models: [SimulatedDevice.Model] = [.iPhone13Mini, .iPhone14, .iPhone16Pro, .iPadPro13]
    #expect(
      models.map(\.portraitSize) == [
        CGSize(width: 375, height: 812), CGSize(width: 390, height: 844),
        CGSize(width: 402, height: 874), CGSize(width: 1024, height: 1366),
      ])
  }
}
