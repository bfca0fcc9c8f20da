import Fallthrough
import SeededRandomness
import UIKit

/// A random hosting view with content of every kind, in a surface of some kind, and what SwiftUI is to
/// find in it, told by the plan alone.
@MainActor final class HostingTree {
  /// One piece that the generator planted, front to back in its list.
  struct Piece {
    /// Whether SwiftUI finds it at a point of the screen.
    let contains: (CGPoint) -> Bool
    /// Whether a point is so near its edge that the curves of a path and an ellipse may differ.
    var isOnEdge: (CGPoint) -> Bool = { _ in false }
    /// The taps that it got.
    let taps: () -> Int
    /// Whether it is a view of a representable, and no content of SwiftUI's own.
    var isRepresentable = false
    /// What it is and where.
    let text: String
  }

  /// What the hosting view is in.
  enum Place: CaseIterable { case window, presenter, container, view, group, host }

  let screen: Screen
  let place: Place
  let host = SimulatedHostingController()
  /// The view that answers for touches: a pass-through window, or a view in the app's window.
  private(set) var surface: UIView = UIView()
  private(set) var pieces: [Piece] = []
  private var kept: [AnyObject] = []

  static let systems = SystemUnderTest.all + [SystemUnderTest(27)]

  init(using random: inout SplitMix64) {
    let system = Self.systems[Int(random.next() % UInt64(Self.systems.count))]
    place = Place.allCases[Int(random.next() % UInt64(Place.allCases.count))]
    screen = Screen(system) { PassThroughWindow(windowScene: $0) }
    host.view.backgroundColor = .clear
    install()
    for _ in 0...(random.next() % 4) { pieces.insert(piece(in: host.addContent, &random), at: 0) }
    for _ in 0..<(random.next() % 3) { addGroup(&random) }
    for _ in 0..<(random.next() % 2) {
      pieces.insert(representable(host.addForeignView, &random), at: 0)
    }
  }

  private func install() {
    let bounds = screen.overlay.bounds
    func embed(in container: UIView) {
      screen.overlay.isHidden = true
      container.frame = bounds
      host.view.frame = bounds
      container.addSubview(host.view)
      screen.app.rootViewController?.view.addSubview(container)
      surface = container
    }
    switch place {
    case .window:
      screen.overlay.rootViewController = host
      surface = screen.overlay
    case .presenter:
      let presenter = OverlayPresenter(scene: screen.device.scenes[0])
      presenter.show(host)
      kept.append(presenter)
      surface = host.view.window ?? screen.overlay
    case .container: embed(in: PassThroughView())
    case .group:
      let outer = PassThroughView()
      embed(in: outer)
      let inner = PassThroughView(frame: bounds)
      outer.addSubview(inner)
      inner.addSubview(host.view)
    case .view:
      let stack = UIView()
      stack.isPassThrough = true
      embed(in: stack)
    case .host:
      let outer = SimulatedHostingController()
      outer.view.backgroundColor = .clear
      outer.addForeignView(host.view)
      screen.overlay.rootViewController = outer
      host.view.frame = bounds
      kept.append(outer)
      surface = screen.overlay
    }
  }

  private static let kinds: [SimulatedContent] = [
    .drawing, .glass, .material, .clearTappable, .decoration, .container, .glassContainer, .text,
    .image, .gradient, .shape, .symbol, .canvas,
  ]

  /// Plants content, and tells where SwiftUI finds it by a rectangle or an ellipse of the plan's own.
  private func piece(
    in add: (CGRect, SimulatedContent) -> SimulatedContentHandle, _ random: inout SplitMix64
  ) -> Piece {
    let kind = Self.kinds[Int(random.next() % UInt64(Self.kinds.count))]
    let frame = random.place()
    let handle = add(frame, kind)
    let inner = CGRect(origin: .zero, size: frame.size)
    var isEllipse = false
    if kind == .shape || kind == .symbol {
      handle.path = UIBezierPath(ovalIn: inner)
      isEllipse = true
    }
    if random.next().isMultiple(of: 5) {
      isEllipse.toggle()
      handle.contentShape = isEllipse ? UIBezierPath(ovalIn: inner) : UIBezierPath(rect: inner)
    }
    handle.opacity = [1, 1, 0.5, 0.005, 0.0005][Int(random.next() % 5)]
    handle.isHidden = random.next().isMultiple(of: 8)
    let isThere =
      ![.decoration, .container, .glassContainer].contains(kind) && !handle.isHidden
      && handle.opacity >= 0.001
    func fromMiddle(_ point: CGPoint) -> CGFloat {
      let x = (point.x - frame.midX) / (frame.width / 2)
      let y = (point.y - frame.midY) / (frame.height / 2)
      return x * x + y * y
    }
    return Piece(
      contains: { point in isThere && (isEllipse ? fromMiddle(point) < 1 : frame.contains(point)) },
      // Four curves of a circle are at most 0.03 % off.
      isOnEdge: { isEllipse && abs(fromMiddle($0) - 1) < 0.001 }, taps: { handle.tapCount },
      text: "\(kind) \(frame) \(handle.opacity) \(handle.isHidden) \(handle.contentShape != nil)")
  }

  private func representable(_ add: (UIView) -> Void, _ random: inout SplitMix64) -> Piece {
    let frame = random.place()
    let button = UIButton(frame: frame)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    add(button)
    return Piece(
      contains: frame.contains, taps: { taps }, isRepresentable: true,
      text: "representable \(frame)")
  }

  /// A group lies in front of what is in none, and its representables in front of its drawing.
  private func addGroup(_ random: inout SplitMix64) {
    let group = host.addGroup()
    if random.next().isMultiple(of: 2) { group.frame = random.place() }
    for _ in 0...(random.next() % 2) { pieces.insert(piece(in: group.addContent, &random), at: 0) }
    if random.next().isMultiple(of: 3) {
      pieces.insert(representable(group.addForeignView, &random), at: 0)
    }
  }
}

extension SplitMix64 {
  /// Somewhere on the screen, its middle on half points, so that no edge is a matter of rounding.
  fileprivate mutating func place() -> CGRect {
    func number(_ range: UInt64) -> CGFloat { CGFloat(next() % range) }
    return CGRect(
      x: number(300) + 0.25, y: number(700) + 0.25, width: 20 + number(200),
      height: 20 + number(200))
  }

  fileprivate mutating func pointOnScreen() -> CGPoint {
    CGPoint(x: CGFloat(next() % 392) + 0.5, y: CGFloat(next() % 851) + 0.5)
  }
}

extension HostingTree: CustomStringConvertible {
  /// The plan, front to back.
  nonisolated var description: String {
    MainActor.assumeIsolated {
      "\(screen.device.systemVersion.majorVersion) SDK \(screen.device.linkedSDK.majorVersion) in a "
        + "\(place): " + pieces.map(\.text).joined(separator: ", ")
    }
  }

  /// Where the plan says that things are, and where it does not matter.
  func points(using random: inout SplitMix64) -> [CGPoint] {
    (0..<6).map { _ in random.pointOnScreen() }
      .filter { point in !pieces.contains { $0.isOnEdge(point) } }
  }
}
