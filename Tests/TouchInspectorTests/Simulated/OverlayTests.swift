import Fallthrough
import Foundation
import Testing
import TouchInspector
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports
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

  private var shapes: [CAShapeLayer] {
    overlay.canvas?.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
  }
  /// The looks of the areas that hold a point, back to front.
  private func looks(at point: CGPoint) -> [String?] {
    shapes.filter { $0.path?.contains(point, using: .evenOdd) == true }.map(\.name)
  }
  private var names: [String?] {
    overlay.canvas?.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
  }
  private func digits(_ color: CGColor?) -> [Int]? {
    color?.components?.prefix(3).map { Int(($0 * 255).rounded()) }
  }

  @Test func `says in words what every picture of the screen says`() throws {
    button.setTitle("Buy", for: .normal)
    overlay.update()
    #expect(overlay.caption?.label.text == "The one target on the screen gets its taps.")
    let colors = { [overlay] in
      [overlay.caption?.label.textColor, overlay.caption?.panel.backgroundColor]
        .map { digits($0?.cgColor) }
    }
    #expect(
      colors() == [.ink, .surface].map { (color: DesignColor) in color.bytes(isDark: false) })
    overlay.overrideUserInterfaceStyle = .dark
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(colors() == [.ink, .surface].map { (color: DesignColor) in color.bytes(isDark: true) })
    button.isHidden = true
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(overlay.caption?.label.text == "No target is on the screen.")
    overlay.showsCaption = false
    #expect(overlay.caption == nil && overlay.subviews == [overlay.canvas])
    overlay.showsCaption = true
    #expect(overlay.caption != nil && overlay.subviews.count == 2)
  }

  @Test func `shows what lives`() {
    overlay.update()
    #expect(looks(at: CGPoint(x: 11, y: 30)) == ["on"])
    #expect(looks(at: CGPoint(x: 9, y: 30)).isEmpty && looks(at: CGPoint(x: 111, y: 30)).isEmpty)
    #expect(names.isEmpty)
  }

  @Test func `shows who swallows and which target is dead, drawn as in every picture`() throws {
    button.setTitle("Buy", for: .normal)
    let cover = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    cover.windowLevel = .alert
    cover.isHidden = false
    overlay.update()
    let table = try #require(overlay.table)
    #expect(table.rows.map(\.state) == [.dead])
    #expect(names == ["Buy", "UIWindow"])
    let whole = CGPoint(x: 60, y: 25)
    #expect(looks(at: whole) == ["husk", "hatch", "rim", "glass", "edge2", "edge"])
    #expect(looks(at: CGPoint(x: 200, y: 600)) == ["glass", "edge2", "edge"])
    // The sign has a disc and a cross.
    #expect(shapes.map(\.name).filter { $0?.hasPrefix("badge") == true }.count == 3)
    for (look, color) in [("rim", DesignColor.dead), ("edge", .cause)] {
      let layer = try #require(shapes.first { $0.name == look })
      #expect(digits(layer.strokeColor) == color.bytes(isDark: false))
      #expect(Double(layer.lineWidth) == ArtPaint.of(look)?.width)
    }
    // The top of the screen is the button's.
    let caption = try #require(overlay.caption)
    #expect(caption.label.text == "UIWindow (line 5) takes the taps of 1 button: \"Buy\".")
    #expect(caption.panel.frame.maxY == 844)
  }

  /// One drawing: what an overlay shows is what a picture of its screen shows, but for what the app
  /// shows itself.
  @Test func `has the marks, names and sheets of the picture of its screen`() throws {
    button.setTitle("Buy", for: .normal)
    root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 45)))
    overlay.update()
    let screen = try #require(overlay.screen)
    let svg = MapReport.svg([MapReport(ReportedScreen(screen))])
    for (text, look) in [("mark-partly", "free"), ("class=\"free\"", "free")] {
      #expect(svg.contains(text) && shapes.contains { $0.name == look })
    }
    let drawn = svg.matches(of: #/<text [^>]*class="(?:halo|say halo|tag-ink)">([^<]*)</#)
    #expect(names.compactMap { $0 } == drawn.map { String($0.1) })
  }

  @Test func `follows the view's style`() {
    overlay.update()
    let light = shapes.map(\.fillColor)
    overlay.overrideUserInterfaceStyle = .dark
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(shapes.count == light.count && shapes.map(\.fillColor) != light)
  }

  @Test func `follows the screen by itself`() {
    #expect(overlay.canvas == nil)
    SimulatedDevice.current.clock.advance(by: 0.25)
    let place = CGPoint(x: 60, y: 45)
    #expect(looks(at: place) == ["on"])
    let drawn = overlay.canvas
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(overlay.canvas === drawn)
    button.isUserInteractionEnabled = false
    #expect(looks(at: place) == ["on"])
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(looks(at: place) != ["on"])
  }

  @Test func `stays as it was while it is frozen, and the app goes on`() throws {
    overlay.removeFromSuperview()
    TouchInspector.toggle()
    let map = try #require(window.subviews.last as? TouchMapOverlayView)
    TouchInspector.freeze()
    let (screen, canvas) = (map.screen, map.canvas)
    button.isHidden = true
    SimulatedDevice.current.clock.advance(by: 1)
    #expect(map.screen == screen && map.canvas === canvas)
    TouchInspector.freeze(false)
    SimulatedDevice.current.clock.advance(by: 0.25)
    #expect(map.screen != screen && map.canvas !== canvas)
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
    let mark = overlay.convert(CGPoint(x: 20, y: 30), from: window)
    #expect(overlay.subviews.first { $0.layer.cornerRadius == 22 }?.center == mark)
  }

  /// The default of a label's colour adapts to dark mode, and a white ground does not.
  @Test func `writes imprints in the colours of the map, on the screen at its edge`() throws {
    overlay.update()
    SimulatedDevice.current.tap(at: CGPoint(x: 200, y: 845))
    let label = try #require(overlay.subviews.compactMap { $0 as? UILabel }.last)
    #expect(digits(label.textColor?.cgColor) == DesignColor.ink.bytes(isDark: false))
    #expect(overlay.bounds.contains(label.frame) && label.numberOfLines == 0)
    #expect(label.frame.maxY <= 845)
  }

  /// Phones of the smallest size, upright and on their side, and a part of a screen, in both
  /// directions of writing: what is said stays on the screen, and the verdict is cut before the fix.
  @Test(
    arguments: [
      CGSize(width: 320, height: 480), CGSize(width: 568, height: 320),
      CGSize(width: 160, height: 240),
    ], [false, true])
  func `says blocker and fix of the first view that takes taps, on every screen`(
    size: CGSize, isRightToLeft: Bool
  ) throws {
    button.setTitle(isRightToLeft ? "קנה" : "Buy", for: .normal)
    root.view.addSubview(UIView(frame: root.view.bounds))
    overlay.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    overlay.frame.size = size
    overlay.update()
    let caption = try #require(overlay.caption)
    #expect(caption.label.text?.contains("takes the taps of 1 button") == true)
    #expect(caption.fixLabel.text?.hasPrefix("Fix: Set isPassThrough") == true)
    let room = overlay.bounds.inset(by: overlay.safeAreaInsets)
    #expect(room.contains(caption.panel.frame), "\(caption.panel.frame)")
    for label in [caption.label, caption.fixLabel] {
      #expect(caption.panel.bounds.contains(label.frame), "\(label.frame)")
      #expect(label.numberOfLines != 1 && label.frame.height > 0)
    }
    let whole = CGSize(width: caption.fixLabel.frame.width, height: .greatestFiniteMagnitude)
    #expect(caption.fixLabel.frame.height == caption.fixLabel.sizeThatFits(whole).height)
    for y in [30.0, 150, size.height - 5] {
      SimulatedDevice.current.tap(at: CGPoint(x: 20, y: y))
      let text = try #require(overlay.imprints.last?.views.last)
      #expect(room.insetBy(dx: -0.5, dy: -0.5).contains(text.frame), "\(text.frame)")
    }
  }

  @Test func `of very many targets shows only those to look at`() {
    for number in 0..<601 {
      root.view.addSubview(
        UIButton(
          frame: CGRect(x: number % 20 * 18, y: 80 + number / 20 * 18, width: 16, height: 16)))
    }
    let dead = UIButton(frame: CGRect(x: 10, y: 700, width: 100, height: 50))
    dead.setTitle("Pay", for: .normal)
    root.view.addSubview(dead)
    root.view.addSubview(UIView(frame: dead.frame))
    overlay.update()
    #expect(shapes.contains { $0.name == "rim" } && names.contains("Pay"))
    #expect(looks(at: CGPoint(x: 60, y: 25)).isEmpty)
  }

  @Test func `names of sheets stay on the screen`() throws {
    let cover = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    cover.windowLevel = .alert
    cover.isHidden = false
    overlay.update()
    let labels = try #require(overlay.canvas).subviews
    #expect(labels.contains { ($0 as? UILabel)?.text == "UIWindow" })
    let room = overlay.bounds.inset(by: overlay.safeAreaInsets)
    for label in labels { #expect(room.contains(label.frame), "\(label.frame)") }
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

  @Test func `is shared as a file that the command reads`() throws {
    button.setTitle("Buy", for: .normal)
    let file = NSTemporaryDirectory() + "TouchInspector.json"
    func shared() throws -> Screen? {
      try Dump(reading: Data(contentsOf: URL(fileURLWithPath: file))).screens.first
    }
    for device in [SimulatedDevice.Model.iPhone15, .iPadPro11] {
      SimulatedDevice.current.model = device
      try TouchInspector.share(title: "Checkout")
      let sheet = try #require(root.presentedViewController)
      #expect(sheet is UIActivityViewController)
      #expect(sheet.popoverPresentationController?.sourceView === root.view)
      let screen = try shared()
      #expect(screen?.title == "Checkout" && screen?.nodes.contains { $0.label == "Buy" } == true)
      root.dismiss(animated: false)
    }
    overlay.update()
    overlay.followsChanges = false
    button.setTitle("Sell", for: .normal)
    try TouchInspector.share()
    #expect(try shared()?.nodes.contains { $0.label == "Buy" } == true)
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
    #expect(overlay.imprints.flatMap(\.views).allSatisfy { $0.superview === overlay })
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
    let inside = overlay.convert(CGPoint(x: 12, y: 45), from: window)
    #expect(looks(at: inside) == ["on"])
    #expect(looks(at: CGPoint(x: inside.x - 1.5, y: inside.y)).isEmpty)
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
    #expect(looks(at: CGPoint(x: 60, y: 45)) == ["on"])
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    #expect(taps == 1)
  }

  @Test func `goes when it is cleared`() {
    overlay.update()
    overlay.clear()
    #expect(overlay.partition == nil)
    #expect(overlay.subviews.isEmpty)
  }
}
