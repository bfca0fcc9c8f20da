import UIKit

// What is published most, each in a few lines of our own: subjects of tests, not to be used.

/// Takes the first ask about an event for phase 1 and the second for phase 2.
final class ParityWindow: UIWindow {
  private var asked: Set<UIEvent> = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let event, let hit = super.hitTest(point, with: event) else { return nil }
    if asked.remove(event) != nil { return hit }
    guard hit !== rootViewController?.view else { return nil }
    asked.insert(event)
    return hit
  }
}

/// Takes the root view for background.
final class NotRootWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === rootViewController?.view ? nil : hit
  }
}

/// Takes a layer with a name for background.
final class LayerNameWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let root = rootViewController?.view, hit === root else { return hit }
    return root.layer.hitTest(point)?.name == nil ? root : nil
  }
}

/// Takes what shows nothing for background.
final class AlphaWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let root = rootViewController?.view, hit === root else { return hit }
    return isDrawn(root.layer, at: point) ? root : nil
  }

  /// Stands for a rendered pixel, which shows neither glass nor materials.
  private func isDrawn(_ layer: CALayer, at point: CGPoint) -> Bool {
    if layer.contains(point), layer.backgroundColor.map({ $0.alpha > 0 }) ?? false { return true }
    return layer.sublayers?.contains { isDrawn($0, at: $0.convert(point, from: layer)) } ?? false
  }
}

/// Takes what the root view is in for background, and nothing else.
final class AncestorWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else {
      return nil
    }
    return hit !== root && root.isDescendant(of: hit) ? nil : hit
  }
}
