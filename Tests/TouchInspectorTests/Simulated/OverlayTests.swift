import Fallthrough
import Testing
import TouchInspector
@_spi(Command) import TouchMap
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A touch map on the screen` {
  let window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
  let root = UIViewController()
  let button = UIButton(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  let overlay = TouchMapOverlayView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.addSubview(button)
    window.addSubview(overlay)
  }

  /// The class on each layer, and whether its path holds a point.
  private func owners(at point: CGPoint) -> [String?] {
    overlay.regionLayers.filter { $0.path?.contains(point, using: .evenOdd) == true }.map(\.name)
  }

  private var captionLayers: [CALayer] {
    (overlay.caption?.label.superview?.layer).map { [$0] } ?? []
  }

  @Test func `says in words what every picture of the screen says`() throws {
    button.setTitle("Buy", for: .normal)
    overlay.update()
    #expect(overlay.caption?.label.text == "The one target on the screen gets its taps.")
    let colors = { [overlay] in
      [overlay.caption?.label.textColor, overlay.caption?.label.superview?.backgroundColor]
        .map { $0?.cgColor.components?.prefix(3).map { Int(($0 * 255).rounded()) } }
    }
    func digits(_ color: PaletteColor) -> [Int] {
      [color.red, color.green, color.blue].map(Int.init)
    }
    #expect(colors() == [digits(Palette.light.text), digits(Palette.light.page)])
    overlay.overrideUserInterfaceStyle = .dark
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(colors() == [digits(Palette.dark.text), digits(Palette.dark.page)])
    button.isHidden = true
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(overlay.caption?.label.text == "No target is on the screen.")
    overlay.showsCaption = false
    #expect(overlay.caption == nil && overlay.subviews.isEmpty)
    overlay.showsCaption = true
    #expect(overlay.caption != nil && overlay.subviews.count == 1)
  }

  @Test func `shows who gets a touch at each point`() {
    overlay.update()
    #expect(overlay.regionLayers.map(\.name) == ["UIView", "UIButton"])
    #expect(owners(at: CGPoint(x: 10, y: 20)) == ["UIButton"])
    #expect(owners(at: CGPoint(x: 9, y: 20)) == ["UIView"])
    #expect(owners(at: CGPoint(x: 110, y: 20)) == ["UIView"])
    #expect(overlay.layer.sublayers == overlay.regionLayers + captionLayers)
  }

  @Test func `shows who swallows and which control is robbed, in the palette of all maps`() throws {
    button.setTitle("Buy", for: .normal)
    let cover = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    cover.windowLevel = .alert
    cover.isHidden = false
    overlay.update()
    let picture = try #require(overlay.picture)
    #expect(picture.verdict.text == "UIWindow (line 5) takes the taps of 1 button: \"Buy\".")
    #expect(overlay.regionLayers.map(\.name) == ["UIWindow"])
    #expect(overlay.ghostLayers.map(\.name) == ["button \"Buy\""])
    #expect(
      overlay.ghostLayers[0].path?.boundingBox == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(overlay.layer.sublayers == overlay.regionLayers + overlay.ghostLayers + captionLayers)
    // The top of the screen is the button's.
    #expect(overlay.caption?.label.text?.hasPrefix(picture.verdict.text) == true)
    #expect(captionLayers.map(\.frame.maxY) == [844])
    let fill = Palette.light.paint(.swallows).fill
    let color = try #require(overlay.regionLayers[0].fillColor?.components)
    #expect(color.map { Int(($0 * 255).rounded()) } == [207, 31, 46, 102])
    #expect([fill.red, fill.green, fill.blue].map(Int.init) == [207, 31, 46])
    // The mark, and the line around.
    #expect(overlay.regionLayers[0].sublayers?.count == 2)
  }

  @Test func `draws each target with a mark, and not only the blocked ones`() throws {
    let off = UIButton(frame: CGRect(x: 10, y: 120, width: 100, height: 50))
    off.isEnabled = false
    button.superview?.addSubview(off)
    overlay.update()
    let picture = try #require(overlay.picture)
    #expect(picture.marked.map(\.mark) == [.disabled])
    #expect(overlay.ghostLayers.map(\.name) == picture.marked.map(\.target.name.phrase))
    let line = overlay.ghostLayers.first?.sublayers?.first as? CAShapeLayer
    #expect(line.map { Double($0.lineWidth) } == TargetMark.disabled.drawing.width)
  }

  @Test func `follows the view's style`() {
    overlay.update()
    let light = overlay.regionLayers.map(\.fillColor)
    overlay.overrideUserInterfaceStyle = .dark
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(overlay.regionLayers.count == light.count)
    #expect(overlay.regionLayers.map(\.fillColor) != light)
  }

  @Test func `follows the screen by itself`() {
    #expect(overlay.regionLayers == [])
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(owners(at: CGPoint(x: 10, y: 20)) == ["UIButton"])
    let drawn = overlay.regionLayers
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(overlay.regionLayers == drawn)
    button.isUserInteractionEnabled = false
    #expect(owners(at: CGPoint(x: 10, y: 20)) == ["UIButton"])
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(owners(at: CGPoint(x: 10, y: 20)) == ["UIView"])
    #expect(overlay.layer.sublayers == overlay.regionLayers + captionLayers)
    #expect(overlay.regionLayers.count == 1)
  }

  @Test func `follows nothing where it is told not to, out of a window, or cleared`() {
    overlay.followsChanges = false
    SimulatedDevice.current.clock.advance(by: 1)
    #expect(overlay.screen == nil)
    overlay.followsChanges = true
    overlay.removeFromSuperview()
    SimulatedDevice.current.clock.advance(by: 1)
    #expect(overlay.screen == nil)
    window.addSubview(overlay)
    SimulatedDevice.current.clock.advance(by: 1)
    #expect(overlay.screen != nil)
    overlay.clear()
    SimulatedDevice.current.clock.advance(by: 1)
    #expect(overlay.screen == nil)
  }

  @Test func `follows the windows that it was given`() {
    let other = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    other.windowLevel = .alert
    other.isHidden = false
    overlay.update(with: [other])
    #expect(overlay.screen?.windows.count == 1)
    other.backgroundColor = .red
    other.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(overlay.screen?.nodes.map(\.className) == ["UIWindow", "UIView"])
  }

  @Test func `keeps an imprint of each touch, with who got it and why`() {
    button.setTitle("Buy", for: .normal)
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    SimulatedDevice.current.tap(at: CGPoint(x: 200, y: 300))
    #expect(overlay.imprints.map(\.winner) == ["UIButton \"Buy\"", "UIView"])
    #expect(
      overlay.imprints.map(\.reason) == [
        "contains the point, and no subview of it took it",
        "contains the point, and no subview of it took it",
      ])
    #expect(overlay.imprints.map(\.point) == [.init(x: 20, y: 30), .init(x: 200, y: 300)])
    #expect(overlay.subviews.first?.center == overlay.convert(CGPoint(x: 20, y: 30), from: window))
  }

  /// The default of a label's colour adapts to dark mode, and a white ground does not.
  @Test func `writes imprints in the colours of the map, on the screen at its edge`() throws {
    overlay.update()
    SimulatedDevice.current.tap(at: CGPoint(x: 200, y: 845))
    let label = try #require(overlay.subviews.compactMap { $0 as? UILabel }.last)
    let text = Palette.light.text
    let digits = label.textColor?.cgColor.components?.prefix(3).map { Int(($0 * 255).rounded()) }
    #expect(digits == [text.red, text.green, text.blue].map(Int.init))
    #expect(overlay.bounds.contains(label.frame) && label.numberOfLines == 0)
    #expect(label.frame.maxY <= 845)
  }

  @Test func `says the fix of the first view that takes taps`() {
    root.view.addSubview(UIView(frame: root.view.bounds))
    overlay.update()
    let text = overlay.caption?.label.text ?? ""
    #expect(
      text.contains("takes the taps of 1 button") && text.contains("\nFix: Set isPassThrough"))
  }

  @Test func `is shown and removed by one call, and by an argument of the launch`() {
    overlay.removeFromSuperview()
    #expect(!TouchInspector.startIfAsked(["app"]))
    #expect(window.subviews.allSatisfy { !($0 is TouchMapOverlayView) })
    #expect(TouchInspector.startIfAsked(["app", "-TouchInspector"]))
    #expect(window.subviews.count { $0 is TouchMapOverlayView } == 1)
    TouchInspector.startIfAsked(["-TouchInspector"])
    TouchInspector.toggle()
    #expect(window.subviews.allSatisfy { !($0 is TouchMapOverlayView) })
  }

  @Test func `says so where UIKit gives a touch to another view than the rule`() {
    final class Deaf: UIView, OverridesHitTest {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    root.view.addSubview(Deaf(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 130))
    #expect(overlay.imprints.map(\.winner) == ["UIView"])
    #expect(overlay.imprints.map { $0.reason.hasPrefix("the rule names ") } == [true])
  }

  @Test func `keeps the last imprints alone, and none where it is told so`() {
    overlay.imprintLimit = 0
    let recognizers = window.gestureRecognizers
    overlay.imprintLimit = 2
    for x in [10, 20, 30] { SimulatedDevice.current.tap(at: CGPoint(x: x, y: 30)) }
    #expect(overlay.imprints.map(\.point.x) == [20, 30])
    #expect(overlay.subviews.count == 4)
    overlay.imprintLimit = 0
    SimulatedDevice.current.tap(at: CGPoint(x: 40, y: 30))
    #expect(overlay.imprints.isEmpty)
    #expect(window.gestureRecognizers == recognizers)
  }

  @Test func `is not part of itself, nor is what is in it`() {
    let legend = UIButton(frame: overlay.bounds)
    overlay.addSubview(legend)
    overlay.update()
    let nodes = overlay.screen?.nodes ?? []
    #expect(nodes.map(\.className) == ["UIWindow", "UIView", "UIButton"])
  }

  @Test func `lies where the touches do, wherever the view is`() {
    overlay.frame = CGRect(x: 5, y: 7, width: 200, height: 200)
    overlay.transform = CGAffineTransform(scaleX: 2, y: 2)
    overlay.update()
    let corner = overlay.convert(CGPoint(x: 10, y: 20), from: window)
    #expect(owners(at: CGPoint(x: corner.x + 0.1, y: corner.y + 0.1)) == ["UIButton"])
    #expect(owners(at: CGPoint(x: corner.x - 0.1, y: corner.y + 0.1)) == ["UIView"])
  }

  @Test func `takes no touch away`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    overlay.update()
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    #expect(taps == 1)
  }

  @Test func `takes none away from a window of its own either, and leaves that out`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let controller = UIViewController()
    controller.view = overlay
    let front = PassThroughWindow(windowScene: SimulatedDevice.current.scenes[0])
    front.rootViewController = controller
    front.windowLevel = .alert
    front.isHidden = false
    overlay.update()
    #expect(overlay.screen?.windows.count == 1)
    #expect(owners(at: CGPoint(x: 10, y: 20)) == ["UIButton"])
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    #expect(taps == 1)
  }

  @Test func `goes when it is cleared`() {
    overlay.update()
    overlay.clear()
    #expect(overlay.partition == nil)
    #expect(overlay.layer.sublayers?.isEmpty != false)
  }
}
