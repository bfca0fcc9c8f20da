#if canImport(UIKit)
  import QuartzCore
  import Testing
  import UIKit

  @MainActor @Suite struct `A hit test of layers` {
    let root = layer("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = CGPoint(x: 50, y: 50)

    static func layer(_ name: String, _ frame: CGRect) -> CALayer {
      let layer = CALayer()
      layer.name = name
      layer.frame = frame
      return layer
    }

    func add(_ name: String, _ frame: CGRect) -> CALayer {
      let layer = Self.layer(name, frame)
      root.addSublayer(layer)
      return layer
    }

    @Test func `FS-040 Takes a point of the superlayer's space`() {
      let layer = Self.layer("layer", CGRect(x: 50, y: 100, width: 50, height: 50))
      #expect(layer.hitTest(CGPoint(x: 60, y: 110)) === layer)
      #expect(layer.hitTest(CGPoint(x: 10, y: 10)) == nil)
      #expect(layer.contains(CGPoint(x: 10, y: 10)))
    }

    @Test(arguments: [
      (CGPoint(x: 0, y: 0), true), (CGPoint(x: 100, y: 50), false),
      (CGPoint(x: 50, y: 100), false), (CGPoint(x: 99.999, y: 99.999), true),
    ])
    func `FS-041 A layer contains its low edges and not its high ones`(
      point: CGPoint, isInside: Bool
    ) { #expect(root.contains(point) == isInside) }

    @Test func `FS-042 The deepest of the frontmost layers is hit`() {
      _ = add("back", root.bounds)
      let front = add("front", root.bounds)
      let deep = Self.layer("deep", root.bounds)
      front.addSublayer(deep)
      #expect(root.hitTest(middle) === deep)
      deep.removeFromSuperlayer()
      #expect(root.hitTest(middle) === front)
    }

    @Test func `FS-043 A higher zPosition wins over the later place`() {
      let red = add("red", root.bounds)
      let yellow = add("yellow", root.bounds)
      expectChoice("FS-043", root.hitTest(middle)?.name, is: yellow.name)
      red.zPosition = 1
      expectChoice("FS-043", root.hitTest(middle)?.name, is: red.name)
      yellow.zPosition = 1
      expectChoice("FS-043", root.hitTest(middle)?.name, is: yellow.name)
    }

    @Test func `FS-044 A sublayer outside is hit unless the superlayer masks`() {
      let outside = add("outside", CGRect(x: 150, y: 0, width: 50, height: 50))
      #expect(root.hitTest(CGPoint(x: 160, y: 10)) === outside)
      root.masksToBounds = true
      #expect(root.hitTest(CGPoint(x: 160, y: 10)) == nil)
    }

    @Test func `FS-045 A hidden layer takes its sublayers with it`() {
      let parent = add("parent", root.bounds)
      parent.addSublayer(Self.layer("child", root.bounds))
      parent.isHidden = true
      #expect(root.hitTest(middle) === root)
    }

    @Test func `FS-046 FS-047 Opacity and masks do not count`() {
      let front = add("front", root.bounds)
      front.opacity = 0
      expectChoice("FS-046", root.hitTest(middle)?.name, is: "front")
      front.opacity = 1
      front.mask = CALayer()
      expectChoice("FS-047", root.hitTest(middle)?.name, is: "front")
    }

    @Test func `FS-046 Layers know nothing of interaction`() {
      let view = UIView(frame: root.bounds)
      view.isUserInteractionEnabled = false
      #expect(view.layer.hitTest(middle) === view.layer)
    }

    @Test func `FS-048 A transform layer is not hit`() {
      let layer = CATransformLayer()
      layer.frame = root.bounds
      root.addSublayer(layer)
      expectChoice("FS-048", root.hitTest(middle)?.name, is: "root")
    }

    @Test func `FS-049 Without animations the presentation has the model's values`() {
      let child = add("child", CGRect(x: 10, y: 10, width: 20, height: 20))
      expectChoice("FS-049", child.presentation()?.frame, is: child.frame)
      #expect(child.model() === child)
    }

    @Test func `FS-050 Content that is only layers is told from a named backdrop`() {
      let view = UIView(frame: root.bounds)
      view.layer.name = "backdrop"
      let content = CALayer()
      content.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      view.layer.addSublayer(content)
      let names = [CGPoint(x: 10, y: 10), middle].map { view.layer.hitTest($0)?.name }
      #expect(names == [nil, "backdrop"])
    }
  }
#endif
