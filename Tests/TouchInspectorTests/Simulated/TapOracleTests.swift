import Fallthrough
import Foundation
import SeededRandomness
import Testing
import TouchInspector
@_spi(Command) import TouchMap
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What the oracle says of a tap` {
  @Test func `comes true when the tap is really made`() throws {
    var tally = TapTally()
    var seed: UInt64 = 0
    let targets = Exhaustive.count(everyDay: 600, night: 30_000)
    while tally.targets < targets {
      let tapped = TappedScreen(seed: seed)
      try tapped.judge(into: &tally)
      tapped.close()
      seed += 1
    }
    #expect(tally.faults == [], "\(tally)")
    // Random trees in which nothing is ever reached would agree with anything.
    #expect(tally.points > tally.targets / 10)
    #expect(tally.words[.coveredBy, default: 0] > tally.targets / 50)
    #expect(tally.words[.cannotTell, default: 0] < tally.targets / 4)
  }
}

/// What became of the targets.
struct TapTally: CustomStringConvertible {
  var targets = 0
  /// How many got a point.
  var points = 0
  /// How many got each word.
  var words: [TapVerdict.Word: Int] = [:]
  /// How many on a screen whose classes have no rules of their own could be reached somewhere.
  var reachable = 0
  /// What did not come true, with the seed of its screen.
  var faults: [String] = []

  var description: String {
    let words = TapVerdict.Word.allCases.compactMap { word in
      self.words[word].map { "\(word.rawValue) \($0)" }
    }
    return
      "\(points) got a point, \(words.joined(separator: ", ")); \(reachable) of those on plain "
      + "screens were reached somewhere, \(faults.count) faults"
  }
}

/// A random screen on the simulated device, with controls, and every other time with views that
/// answer hit tests in their own way.
@MainActor private struct TappedScreen {
  private let seed: UInt64
  private let windows: [UIWindow]
  private let hasOwnRules: Bool
  private let oracle: TapOracle
  private var device: SimulatedDevice { .current }

  init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix64(seed: seed ^ 0x7461_7073)
    windows = RandomWindows(seed: seed).windows
    hasOwnRules = !seed.isMultiple(of: 2)
    for window in windows {
      window.windowScene = SimulatedDevice.current.scenes[0]
      Self.addControls(to: window, &random)
      if hasOwnRules { Self.addOwnRules(to: window, &random) }
    }
    oracle = TapOracle(TouchInspector.capture(windows))
  }

  func close() {
    for window in windows {
      window.isHidden = true
      window.windowScene = nil
    }
  }

  /// Adds controls to some views, and between those of the window some that most taps reach.
  private static func addControls(to window: UIWindow, _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let view = Bool.random(using: &random) ? UIButton() : UIView()
      view.frame = randomFrame(&random)
      window.insertSubview(view, at: .random(in: 0...window.subviews.count, using: &random))
    }
    for view in views(in: window) where Int.random(in: 0..<4, using: &random) == 0 {
      let button = UIButton(frame: randomFrame(&random))
      button.isEnabled = Int.random(in: 0..<5, using: &random) > 0
      view.addSubview(button)
    }
  }

  private static func addOwnRules(to window: UIWindow, _ random: inout SplitMix64) {
    for view in views(in: window) {
      switch Int.random(in: 0..<24, using: &random) {
      case 0: view.addSubview(Deaf(frame: randomFrame(&random)))
      case 1: view.addSubview(Wide(frame: randomFrame(&random)))
      case 2: view.isPassThrough = true
      case 3: view.addSubview(PassThroughView(frame: randomFrame(&random)))
      default: break
      }
    }
  }

  private static func randomFrame(_ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: .random(in: -30...200, using: &random), y: .random(in: -30...300, using: &random),
      width: .random(in: 0...120, using: &random), height: .random(in: 0...120, using: &random))
  }

  private static func views(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + views(in: $0) }
  }

  /// Asks about every view and holds the answers against what taps do.
  func judge(into tally: inout TapTally) throws {
    let places = Dictionary(
      uniqueKeysWithValues: zip(oracle.screen.nodeIDs, oracle.screen.nodes).compactMap {
        index, node in
        node.address.map { ($0, index) }
      })
    for view in windows.flatMap(Self.views) {
      let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
      guard let index = places[address] else { continue }
      tally.targets += 1
      judge(view, oracle.verdict(onTapFor: index), into: &tally)
    }
  }

  private func judge(_ view: UIView, _ verdict: TapVerdict, into tally: inout TapTally) {
    func fault(_ what: String) {
      tally.faults.append("seed \(seed), \(type(of: view)) \(view.frame): \(verdict): \(what)")
    }
    tally.words[verdict.word, default: 0] += 1
    switch verdict.word {
    case .coveredBy:
      if let point = verdict.point, isReached(view, at: point), isOffEdges(point) {
        fault("is not covered")
      }
    case .hits, .shadowedByGesture, .handledBy:
      if let point = verdict.point, !isReached(view, at: point), isOffEdges(point) {
        fault("is not reached")
      }
    default: break
    }
    guard let point = verdict.tapPoint else {
      if !hasOwnRules, verdict.word != .disabled, let place = reachableSquare(of: view) {
        tally.reachable += 1
        fault("is reached around \(place)")
      }
      return
    }
    tally.points += 1
    if !hasOwnRules { tally.reachable += 1 }
    let record = device.tap(at: CGPoint(x: point.x, y: point.y))
    if record.view?.isDescendant(of: view) != true { fault("a tap at the point goes elsewhere") }
  }

  private func isReached(_ view: UIView, at point: Screen.Point) -> Bool {
    receiver(CGPoint(x: point.x, y: point.y))?.isDescendant(of: view) == true
  }

  /// Whether the same view gets the touches all around a point: on an edge of a turned view the last
  /// bit of a coordinate decides, and a centre can lie on one.
  private func isOffEdges(_ point: Screen.Point) -> Bool {
    let hit = receiver(CGPoint(x: point.x, y: point.y))
    return [(-1e-6, -1e-6), (1e-6, -1e-6), (-1e-6, 1e-6), (1e-6, 1e-6)].allSatisfy { x, y in
      receiver(CGPoint(x: point.x + x, y: point.y + y)) === hit
    }
  }

  private func receiver(_ point: CGPoint) -> UIView? { device.tap(at: point).view }

  /// Looks at random places for a square of one point that goes to a view everywhere.
  private func reachableSquare(of view: UIView) -> CGPoint? {
    var random = SplitMix64(seed: seed)
    let screen = oracle.screen.frame
    let box = view.convert(view.bounds, to: nil as UIWindow?).intersection(
      CGRect(
        x: screen.origin.x + 0.5, y: screen.origin.y + 0.5, width: screen.size.width - 1,
        height: screen.size.height - 1))
    guard !box.isNull else { return nil }
    for _ in 0..<20 {
      let center = CGPoint(
        x: .random(in: box.minX...box.maxX, using: &random),
        y: .random(in: box.minY...box.maxY, using: &random))
      let steps = stride(from: -0.5, through: 0.5, by: 0.25)
      let isAll = steps.allSatisfy { x in
        steps.allSatisfy { y in
          guard let hit = receiver(CGPoint(x: center.x + x, y: center.y + y)),
            hit.isDescendant(of: view)
          else { return false }
          return isWithoutControl(from: hit, to: view)
        }
      }
      if isAll { return center }
    }
    return nil
  }

  /// Whether no control inside the view takes the touch for itself.
  private func isWithoutControl(from hit: UIView, to view: UIView) -> Bool {
    var current = hit
    while current !== view {
      if current is UIControl { return false }
      guard let next = current.superview else { return false }
      current = next
    }
    return true
  }
}

/// Gives no touch to anybody in it.
private final class Deaf: UIView, OverridesHitTest {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// Takes every touch that its superview hands it.
private final class Wide: UIView, OverridesPointInside {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
