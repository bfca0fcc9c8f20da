import Foundation
import Harness
import Scenes
import UIKit

/// How long so many taps took, and what they did to the memory.
@MainActor
struct TapFigures {
  /// Seconds that a million taps may take.
  static let limit = 60.0
  /// Kilobytes by which the memory may grow: some pages that the allocator keeps.
  static let growthLimit = 2048

  let arrangement: TapScreen.Arrangement
  let count: Int
  /// What the clock on the wall says.
  let seconds: Double
  /// What the taps took of it; the rest went to whatever else the machine does.
  let processorSeconds: Double
  private let screen: TapScreen
  let memoryBefore: Int
  let memoryAfter: Int
  private(set) var delivered = 0

  /// Taps at random places; a tenth of them first, so that the memory has its size.
  init(_ arrangement: TapScreen.Arrangement, count: Int, seed: UInt64 = 1) {
    (self.arrangement, self.count) = (arrangement, count)
    SimulatedDevice.current.reset()
    screen = TapScreen(arrangement)
    var random = SplitMix64(seed: seed)
    _ = Self.tap(count / 10, random: &random)
    memoryBefore = Self.residentKilobytes
    let (start, processorStart) = (now(), clock())
    delivered = Self.tap(count, random: &random)
    seconds = (now() - start) / 1e9
    processorSeconds = Double(clock() - processorStart) / Double(CLOCKS_PER_SEC)
    memoryAfter = Self.residentKilobytes
  }

  var isMet: Bool {
    processorSeconds <= Self.limit * Double(count) / 1e6
      && memoryAfter - memoryBefore <= Self.growthLimit
      && delivered == count && screen.views == TapScreen.viewCount
  }

  var text: String {
    """
    \(count) taps on \(screen.views) views with \(TapScreen.recognizerCount) recognizers, \(arrangement): \
    \(String(format: "%.1f s, %.1f s", seconds, processorSeconds)) of them on the processor \
    (at most \(Self.limit * Double(count) / 1e6))
    delivered \(delivered), button actions \(screen.buttonTaps), gestures \(screen.gestures)
    resident memory \(memoryBefore) kB before, \(memoryAfter) kB after
    """
  }

  private static func tap(_ count: Int, random: inout SplitMix64) -> Int {
    let device = SimulatedDevice.current
    let size = device.screenBounds.size
    var delivered = 0
    for _ in 0..<count {
      let point = CGPoint(
        x: CGFloat.random(in: 0..<size.width, using: &random),
        y: CGFloat.random(in: 0..<size.height, using: &random))
      if case .delivered = device.tap(at: point).outcome { delivered += 1 }
    }
    return delivered
  }

  /// As the Linux kernel counts it; 0 where there is no such file.
  private static var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
