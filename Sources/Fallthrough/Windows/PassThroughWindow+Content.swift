#if canImport(UIKit)
  import HitTesting
  import UIKit

  extension PassThroughWindow {
    /// What is drawn in the root view at a point, or `nil` if no test applies.
    ///
    /// - Parameter point: In points, in the window's coordinate space.
    func contentOfRoot(at point: CGPoint, with event: UIEvent?) -> ContentFinding? {
      guard let root = rootViewController?.viewIfLoaded else { return nil }
      return content(of: root, at: point, with: event)
    }

    /// What is drawn in a view at a point, or `nil` if no test applies: it is no hosting view and
    /// no strategy is pinned.
    func content(of view: UIView, at point: CGPoint, with event: UIEvent?) -> ContentFinding? {
      let isPinned = contentDetection != .automatic
      guard isPinned || HostingViews.contain(view) else { return nil }
      let strategy = isPinned ? contentDetection : fittingDetection(for: view)
      let isContent = findsContent(in: view, at: point, with: event, by: strategy)
      return ContentFinding(isContent: isContent, strategy: strategy)
    }

    private func findsContent(
      in view: UIView, at point: CGPoint, with event: UIEvent?, by strategy: ContentDetection
    ) -> Bool {
      let local = view.convert(point, from: self)
      guard view.point(inside: local, with: event) else { return false }
      if strategy == .viewTree { return hasSubviewHit(in: view, at: point, with: event) }
      let isOnIgnoredArea = isOnIgnoredArea(point)
      switch strategy {
      case .layerName: return !isOnIgnoredArea && hasUnnamedLayer(in: view, at: local)
      case .alpha: return !isOnIgnoredArea && AlphaProbe.isOpaque(view.layer, at: local)
      default:
        return LayerProbe(ignoredViews: ignoredViews, isOnIgnoredArea: isOnIgnoredArea)
          .findsContent(below: view.layer, at: local)
      }
    }

    /// The strategy that fits what a hosting view shows of its content.
    func fittingDetection(for view: UIView) -> ContentDetection {
      .fitting(
        hasSubviews: !view.subviews.isEmpty, hasBareLayers: hasBareLayers(view),
        systemMajorVersion: UIDevice.current.systemMajorVersion)
    }

    private func hasBareLayers(_ view: UIView) -> Bool {
      let sublayers = view.layer.sublayers ?? []
      // Not `for in`, here and below: without optimisation its steps allocate.
      for index in sublayers.indices where sublayers[index].isBare { return true }
      return false
    }

    /// Whether the ordinary walk finds a view below `view` that does not let the touch through.
    private func hasSubviewHit(in view: UIView, at point: CGPoint, with event: UIEvent?) -> Bool {
      let subviews = view.subviews
      var index = subviews.count
      while index > 0 {
        index -= 1
        let subview = subviews[index]
        let local = subview.convert(point, from: self)
        guard let hit = subview.hitTestAsSuperviewDoes(local, with: event) else { continue }
        let settled = settle(on: hit, at: point, with: event).view
        return settled.map { $0.isInside(view) } ?? false
      }
      return false
    }

    /// Whether the layer under a point is not the view's own and has no name, or glass's.
    ///
    /// - Parameter point: In points, in the coordinate space of `view`.
    private func hasUnnamedLayer(in view: UIView, at point: CGPoint) -> Bool {
      // A layer is asked in its superlayer's space.
      let outer = view.layer.superlayer.map { view.layer.convert(point, to: $0) } ?? point
      guard let hit = view.layer.hitTest(outer), hit !== view.layer else { return false }
      return hit.name == nil || hit.isGlass
    }
  }

  extension UIDevice {
    /// The number before the first dot of the system's version, or 0 if there is none.
    var systemMajorVersion: Int {
      var number = 0
      for digit in systemVersion.utf8 {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { break }
        number = number * 10 + Int(digit - UInt8(ascii: "0"))
      }
      return number
    }
  }
#endif
