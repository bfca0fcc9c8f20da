import Fallthrough
import Foundation
import Testing
import UIKit

/// Each recipe on the device, touched. `Checks/run pictures` draws what happens here.
@MainActor @Suite struct `Pictures of the recipes` {
  @Test(.simulatedDevice, arguments: PicturedRecipe.allCases)
  func `show touches that arrive where they should`(_ recipe: PicturedRecipe) throws {
    let device = SimulatedDevice.current
    device.run(26)
    device.model = .iPhone15
    let app = PicturedApp(in: device.scenes[0], hasMap: recipe == .floats)
    let overlay = recipe.overlay(over: app)
    overlay.show()
    device.clock.advance(by: overlay.delay)
    var facts = overlay.facts(over: app)
    for touch in overlay.touches(app) {
      if !facts.touches.isEmpty {
        app.tabs.selectedIndex = 0
        overlay.show()
        device.clock.advance(by: overlay.delay)
      }
      let (roots, before) = (overlay.roots(), app.done)
      let view = device.tremblingTap(at: touch.point)
      let isTaken = roots.contains { view?.isDescendant(of: $0) == true }
      facts.touches.append(
        .init(
          name: touch.name, at: [touch.point.x, touch.point.y], taker: isTaken ? "overlay" : "app"))
      #expect(
        isTaken == touch.isForOverlay, "\(recipe), \(touch.name): \(view?.description ?? "-")")
      #expect(isTaken || app.done != before, "\(recipe), \(touch.name)")
      device.clock.advance(by: 1)
    }
    withExtendedLifetime(overlay) {}
    guard let folder = ProcessInfo.processInfo.environment["FALLTHROUGH_PICTURES"] else { return }
    try JSONEncoder().encode(facts).write(
      to: URL(fileURLWithPath: "\(folder)/\(recipe.rawValue).json"))
  }
}

/// What a picture shows, in points of the screen; a frame is x, y, width and height.
struct PictureFacts: Encodable {
  struct Touch: Encodable {
    let name: String
    let at: [CGFloat]
    /// Who got it: `app` or `overlay`.
    let taker: String
  }

  /// A view of the overlay.
  struct Piece: Encodable {
    let kind: String
    let frame: [CGFloat]
    var radius: CGFloat = 0
    var text: String?
  }

  var rows: [[CGFloat]] = []
  var key: [CGFloat] = []
  var tabs: [CGFloat] = []
  var hasMap = false
  var pieces: [Piece] = []
  /// What the overlay takes, and whether that is the whole screen but a hole.
  var takes: [[CGFloat]] = []
  var isFull = false
  var hole: [CGFloat]?
  /// Where the overlay has been before it was moved, or where it moves.
  var elsewhere: [[CGFloat]] = []
  var touches: [Touch] = []
}

extension CGRect {
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

/// An app with a tab bar, and on its first page three rows and a button, or a map.
@MainActor final class PicturedApp {
  let window: UIWindow
  let tabs = UITabBarController()
  let page = UIViewController()
  private(set) var rows: [UIButton] = []
  private(set) var write = UIButton()
  private var log = 0

  /// Changes with each tap that reaches something of the app.
  var done: [Int] { [log, tabs.selectedIndex] }

  init(in scene: UIWindowScene, hasMap: Bool) {
    window = UIWindow(windowScene: scene)
    tabs.viewControllers = [page, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let count = UIAction { [weak self] _ in self?.log += 1 }
    func button(_ frame: CGRect) -> UIButton {
      let button = UIButton(frame: frame)
      button.addAction(count, for: .touchUpInside)
      page.view.addSubview(button)
      return button
    }
    if hasMap {
      _ = button(window.bounds)
    } else {
      rows = [120, 232, 344].map { button(CGRect(x: 16, y: $0, width: 361, height: 96)) }
      write = button(CGRect(x: 289, y: 560, width: 88, height: 48))
    }
    window.layoutIfNeeded()
  }
}

/// A touch of a picture, and who is to get it.
struct PicturedTouch {
  let name: String
  let point: CGPoint
  var isForOverlay = false
}

/// An overlay over the app.
@MainActor struct PicturedOverlay {
  /// Shows it, also once more after a touch has closed it.
  let show: @MainActor () -> Void
  /// Its views: those from which on a touch is its own.
  let roots: @MainActor () -> [UIView]
  let touches: @MainActor (PicturedApp) -> [PicturedTouch]
  /// What SwiftUI would draw.
  var drawn: [PictureFacts.Piece] = []
  var hole: CGRect?
  var elsewhere: [CGRect] = []
  /// How far it is below its place while it moves.
  var offset: @MainActor () -> CGFloat = { 0 }
  /// How long after it was shown the picture is taken, in seconds.
  var delay = 1.0

  func facts(over app: PicturedApp) -> PictureFacts {
    var facts = PictureFacts()
    facts.rows = app.rows.map { $0.convert($0.bounds, to: nil).numbers }
    facts.key = app.rows.isEmpty ? [] : app.write.convert(app.write.bounds, to: nil).numbers
    facts.tabs = app.tabs.tabBar.convert(app.tabs.tabBar.bounds, to: nil).numbers
    facts.hasMap = app.rows.isEmpty
    facts.pieces = drawn + roots().flatMap(pieces)
    facts.hole = hole?.numbers
    facts.elsewhere = elsewhere.map(\.numbers)
    let screen = SimulatedDevice.current.screenBounds
    var takers: [ObjectIdentifier: CGRect] = [:]
    var (taken, count) = (CGRect.null, 0)
    for point in points(on: screen) {
      guard let view = hit(point), roots().contains(where: view.isDescendant) else { continue }
      takers[ObjectIdentifier(view)] = seen(view)
      taken = taken.union(CGRect(origin: point, size: CGSize(width: 4, height: 4)))
      count += 1
    }
    facts.isFull = count * 2 > points(on: screen).count && (hole != nil || taken.height > 840)
    let areas = Set(takers.values.map { $0.height > 840 ? taken.numbers : $0.numbers })
    facts.takes = areas.sorted { $0.lexicographicallyPrecedes($1) }
    return facts
  }

  private func points(on screen: CGRect) -> [CGPoint] {
    stride(from: 2, to: screen.height, by: 4).flatMap { y in
      stride(from: 2, to: screen.width, by: 8).map { CGPoint(x: $0, y: y) }
    }
  }

  /// The view that UIKit finds: from the front window on, without a touch, which might close something.
  private func hit(_ point: CGPoint) -> UIView? {
    let windows = SimulatedDevice.current.scenes[0].windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    return windows.lazy.filter { !$0.element.isHidden }.compactMap { _, window in
      window.hitTest(window.convert(point, from: nil), with: nil)
    }.first
  }

  /// Where a view is seen, in points of the screen, also while it moves.
  private func seen(_ view: UIView) -> CGRect {
    view.convert(view.bounds, to: nil).offsetBy(dx: 0, dy: offset())
  }

  private func pieces(_ view: UIView) -> [PictureFacts.Piece] {
    let frame = seen(view).numbers
    let radius = view.layer.cornerRadius
    var own: [PictureFacts.Piece] = []
    switch view {
    case let button as UIButton:
      let kind = button.backgroundColor == nil ? "key" : "button"
      let text = button.currentTitle ?? button.accessibilityLabel
      return [.init(kind: kind, frame: frame, radius: radius, text: text)]
    case let label as UILabel: return [.init(kind: "label", frame: frame, text: label.text)]
    default:
      let isWhole = view.bounds.height > 840
      if !isWhole, let color = view.backgroundColor, color != .clear {
        own = [.init(kind: "card", frame: frame, radius: radius)]
      }
    }
    return own + view.subviews.flatMap(pieces)
  }
}
