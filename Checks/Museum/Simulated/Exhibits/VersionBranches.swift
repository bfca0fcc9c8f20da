import UIKit

/// The branch that `if #available` takes on a device.
@MainActor
enum Running {
  static var iOS: Int { SimulatedDevice.current.systemVersion.majorVersion }
}

/// From iOS 18 asks the root's subviews. (M06, M07)
final class SubviewLoopWindow: UIWindow {
  /// Whether a subview counts only if it is the answer itself. (M06)
  var isStrict = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else {
      return nil
    }
    guard Running.iOS >= 18 else { return hit === root ? nil : hit }
    for subview in root.subviews.reversed() {
      let answer = subview.hitTest(subview.convert(point, from: self), with: event)
      if isStrict ? answer === subview : answer != nil { return hit }
    }
    return nil
  }
}

/// As before up to iOS 18; from 26 asks for the name of the layer. (M09)
final class ThreeBranchWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else {
      return nil
    }
    if Running.iOS >= 26 { return root.layer.hitTest(point)?.name == nil ? root : nil }
    guard Running.iOS >= 18 else { return hit === root ? nil : hit }
    let answers = root.subviews.reversed().lazy.compactMap {
      $0.hitTest($0.convert(point, from: self), with: event)
    }
    return answers.first == nil ? nil : hit
  }
}

/// Looks for the deepest view that contains the point. (M11)
final class DeepestViewWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard Running.iOS >= 18 else { return super.point(inside: point, with: event) }
    let start = subviews.count > 1 ? self : rootViewController?.view
    return start.map { deepest(in: $0, at: point, with: event) > 0 } ?? false
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return Running.iOS < 18 && hit === rootViewController?.view ? nil : hit
  }

  /// How deep the deepest view lies that shows and takes touches at a point of the window.
  private func deepest(in view: UIView, at point: CGPoint, with event: UIEvent?) -> Int {
    let depths = view.subviews.compactMap { subview -> Int? in
      let inside = subview.point(inside: subview.convert(point, from: self), with: event)
      guard inside, subview.isUserInteractionEnabled, !subview.isHidden, subview.alpha > 0 else {
        return nil
      }
      return 1 + deepest(in: subview, at: point, with: event)
    }
    return depths.max() ?? 0
  }
}

/// First never claims the root, then always. (M13)
final class RootOrNothingWindow: UIWindow {
  enum Edition { case neverRoot, alwaysRoot }
  var edition = Edition.neverRoot
  /// Whether a tap beside the popup closes it.
  var closesOnTapOutside = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard Running.iOS >= 18, Running.iOS < 26, let root = rootViewController?.view else {
      return super.point(inside: point, with: event)
    }
    return root.subviews.contains { $0.point(inside: $0.convert(point, from: self), with: event) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let root = rootViewController?.view else { return nil }
    guard Running.iOS >= 26 else {
      let hit = super.hitTest(point, with: event)
      return Running.iOS < 18 && hit === root ? nil : hit
    }
    let answer = root.hitTest(root.convert(point, from: self), with: event)
    guard answer === root, !closesOnTapOutside else { return answer }
    return edition == .neverRoot ? nil : answer
  }
}

extension Exhibit {
  static let versionBranches = [
    Exhibit(
      "M06",
      [
        Showing("drawn", on: .toast(), strictLoop, ours: .window),
        Showing("in a group", on: .toast(.grouped), strictLoop, ours: .window),
      ]),
    Exhibit(
      "M07",
      [
        Showing("drawn", on: .toast(), loop, ours: .window),
        Showing("in a group", on: .toast(.grouped), loop, ours: .window),
        Showing("sheet", on: .sheet(), loop, ours: .window),
      ]),
    Exhibit(
      "M09",
      contents(of: threeBranches) + [
        Showing(
          "root off the origin", on: .toastInMovedRoot(by: CGPoint(x: 40, y: 60)), threeBranches,
          ours: .window),
        Showing(
          "outside the root's layer", on: .besideMovedRoot(by: CGPoint(x: 40, y: 60)),
          threeBranches, ours: .window),
      ]),
    Exhibit(
      "M10",
      [
        Showing("hosting root", on: .sheet(), threeBranches, ours: .window),
        Showing("UIKit root", on: .sheet(isSwiftUI: false), threeBranches, ours: .window),
      ]),
    Exhibit(
      "M11",
      [
        Showing("drawn", on: .toast(), deepest, ours: .window),
        Showing("sheet", on: .sheet(), deepest, ours: .window),
        Showing("panel without dimming", on: .panelWithoutDimming(), deepest, ours: .openContainer),
      ]),
    Exhibit(
      "M13",
      [
        Showing("4.0.2", on: .toast(), rootOrNothing(.neverRoot, closes: false), ours: .window),
        Showing(
          "4.0.2, closing", on: .toast(), rootOrNothing(.neverRoot, closes: true), ours: .window),
        Showing("4.0.3", on: .toast(), rootOrNothing(.alwaysRoot, closes: false), ours: .window),
      ]),
  ]

  private static let loop = Overlay(SubviewLoopWindow.init(windowScene:))
  private static let threeBranches = Overlay(ThreeBranchWindow.init(windowScene:))
  private static let deepest = Overlay(DeepestViewWindow.init(windowScene:))

  private static let strictLoop = Overlay { scene in
    let window = SubviewLoopWindow(windowScene: scene)
    window.isStrict = true
    return window
  }

  private static func rootOrNothing(
    _ edition: RootOrNothingWindow.Edition, closes: Bool
  ) -> Overlay {
    Overlay { scene in
      let window = RootOrNothingWindow(windowScene: scene)
      (window.edition, window.closesOnTapOutside) = (edition, closes)
      return window
    }
  }
}
