import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A region marker` {
  let host = SimulatedHostingController()

  /// A marker behind the toast, as large as it.
  func addMarker(_ shape: RegionShape = .rect, outset: CGFloat = 0) -> RegionMarkerView {
    let marker = RegionMarkerView(frame: Toast.frame)
    (marker.shape, marker.outset) = (shape, outset)
    host.addForeignView(marker)
    return marker
  }

  @Test(arguments: SystemUnderTest.all)
  func `makes content tappable that nobody can see`(system: SystemUnderTest) {
    let screen = Screen(system, root: host)
    let toast = host.addContent(Toast.frame, kind: .clearTappable)
    #expect(screen.tap(Toast.inside) == ["app"])
    _ = addMarker()
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    #expect(screen.tap(Toast.beside) == ["app"])
  }

  @Test func `has the shape and the outset it is given`() {
    let screen = Screen(root: host)
    let corner = CGPoint(x: Toast.frame.minX + 1, y: Toast.frame.minY + 1)
    let marker = addMarker(.capsule)
    #expect(screen.tap(corner) == ["app"])
    marker.shape = .rect
    #expect(screen.tap(corner) == [])
    marker.outset = -5
    #expect(screen.tap(corner) == ["app"])
  }

  @Test func `follows its own size`() {
    let screen = Screen(root: host)
    let marker = addMarker()
    let beyond = CGPoint(x: Toast.frame.midX, y: Toast.frame.maxY + 10)
    #expect(screen.tap(beyond) == ["app"])
    marker.frame.size.height += 20
    #expect(screen.tap(beyond) == [])
  }

  @Test func `asks for the shape that fits its size, holes included`() {
    let screen = Screen(root: host)
    let marker = addMarker()
    marker.shapeInBounds = { bounds in
      var ring = RegionPath(polygon: bounds.corners)
      ring.elements += RegionPath(polygon: bounds.insetBy(dx: 20, dy: 20).corners).elements
      ring.usesEvenOddRule = true
      return .path(ring)
    }
    let edge = CGPoint(x: Toast.frame.midX, y: Toast.frame.maxY - 5)
    #expect(screen.tap(edge) == [])
    #expect(screen.tap(Toast.inside) == ["app"])
    marker.frame.size.height += 40
    screen.overlay.layoutIfNeeded()
    #expect(screen.tap(edge) == ["app"])
    #expect(screen.tap(edge.x, edge.y + 40) == [])
  }

  @Test func `takes its region along when it leaves the window`() {
    let screen = Screen(root: host)
    let marker = addMarker()
    #expect(screen.overlay.regions.ids.count == 1)
    marker.removeFromSuperview()
    #expect(screen.overlay.regions.ids.isEmpty)
    #expect(screen.tap(Toast.inside) == ["app"])
  }

  @Test func `does nothing in an ordinary window`() {
    let screen = Screen(root: host)
    screen.app.addSubview(RegionMarkerView(frame: Toast.frame))
    #expect(screen.tap(Toast.inside) == ["app"])
  }
}

@MainActor @Suite(.simulatedDevice) struct `An ignored marker` {
  @Test(arguments: SystemUnderTest.all)
  func `makes drawn decoration count as background`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    _ = host.addContent(Toast.frame, kind: .decoration)
    let marker = IgnoredMarkerView(frame: Toast.frame)
    host.addForeignView(marker)
    #expect(screen.tap(Toast.inside) == ["app"])
  }

  @Test func `stops when it leaves the window`() {
    let host = SimulatedHostingController()
    let screen = Screen(root: host)
    let toast = host.addContent(Toast.frame, kind: .drawing)
    let marker = IgnoredMarkerView(frame: Toast.frame)
    host.addForeignView(marker)
    #expect(screen.tap(Toast.inside) == ["app"])
    marker.removeFromSuperview()
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
  }
}

extension CGRect {
  /// The corners, clockwise from the upper left.
  fileprivate var corners: [CGPoint] {
    [origin, CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
  }
}
