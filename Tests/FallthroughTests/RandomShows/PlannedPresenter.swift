import Fallthrough
import SeededRandomness
import UIKit

/// What a presenter is set to and shows, as data.
struct PlannedPresenter: CustomStringConvertible {
  /// Content that comes and goes.
  struct Visit: Hashable {
    let toast: Int
    /// When its window is gone.
    let end: TimeInterval
  }

  let mode: PassThroughMode
  let level: UIWindow.Level
  /// Whether the content says mode and level itself, as SwiftUI's does, in place of the app.
  let declaresSettings: Bool
  let keepsClearOfKeyboard: Bool
  let hasRegion: Bool
  var shown: Int?
  /// When what is shown leaves by itself, and how long that takes; nil if it stays.
  var timeout: (time: TimeInterval, departure: TimeInterval)?
  var leaving: [Visit] = []
  /// How many controllers have gone, as the presenter tells it.
  var dismissals = 0

  /// - Parameter level: No two presenters have one, so that their order is plain.
  init(level: UIWindow.Level, using random: inout SplitMix64) {
    self.level = level
    mode = [.automatic, .automatic, .regions, .blockAll, .passAll].pick(using: &random)
    declaresSettings = random.chance(of: 2)
    keepsClearOfKeyboard = random.chance(of: 2)
    hasRegion = random.chance(of: 2)
  }

  var description: String {
    "\(mode) level \(level.rawValue)\(declaresSettings ? " declared" : "")"
      + "\(keepsClearOfKeyboard ? " clear of keyboard" : "")\(hasRegion ? " region" : "")"
  }

  /// The windows that the scene has of it.
  var windows: Int { leaving.count + (shown == nil ? 0 : 1) }

  mutating func show(_ toast: Int, departure: TimeInterval) {
    guard toast != shown else { return }
    if let shown { leaving.append(Visit(toast: shown, end: departure)) }
    leaving.removeAll { $0.toast == toast }
    shown = toast
  }

  mutating func hide(departure: TimeInterval) {
    if let shown { leaving.append(Visit(toast: shown, end: departure)) }
    (shown, timeout) = (nil, nil)
  }

  /// Loses a toast that another presenter shows.
  mutating func lose(_ toast: Int) {
    let count = windows
    leaving.removeAll { $0.toast == toast }
    if shown == toast { (shown, timeout) = (nil, nil) }
    dismissals += count - windows
  }

  mutating func removeGone(at time: TimeInterval) {
    if let timeout, timeout.time <= time {
      // Without a transition hiding ends what is on its way out, too.
      if timeout.departure == 0 { endDepartures { _ in true } }
      hide(departure: timeout.time + timeout.departure)
    }
    endDepartures { $0.end <= time }
  }

  mutating func endDepartures(where hasGone: (Visit) -> Bool) {
    let count = leaving.count
    leaving.removeAll(where: hasGone)
    dismissals += count - leaving.count
  }

  /// Whether its overlay takes a touch.
  func claims(_ place: TouchPlace, isKeyboardUp: Bool) -> Bool {
    guard shown != nil else { return false }
    let isOnRegion = hasRegion && place == .region
    switch mode {
    case .passAll: return false
    case .blockAll: return true
    case .regions: return isOnRegion
    case .automatic:
      let toast: TouchPlace = isKeyboardUp && keepsClearOfKeyboard ? .aboveKeyboard : .bottom
      return isOnRegion || place == toast
    }
  }
}

/// Where a finger comes down.
enum TouchPlace: CaseIterable {
  case beside, region, aboveKeyboard, bottom

  /// In points of the screen of an iPhone 15.
  var point: CGPoint {
    switch self {
    case .beside: CGPoint(x: 50, y: 300)
    case .region: CGPoint(x: 140, y: 240)
    case .aboveKeyboard: CGPoint(x: 190, y: 486)
    case .bottom: CGPoint(x: 190, y: 788)
    }
  }

  static let regionFrame = CGRect(x: 100, y: 200, width: 80, height: 80)
}
