import UIKit

/// Takes the first ask about an event for the window's and the second for the view's. (M15)
final class EventSetWindow: UIWindow {
  private var asked: Set<UIEvent> = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let root = rootViewController?.view, let event else { return hit }
    guard let hit else {
      asked.removeAll()
      return nil
    }
    if asked.contains(event) {
      asked.removeAll()
      return hit
    }
    if hit === root { return nil }
    if Running.iOS >= 18 { asked.insert(event) }
    return hit
  }
}

/// The listing of the article: remembers first, compares nothing with the root. (M16)
final class ArticleListingWindow: UIWindow {
  private var asked: Set<UIEvent> = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let event, let root = rootViewController?.view else {
      return super.hitTest(point, with: event)
    }
    guard let hit = super.hitTest(point, with: event) else {
      asked.removeAll()
      return nil
    }
    if asked.contains(event) {
      asked.removeAll()
      return hit
    }
    if Running.iOS >= 18 { asked.insert(event) }
    guard Running.iOS >= 26 else { return hit }
    guard let name = root.layer.hitTest(point)?.name else { return hit }
    guard name.hasPrefix("@") else { return nil }
    let deepest = deepestView(in: root, at: point)
    return deepest === root ? nil : deepest
  }

  private func deepestView(in view: UIView, at point: CGPoint) -> UIView {
    let inside = view.subviews.last { $0.bounds.contains($0.convert(point, from: self)) }
    return inside.map { deepestView(in: $0, at: point) } ?? view
  }
}

/// The article's repository a month later. (M17)
final class ArticleHeadWindow: UIWindow {
  private var asked: Set<UIEvent> = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let root = rootViewController?.view, let event else { return hit }
    guard let hit else {
      asked.removeAll()
      return nil
    }
    if asked.contains(event) {
      asked.removeAll()
      return hit
    }
    if Running.iOS >= 26 {
      let name = root.layer.hitTest(root.convert(point, from: self))?.name
      if name == nil || name?.hasPrefix("@") == true {
        asked.insert(event)
        return hit
      }
    }
    if hit === root { return nil }
    if Running.iOS >= 18 { asked.insert(event) }
    return hit
  }
}

/// Takes a second ask with the point and the time of the last one for the view's, up to iOS 18. (M26)
final class PointAndTimeWindow: SublayerFrameWindow {
  private var last: (point: CGPoint, time: TimeInterval)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard Running.iOS < 26 else { return super.hitTest(point, with: event) }
    let hit = answerOfUIKit(at: point, with: event)
    guard hit === rootViewController?.view else {
      last = event.map { (point, $0.timestamp) }
      return hit
    }
    guard Running.iOS >= 18, let event else { return nil }
    let isSecond = last.map { $0 == (point, event.timestamp) } ?? false
    last = (point, event.timestamp)
    return isSecond ? hit : nil
  }
}

extension Exhibit {
  static let eventMemories = [
    Exhibit(
      "M15",
      [
        Showing("drawn", on: .toast(), eventSet, ours: .window),
        Showing("asked once", on: .asked(times: 1), eventSet, ours: .window),
        Showing("asked three times", on: .asked(times: 3), eventSet, ours: .window),
        Showing("probe without event", on: .probed(), eventSet, ours: .window),
        Showing("two fingers on it", on: .pinched(), eventSet, ours: .window),
      ]),
    Exhibit(
      "M16",
      [
        Showing("drawn", on: .toast(), articleListing, ours: .window),
        Showing("glass", on: .toast(.glass), articleListing, ours: .window),
      ]),
    Exhibit(
      "M17",
      contents(of: articleHead) + [
        Showing(
          "root off the origin", on: .toastInMovedRoot(by: CGPoint(x: 40, y: 60)), articleHead,
          ours: .window)
      ]),
    Exhibit(
      "M26",
      [
        Showing("drawn", on: .toast(), pointAndTime, ours: .window),
        Showing("two fingers on it", on: .pinched(), pointAndTime, ours: .window),
        Showing("two fingers beside it", on: .pinchedBeside(), pointAndTime, ours: .window),
        Showing(
          "two fingers, each asked for twice",
          on: .pinchedBeside().with { $0.behavior.repeatedWindowAsks = .forSeveralFingers },
          pointAndTime, ours: .window),
        Showing(
          "every ask repeated", on: .toast().with { $0.behavior.repeatedWindowAsks = .always },
          pointAndTime, ours: .window),
      ]),
  ]

  private static let eventSet = Overlay(EventSetWindow.init(windowScene:))
  private static let articleHead = Overlay(ArticleHeadWindow.init(windowScene:))
  private static let articleListing = Overlay(ArticleListingWindow.init(windowScene:))
  private static let pointAndTime = Overlay(PointAndTimeWindow.init(windowScene:))
}
