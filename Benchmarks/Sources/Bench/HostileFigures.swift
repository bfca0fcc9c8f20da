import Engines
import Foundation
import Harness
import Scenes
import TouchMap

/// How the index and the partition bear screens that no layout makes: build time and memory by view,
/// each against a quarter of the views, and answers against the walk, which follows UIKit.
struct HostileFigures {
  private static let count = 1_000_000

  var options: Options
  var report: Report

  func run() throws {
    for hostile in HostileScreen.allCases {
      let small = try Measured(hostile, count: Self.count / 4)
      let large = try Measured(hostile, count: Self.count)
      let name = "\(hostile.rawValue), \(Self.count) views: "
      report.print(
        Figure(
          name: name + "build", value: large.buildNanoseconds / Double(Self.count),
          unit: "ns a view"))
      report.print(
        Figure(
          name: name + "build against a quarter",
          value: large.buildNanoseconds / small.buildNanoseconds / 4, unit: "times a view"))
      report.print(
        Figure(
          name: name + "memory", value: Double(large.bytes) / Double(Self.count),
          unit: "bytes a view", goal: .atMost(512)))
      report.print(
        Figure(
          name: name + "partition", value: large.partitionNanoseconds / 1e6, unit: "ms"))
      report.check(name + "answers", agreed: large.agreed, asked: large.asked)
    }
  }
}

/// Screens as a broken or malicious dump may hold them.
private enum HostileScreen: String, CaseIterable {
  case stacked = "all full-screen"
  case turned = "all turned, in one place"
  case heap = "all at one point"
  case flat = "all without area"
  case far = "all of them huge"

  func screen(count: Int) throws -> Screen {
    var builder = ScreenBuilder()
    let frame = Screen.Rect(x: 0, y: 0, width: 400, height: 400)
    try builder.add(node(kind: .window, TouchMap.Node.Geometry(frame: frame)), depth: 0)
    for place in 1..<count { try builder.add(node(kind: .view, geometry(place)), depth: 1) }
    return builder.finish()
  }

  private func node(kind: TouchMap.Node.Kind, _ geometry: TouchMap.Node.Geometry) -> TouchMap.Node {
    TouchMap.Node(
      kind: kind, className: kind == .window ? "UIWindow" : "UIView", line: 1, geometry: geometry)
  }

  private func geometry(_ place: Int) -> TouchMap.Node.Geometry {
    func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
      -> TouchMap.Node.Geometry
    {
      TouchMap.Node.Geometry(frame: Screen.Rect(x: x, y: y, width: width, height: height))
    }
    let step = Double(place)
    switch self {
    case .stacked: return frame(0, 0, 400, 400)
    case .turned:
      return TouchMap.Node.Geometry(
        position: Screen.Point(x: 200, y: 200),
        bounds: Screen.Rect(x: 0, y: 0, width: 200, height: 100),
        anchorPoint: Screen.Point(x: 0.5, y: 0.5), transform: .rotation(degrees: 25))
    case .heap: return frame(200, 200, 0.25, 0.25)
    case .flat: return place.isMultiple(of: 2) ? frame(0, 200, 400, 0) : frame(200, 0, 0, 400)
    case .far: return frame(-1e300 - step * 1e290, step, 1.5e300, 8e307)
    }
  }
}

/// What one screen cost and how many answers about it were right.
private struct Measured {
  let buildNanoseconds: Double
  let partitionNanoseconds: Double
  /// What the index holds, of the heap; 0 where nobody can tell.
  let bytes: Int
  var agreed = 0
  var asked = 0

  private static let points = [(200.0, 200.0), (200.1, 200.1), (0, 0), (399.5, 1), (210, 170)]
    .map { Screen.Point(x: $0.0, y: $0.1) }

  init(_ hostile: HostileScreen, count: Int) throws {
    let screen = try hostile.screen(count: count)
    let before = Allocations.bytesInUse
    let start = now()
    let index = TouchIndex(screen)
    buildNanoseconds = now() - start
    bytes = Allocations.bytesInUse - before
    let cutting = now()
    let partition = index.partition()
    partitionNanoseconds = now() - cutting
    for point in Self.points {
      let expected = screen.touch(at: point).winner?.node
      asked += 2
      if index.receiver(ofTouchAt: point) == expected { agreed += 1 }
      if partition.owner(at: point) == expected { agreed += 1 }
    }
  }
}
