import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What is seen of a hosting view` {
  @Test(arguments: SystemUnderTest.all, [SimulatedContent.container, .drawing])
  func `is no shadow and no border of a container that fills the screen`(
    system: SystemUnderTest, kind: SimulatedContent
  ) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    host.addContent(screen.overlay.bounds, kind: .container)
    host.addContent(Toast.frame, kind: kind)
    let containers = (host.view.layer.sublayers ?? []) + [host.view.layer]
    for layer in containers {
      (layer.shadowOpacity, layer.borderWidth) = (0.3, 1)
      layer.borderColor = UIColor.black.cgColor
    }
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(screen.tap(Toast.inside) == (kind == .drawing ? [] : ["app"]))
  }

  @Test(arguments: SystemUnderTest.all)
  func `is no shadow of a clear one that is embedded`(system: SystemUnderTest) {
    let it = EmbeddedScreen(system, in: PassThroughView())
    it.host.view.layer.shadowOpacity = 0.2
    it.host.view.layer.borderWidth = 1
    it.host.view.layer.borderColor = UIColor.black.cgColor
    #expect(it.taps == ["toast", "button", "screen"])
  }

  /// Layers on a hosting view, each with a point and whether it is seen there.
  @MainActor static let layers: [(name: String, layer: () -> CALayer, CGPoint, Bool)] = [
    ("a shape", { shape() }, Toast.inside, true),
    ("a shape's corner", { shape() }, corner, false),
    ("no path", { shape { $0.path = nil } }, Toast.inside, false),
    ("a line", { line() }, Toast.inside, false),
    ("on a line", { line() }, CGPoint(x: Toast.frame.minX, y: Toast.frame.midY), true),
    ("a round corner", { filled { $0.cornerRadius = 20 } }, corner, false),
    (
      "a square corner of round ones",
      {
        filled {
          ($0.cornerRadius, $0.maskedCorners) = (20, .layerMaxXMaxYCorner)
        }
      }, corner, true
    ),
    ("outside of a mask", { masked(CALayer()) }, Toast.inside, false),
    ("inside of a mask", { masked(CALayer()) }, corner, true),
    ("inside of a mask whose bounds are elsewhere", { masked(scrolled()) }, corner, true),
    ("outside of that", { masked(scrolled()) }, Toast.inside, false),
    ("outside of a mask's path", { masked(CAShapeLayer()) }, corner, false),
    ("a clear gradient", { CAGradientLayer(frame: Toast.frame) }, Toast.inside, false),
    ("a gradient", { gradient() }, Toast.inside, true),
    ("a layer of its own class", { Foreign(frame: Toast.frame) }, Toast.inside, true),
    ("a container of its own class", { container() }, Toast.inside, false),
    ("what is in that", { container() }, corner, true),
    ("what overflows that", { container() }, CGPoint(x: corner.x, y: corner.y - 10), true),
  ]

  static let corner = CGPoint(x: Toast.frame.minX + 1, y: Toast.frame.minY + 1)

  final class Foreign: CALayer {}

  static func filled(_ change: (CALayer) -> Void) -> CALayer {
    let layer = CALayer(frame: Toast.frame)
    layer.backgroundColor = UIColor.black.cgColor
    change(layer)
    return layer
  }

  static func shape(_ change: (CAShapeLayer) -> Void = { _ in }) -> CALayer {
    let layer = CAShapeLayer()
    layer.frame = Toast.frame
    layer.path = CGPath(ellipseIn: layer.bounds, transform: nil)
    change(layer)
    return layer
  }

  static func line() -> CALayer {
    shape {
      $0.path = CGPath(rect: $0.bounds, transform: nil)
      ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, UIColor.black.cgColor, 4)
    }
  }

  static func masked(_ mask: CALayer) -> CALayer {
    filled {
      mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      mask.backgroundColor = UIColor.black.cgColor
      (mask as? CAShapeLayer)?.path = CGPath(ellipseIn: mask.bounds, transform: nil)
      $0.mask = mask
    }
  }

  static func scrolled() -> CALayer {
    let mask = CALayer()
    mask.bounds.origin = CGPoint(x: 50, y: 30)
    return mask
  }

  static func gradient() -> CALayer {
    let layer = CAGradientLayer(frame: Toast.frame)
    layer.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    return layer
  }

  static func container() -> CALayer {
    let layer = Foreign(frame: Toast.frame)
    layer.addSublayer(CALayer(frame: CGRect(x: 0, y: -20, width: 30, height: 40), .black))
    return layer
  }

  @Test func `is what fills a layer's own shape, where no mask hides it`() {
    for (name, make, point, isSeen) in Self.layers {
      let host = SimulatedHostingController()
      let screen = Screen(.iOS26, root: host)
      host.view.layer.addSublayer(make())
      #expect((screen.overlay.hitTest(point, with: nil) != nil) == isSeen, "\(name)")
    }
  }

  @Test(arguments: SystemUnderTest.all)
  func `is nothing outside of a mask around it`(system: SystemUnderTest) {
    let host = SimulatedHostingController()
    let screen = Screen(system, root: host)
    host.addContent(Toast.frame, kind: .drawing)
    let mask = CALayer(frame: CGRect(x: 0, y: 0, width: 100, height: 852), .black)
    host.view.layer.mask = mask
    #expect(screen.tap(50, Toast.inside.y) == [])
    #expect(screen.tap(Toast.inside) == ["app"])
  }

  @Test(arguments: [SystemUnderTest(17), SystemUnderTest(18), .iOS26])
  func `is a capsule of material in one that fits it, and a dim that fills the screen`(
    system: SystemUnderTest
  ) {
    let (root, host) = (UIViewController(), SimulatedHostingController())
    let screen = Screen(system, root: root)
    host.view.frame = Toast.frame
    host.view.backgroundColor = .clear
    root.addChild(host)
    root.view.addSubview(host.view)
    host.addContent(host.view.bounds, kind: .material)
    #expect(screen.tap(Toast.inside) == [])
    #expect(screen.tap(Toast.beside) == ["app"])
    let full = SimulatedHostingController()
    screen.overlay.rootViewController = full
    let material = full.addContent(screen.overlay.bounds, kind: .material)
    #expect(screen.tap(Toast.beside) == ["app"])
    material.remove()
    full.addContent(screen.overlay.bounds, kind: .drawing)
    #expect(screen.tap(Toast.beside) == [])
  }

  /// Views that show something and take no touches.
  @MainActor static let untouchable: [(String, () -> UIView)] = [
    ("image", { UIImageView(image: UIImage()) }),
    (
      "label",
      {
        let label = UILabel()
        label.text = "label"
        return label
      }
    ),
    (
      "indicator",
      {
        let indicator = UIActivityIndicatorView()
        indicator.startAnimating()
        return indicator
      }
    ),
    ("progress", { UIProgressView() }),
    (
      "painted",
      {
        let view = UIView()
        (view.backgroundColor, view.isUserInteractionEnabled) = (.black, false)
        return view
      }
    ),
    (
      "in a disabled one",
      {
        let view = UIStackView(frame: Toast.frame)
        view.isUserInteractionEnabled = false
        let inner = UIView(frame: CGRect(origin: .zero, size: Toast.frame.size))
        inner.backgroundColor = .black
        view.addSubview(inner)
        return view
      }
    ),
  ]

  @Test(arguments: SystemUnderTest.all)
  func `is what views show in it that take no touches`(system: SystemUnderTest) {
    for (name, make) in Self.untouchable {
      let host = SimulatedHostingController()
      let screen = Screen(system, root: host)
      let view = make()
      view.frame = Toast.frame
      view.isUserInteractionEnabled = false
      host.addForeignView(view)
      for event in [nil, UIEvent()] {
        #expect(screen.overlay.hitTest(Toast.inside, with: event) === host.view, "\(name)")
      }
      #expect(screen.tap(Toast.inside) == [], "\(name)")
      #expect(screen.tap(Toast.beside) == ["app"], "\(name)")
      host.addForeignView(IgnoredMarkerView(frame: Toast.frame))
      #expect(screen.tap(Toast.inside) == ["app"], "\(name)")
    }
  }

  @Test(arguments: SystemUnderTest.all)
  func `is drawn by views and layers of classes that are known by parts of their names`(
    system: SystemUnderTest
  ) {
    for (name, make) in SwiftUIClasses.leaves {
      let host = SimulatedHostingController()
      let screen = Screen(system, root: host)
      let leaf = make()
      leaf.frame = screen.overlay.bounds
      host.addForeignView(leaf)
      #expect(screen.tap(Toast.beside) == ["app"], "\(name), empty")
      let view = UIView(frame: Toast.frame)
      (view.backgroundColor, view.isUserInteractionEnabled) = (.black, false)
      leaf.backgroundColor = .black
      #expect(screen.tap(Toast.beside) == [], "\(name), painted")
      screen.overlay.regions.setBackground(.rect(Toast.frame), id: 1)
      #expect(screen.tap(Toast.inside) == ["app"], "\(name), ignored")
    }
    for (name, make) in SwiftUIClasses.layers {
      let host = SimulatedHostingController()
      let screen = Screen(.iOS26, root: host)
      let layer = make()
      layer.frame = screen.overlay.bounds
      host.view.layer.addSublayer(layer)
      #expect(screen.tap(Toast.beside) == [], "\(name)")
    }
    for (name, make) in SwiftUIClasses.own {
      let host = SimulatedHostingController()
      let screen = Screen(system, root: host)
      let view = make()
      view.frame = Toast.frame
      host.addForeignView(view)
      #expect(screen.overlay.hitTest(Toast.inside, with: nil) === view, "\(name)")
    }
  }
}

/// Names of classes as vendors of session replays and re-implementations of SwiftUI list them, by what
/// the classes are; the rest of a name is the module's and the compiler's.
@MainActor enum SwiftUIClasses {
  class _TtC7SwiftUI15_UIGraphicsView: UIView {}
  class _TtC7SwiftUI21_UIShapeHitTestingView: UIView {}
  final class _TtC7SwiftUIP33_A34643117F00277B93DEBAB70EC0697122_GraphicsView: UIView {}
  final class InheritedName: _TtC7SwiftUI15_UIGraphicsView {}

  /// Views that draw, or take touches for what is drawn; they paint nothing by their classes.
  static let leaves: [(String, () -> UIView)] = [
    ("_UIGraphicsView", { _TtC7SwiftUI15_UIGraphicsView() }),
    ("_UIShapeHitTestingView", { _TtC7SwiftUI21_UIShapeHitTestingView() }),
    (
      "GraphicsView, mangled", { _TtC7SwiftUIP33_A34643117F00277B93DEBAB70EC0697122_GraphicsView() }
    ),
    ("a subclass of one", { InheritedName() }),
  ]

  final class CGDrawingLayer: CALayer {}
  final class RBDrawingLayer: CALayer {}
  final class ImageLayer: CALayer {}
  final class ColorShapeLayer: CALayer {}
  final class GradientLayer: CALayer {}

  static let layers: [(String, () -> CALayer)] = [
    ("CGDrawingLayer", { CGDrawingLayer() }), ("RBDrawingLayer", { RBDrawingLayer() }),
    ("ImageLayer", { ImageLayer() }), ("ColorShapeLayer", { ColorShapeLayer() }),
    ("GradientLayer", { GradientLayer() }),
  ]

  final class SignatureDrawingView: UIView {}
  final class GraphicsView: UIView {}

  /// Views of an app, which have such names too.
  static let own: [(String, () -> UIView)] = [
    ("SignatureDrawingView", { SignatureDrawingView() }), ("GraphicsView", { GraphicsView() }),
  ]
}

extension CALayer {
  fileprivate convenience init(frame: CGRect, _ color: UIColor? = nil) {
    self.init()
    self.frame = frame
    backgroundColor = color?.cgColor
  }
}
