import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The presentation of a layer` {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let window: UIWindow

  init() {
    outer.addSubview(inner)
    window = Stage.show(outer)
    // Half of the way to the right, linear, so that the view shows 100 points from its start.
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [outer] in
      outer.frame.origin.x = 200
    }
    device.clock.advance(by: 0.5)
  }

  private func shown(_ view: UIView) throws -> CALayer { try #require(view.layer.presentation()) }

  @Test func `FS-049 has the presentations of superlayer and sublayers`() throws {
    let layer = try shown(inner)
    let above = try #require(layer.superlayer)
    #expect(above !== outer.layer)
    #expect(above.model() === outer.layer)
    #expect(above.position == CGPoint(x: 150, y: 50))
    #expect(outer.layer.position == CGPoint(x: 250, y: 50))
    #expect(above.sublayers == [layer])
    #expect(layer.model() === inner.layer)
    #expect(layer.presentation() === layer)
    #expect(layer.delegate === inner)
    var top = layer
    while let next = top.superlayer { top = next }
    #expect(top.model() === window.layer)
  }

  @Test func `FS-049 converts by what is on screen`() throws {
    let (layer, top) = (try shown(inner), try shown(window))
    let corner = CGPoint.zero
    #expect(layer.convert(corner, to: layer.superlayer?.superlayer) == CGPoint(x: 110, y: 10))
    #expect(layer.convert(corner, to: window.layer) == CGPoint(x: 110, y: 10))
    #expect(layer.convert(CGPoint(x: 110, y: 10), from: window.layer) == corner)
    #expect(window.layer.convert(corner, from: layer) == CGPoint(x: 110, y: 10))
    #expect(top.convert(corner, from: layer) == CGPoint(x: 110, y: 10))
    #expect(inner.layer.convert(corner, to: window.layer) == CGPoint(x: 210, y: 10))
    let rect = layer.convert(layer.bounds, to: window.layer)
    #expect(rect == CGRect(x: 110, y: 10, width: 50, height: 50))
    // Each goes by its own place: the copy where it shows, the model where it will be.
    #expect(layer.convert(corner, to: inner.layer) == CGPoint(x: -100, y: 0))
  }

  @Test func `FS-049 is hit where it shows`() throws {
    let top = try shown(window)
    #expect(top.hitTest(CGPoint(x: 120, y: 20))?.model() === inner.layer)
    #expect(top.hitTest(CGPoint(x: 220, y: 20))?.model() !== inner.layer)
    #expect(window.layer.hitTest(CGPoint(x: 220, y: 20)) === inner.layer)
    let hit = try #require(top.hitTest(CGPoint(x: 120, y: 20)))
    #expect(hit.superlayer?.model() === outer.layer)
    #expect(try shown(outer).hitTest(CGPoint(x: 105, y: 5))?.model() === outer.layer)
  }

  @Test func `FS-049 is none of a layer that is in no tree`() {
    #expect(CALayer().presentation() == nil)
  }
}
