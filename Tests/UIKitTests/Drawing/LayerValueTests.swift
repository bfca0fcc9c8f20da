import Testing
import UIKit

/// What of a layer is only seen.
@MainActor @Suite(.simulatedDevice) struct `A layer, apart from its place,` {
  @Test func `shows its content as Apple's layers do by default`() {
    let layer = CALayer()
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsGravity == .resize)
    #expect([layer.minificationFilter, layer.magnificationFilter] == [.linear, .linear])
    #expect(layer.allowsGroupOpacity && layer.isDoubleSided)
    #expect(!layer.drawsAsynchronously && !layer.allowsEdgeAntialiasing)
    #expect(!layer.needsDisplayOnBoundsChange && layer.actions == nil)
  }

  @Test func `keeps how its content is shown, and has a copy of its own`() {
    let layer = CALayer()
    let part = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    (layer.contentsRect, layer.contentsCenter) = (part, part.insetBy(dx: 0.1, dy: 0.1))
    (layer.contentsScale, layer.contentsGravity) = (2, .resizeAspectFill)
    (layer.minificationFilter, layer.magnificationFilter) = (.trilinear, .nearest)
    (layer.allowsGroupOpacity, layer.isDoubleSided) = (false, false)
    (layer.drawsAsynchronously, layer.allowsEdgeAntialiasing) = (true, true)
    layer.needsDisplayOnBoundsChange = true
    layer.actions = ["position": NSNull()]
    let copy = CALayer(layer: layer)
    layer.contentsRect = .zero
    #expect(copy.contentsRect == part)
    #expect(copy.contentsCenter == part.insetBy(dx: 0.1, dy: 0.1))
    #expect(copy.contentsScale == 2 && copy.contentsGravity == .resizeAspectFill)
    #expect([copy.minificationFilter, copy.magnificationFilter] == [.trilinear, .nearest])
    #expect(!copy.allowsGroupOpacity && !copy.isDoubleSided)
    #expect(copy.drawsAsynchronously && copy.allowsEdgeAntialiasing)
    #expect(copy.needsDisplayOnBoundsChange && copy.actions?.keys.sorted() == ["position"])
  }

  @Test func `has no filters and no depth by default, and keeps what it is given`() {
    let layer = CALayer()
    #expect(layer.compositingFilter == nil && layer.filters == nil)
    #expect(layer.backgroundFilters == nil && layer.minificationFilterBias == 0)
    #expect(!layer.isOpaque && layer.anchorPointZ == 0)
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    (layer.compositingFilter, layer.filters, layer.backgroundFilters) = ("a", ["b"], ["c"])
    (layer.minificationFilterBias, layer.anchorPointZ, layer.isOpaque) = (0.5, 2, true)
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    layer.edgeAntialiasingMask = [.layerLeftEdge]
    let copy = CALayer(layer: layer)
    #expect(copy.compositingFilter as? String == "a" && copy.filters as? [String] == ["b"])
    #expect(copy.backgroundFilters as? [String] == ["c"])
    #expect(copy.minificationFilterBias == 0.5 && copy.anchorPointZ == 2 && copy.isOpaque)
    #expect(copy.edgeAntialiasingMask == [.layerLeftEdge])
    #expect(CATransform3DEqualToTransform(copy.sublayerTransform, CATransform3DMakeScale(2, 2, 1)))
  }

  @Test func `has a place in time, of which only start, speed and offset count here`() {
    let layer = CALayer()
    #expect([layer.beginTime, layer.timeOffset, layer.repeatDuration] == [0, 0, 0])
    #expect(layer.duration == .infinity && layer.speed == 1 && layer.repeatCount == 0)
    #expect(!layer.autoreverses && layer.fillMode == .removed)
    (layer.beginTime, layer.timeOffset, layer.repeatDuration) = (1, 2, 3)
    (layer.duration, layer.speed, layer.repeatCount) = (4, 5, 6)
    (layer.autoreverses, layer.fillMode) = (true, .both)
    #expect([layer.beginTime, layer.timeOffset, layer.repeatDuration] == [1, 2, 3])
    #expect(layer.duration == 4 && layer.speed == 5 && layer.repeatCount == 6)
    #expect(layer.autoreverses && layer.fillMode == .both)
    #expect(layer.convertTime(10, from: nil) == (10 - 1) * 5 + 2)
  }

  @Test func `has the actions of the app and no others`() {
    let layer = CALayer()
    #expect(layer.action(forKey: "position") == nil)
    layer.actions = ["position": NSNull()]
    #expect(layer.action(forKey: "position") is NSNull && layer.action(forKey: "opacity") == nil)
    #expect(CALayer.defaultAction(forKey: "position") == nil)
    #expect(!CALayer.needsDisplay(forKey: "position"))
  }

  @Test func `is moved in space by a transform in a value of Foundation's`() {
    let turn = CATransform3DMakeScale(2, 3, 4)
    let (value, same) = (NSValue(caTransform3D: turn), NSValue(caTransform3D: turn))
    #expect(value == same && value.hash == same.hash)
    #expect(value != NSValue(caTransform3D: CATransform3DIdentity))
    #expect(CATransform3DEqualToTransform(value.caTransform3DValue, turn))
    #expect(CATransform3DIsIdentity(NSNumber(value: 1).caTransform3DValue))
    #expect(String(cString: value.objCType) == "{CATransform3D=dddddddddddddddd}")
    var read = CATransform3DIdentity
    value.getValue(&read)
    #expect(CATransform3DEqualToTransform(read, turn))
    let none = CATransform3D()
    #expect(none.m11 == 0 && none.m44 == 0)
    let animation = CABasicAnimation(keyPath: "bounds.size")
    animation.fromValue = NSValue(size: NSSize(width: 10, height: 20))
    animation.duration = 1
    let (outer, layer) = (CALayer(), CALayer())
    outer.addSublayer(layer)
    layer.bounds.size = CGSize(width: 20, height: 40)
    layer.add(animation, forKey: "grow")
    SimulatedDevice.current.clock.advance(by: 0.5)
    #expect(layer.presentation()?.bounds.size == CGSize(width: 15, height: 30))
  }

  @Test func `names where content is and how it is filtered by Apple's words`() {
    let places: [CALayerContentsGravity] = [
      .center, .top, .bottom, .left, .right, .resize, .resizeAspect, .resizeAspectFill,
    ]
    #expect(
      places.map(\.rawValue) == [
        "center", "top", "bottom", "left", "right", "resize", "resizeAspect", "resizeAspectFill",
      ])
    let filters: [CALayerContentsFilter] = [.nearest, .linear, .trilinear]
    #expect(filters.map(\.rawValue) == ["nearest", "linear", "trilinear"])
    #expect(
      [CALayerCornerCurve.circular, .continuous].map(\.rawValue) == ["circular", "continuous"])
  }

  @Test func `gives its place among others to another layer`() {
    let (parent, front) = (CALayer(), CALayer())
    let (old, new) = (CALayer(), CALayer())
    parent.addSublayer(old)
    parent.addSublayer(front)
    parent.replaceSublayer(old, with: new)
    #expect(parent.sublayers == [new, front])
    #expect(old.superlayer == nil && new.superlayer === parent)
    parent.replaceSublayer(new, with: new)
    #expect(parent.sublayers == [new, front])
  }

  @Test func `that shows a path keeps how, also in a copy`() {
    let shape = CAShapeLayer()
    #expect(shape.fillColor?.alpha == 1 && shape.strokeColor == nil)
    #expect([shape.lineWidth, shape.miterLimit, shape.strokeEnd] == [1, 10, 1])
    #expect(
      [shape.fillRule.rawValue, shape.lineCap.rawValue, shape.lineJoin.rawValue]
        == ["non-zero", "butt", "miter"])
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    (shape.fillColor, shape.strokeColor) = (nil, CGColor(gray: 1, alpha: 1))
    (shape.lineWidth, shape.fillRule) = (3, .evenOdd)
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
    (shape.miterLimit, shape.lineCap, shape.lineJoin) = (2, .round, .bevel)
    (shape.lineDashPhase, shape.lineDashPattern) = (1, [2, 3])
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.path?.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(copy.fillColor == nil && copy.strokeColor == CGColor(gray: 1, alpha: 1))
    #expect([copy.lineWidth, copy.strokeStart, copy.strokeEnd] == [3, 0.25, 0.75])
    #expect([copy.miterLimit, copy.lineDashPhase] == [2, 1])
    #expect(
      [copy.fillRule.rawValue, copy.lineCap.rawValue, copy.lineJoin.rawValue]
        == ["even-odd", "round", "bevel"])
    #expect(copy.lineDashPattern == [2, 3])
    #expect(
      [CAShapeLayerLineCap.square.rawValue, CAShapeLayerLineJoin.round.rawValue]
        == ["square", "round"])
  }

  @Test func `that runs colours into one another does so from top to bottom`() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.colors == nil && layer.locations == nil)
  }

  @Test func `takes an animation that is an action`() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 1
    fade.run(forKey: "fade", object: layer, arguments: nil)
    NSNull().run(forKey: "nothing", object: layer, arguments: nil)
    fade.run(forKey: "fade", object: UIView(), arguments: nil)
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test func `gets other layers in place of those in it`() {
    let (parent, old, new) = (CALayer(), CALayer(), CALayer())
    parent.sublayers = [old]
    parent.sublayers = [new]
    #expect(parent.sublayers == [new] && old.superlayer == nil && new.superlayer === parent)
    parent.sublayers = nil
    #expect(new.superlayer == nil && (parent.sublayers ?? []).isEmpty)
  }

  @Test func `knows where rectangles of others are`() {
    let (parent, child) = (CALayer(), CALayer())
    parent.frame = CGRect(x: 5, y: 6, width: 50, height: 50)
    child.frame = CGRect(x: 10, y: 20, width: 9, height: 9)
    parent.addSublayer(child)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(child.convert(rect, from: parent) == rect.offsetBy(dx: -10, dy: -20))
    #expect(child.convert(rect, from: nil) == rect.offsetBy(dx: -10, dy: -20))
    #expect(child.convert(CGPoint(x: 11, y: 22), from: nil) == CGPoint(x: 1, y: 2))
    #expect(parent.convert(rect, from: child) == rect.offsetBy(dx: 10, dy: 20))
  }

  @Test func `without a view is laid out when it is asked to be`() {
    final class Counting: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    let layer = Counting()
    layer.layoutIfNeeded()
    let before = layer.layouts
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(layer.layouts == before + 1)
  }

  @Test func `draws nothing, whoever asks`() {
    let layer = CALayer()
    layer.setNeedsDisplay()
    let context = CGContext(size: CGSize(width: 5, height: 5), scale: 1)
    layer.render(in: context)
    #expect(context.isPathEmpty && layer.contents == nil)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A group of layer changes` {
  @Test func `has settings of its own, and those that are usual without one`() {
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(!CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock {}
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.animationTimingFunction() != nil)
    #expect(CATransaction.disableActions())
    #expect(CATransaction.completionBlock() != nil)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
  }

  @Test func `that nobody started ends when it is flushed`() {
    var log: [String] = []
    CATransaction.setCompletionBlock { log.append("done") }
    #expect(log == [])
    CATransaction.flush()
    #expect(log == ["done"])
    CATransaction.flush()
    #expect(log == ["done"])
  }

  @Test func `may be a transition of a kind and from a side`() throws {
    let kinds: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    #expect(kinds.map(\.rawValue) == ["fade", "moveIn", "push", "reveal"])
    let sides: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    #expect(sides.map(\.rawValue) == ["fromRight", "fromLeft", "fromTop", "fromBottom"])
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    (transition.type, transition.subtype) = (.push, .fromTop)
    let copy = try #require(transition.copy() as? CATransition)
    #expect(copy.type == .push && copy.subtype == .fromTop)
  }
}
