import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The layer test for drawn content` {
  /// A plain root whose layers are asked, with one layer where the toast is.
  func screen(_ change: (CALayer) -> Void) -> Screen {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.overlay.contentDetection = .layerTree
    let layer = CALayer()
    layer.frame = Toast.frame
    root.view.layer.addSublayer(layer)
    change(layer)
    return screen
  }

  /// Changes of a layer by name, so that a failure says which.
  static let paints: [(String, @MainActor (CALayer) -> Void)] = [
    ("colour", { $0.backgroundColor = UIColor.red.cgColor }),
    ("contents", { $0.contents = "picture" }),
    ("glass", { $0.name = "@7" }),
    ("class", { $0.addSublayer(Gradient(filling: $0)) }),
    ("grandchild", { $0.addSublayer(CALayer(filling: $0, .black)) }),
  ]
  static let nothings: [(String, @MainActor (CALayer) -> Void)] = [
    ("empty", { _ in }),
    ("clear", { $0.backgroundColor = UIColor.clear.cgColor }),
    ("border", { $0.borderWidth = 1 }),
    ("shadow", { $0.shadowOpacity = 0.5 }),
    ("named", { $0.name = "Container" }),
    ("hidden", { ($0.backgroundColor, $0.isHidden) = (UIColor.red.cgColor, true) }),
    ("transparent", { ($0.backgroundColor, $0.opacity) = (UIColor.red.cgColor, 0.005) }),
    (
      "hidden parent",
      {
        $0.addSublayer(CALayer(filling: $0, .black)); $0.isHidden = true
      }
    ),
    ("elsewhere", { $0.addSublayer(CALayer(beside: $0, .black)) }),
    ("transform", { $0.addSublayer(CATransformLayer(filling: $0)) }),
  ]

  final class Gradient: CALayer {}

  @Test func `takes what paints for content`() {
    for (name, change) in Self.paints { #expect(screen(change).tap(Toast.inside) == [], "\(name)") }
  }

  @Test func `takes nothing else for content`() {
    for (name, change) in Self.nothings {
      #expect(screen(change).tap(Toast.inside) == ["app"], "\(name)")
    }
  }

  @Test func `never counts the root's own layer`() {
    let screen = screen { _ in }
    screen.overlay.rootViewController?.view.backgroundColor = .red
    #expect(screen.tap(Toast.inside) == ["app"])
  }

  @Test func `looks behind layers that show nothing`() {
    let screen = screen { $0.backgroundColor = UIColor.red.cgColor }
    let clear = CALayer()
    clear.frame = screen.overlay.bounds
    screen.overlay.rootViewController?.view.layer.addSublayer(clear)
    #expect(screen.tap(Toast.inside) == [])
  }

  @Test func `binds content to its container only where that clips`() {
    for clips in [false, true] {
      let sized = screen {
        $0.addSublayer(CALayer(beside: $0, .black))
        $0.masksToBounds = clips
      }
      let taps = sized.tap(Toast.inside.x, Toast.frame.minY - 40)
      #expect(taps == (clips ? ["app"] : []))
    }
    let group = screen { layer in
      layer.bounds.size = .zero
      layer.position = Toast.frame.origin
      let child = CALayer()
      child.frame = CGRect(origin: .zero, size: Toast.frame.size)
      child.backgroundColor = UIColor.black.cgColor
      layer.addSublayer(child)
    }
    #expect(group.tap(Toast.inside) == [])
    #expect(group.tap(Toast.beside) == ["app"])
  }

  @Test func `asks in the right space under an offset, scaled and scrolled root`() throws {
    let screen = screen { $0.backgroundColor = UIColor.red.cgColor }
    let root = try #require(screen.overlay.rootViewController?.view)
    root.frame = CGRect(x: 100, y: 50, width: 200, height: 700)
    root.bounds.origin = CGPoint(x: 0, y: 400)
    // The layer's top is at 700 - 400 + 50.
    #expect(screen.tap(150, 349) == ["app"])
    #expect(screen.tap(150, 351) == [])
    #expect(screen.tap(119, 351) == ["app"])
    #expect(screen.tap(310, 351) == ["app"])
    root.bounds.origin = .zero
    root.bounds.size = CGSize(width: 393, height: 1000)
    root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.center = CGPoint(x: 196.5, y: 426)
    // Half as large about its centre: the layer's top is at 426 + (700 - 500) / 2.
    #expect(screen.tap(196, 525) == ["app"])
    #expect(screen.tap(196, 527) == [])
  }
}

extension CALayer {
  fileprivate convenience init(filling layer: CALayer, _ color: UIColor = .clear) {
    self.init()
    frame = layer.bounds
    backgroundColor = color.cgColor
  }

  /// A layer right above another one, its child all the same.
  fileprivate convenience init(beside layer: CALayer, _ color: UIColor) {
    self.init(filling: layer, color)
    frame.origin.y -= layer.bounds.height
  }
}
