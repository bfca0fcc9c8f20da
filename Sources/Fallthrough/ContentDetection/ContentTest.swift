#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// Finds out whether a hosting view draws something at a point, beside its subviews.
  @MainActor
  struct ContentTest {
    /// The strategy that the app pinned, or automatic.
    let detection: ContentDetection

    /// Whether a view with which SwiftUI draws up to iOS 18, and which was hit, is content.
    ///
    /// One that paints nothing at the point is a container of SwiftUI's own, often as large as the
    /// screen; the walk over the views that can be pinned takes it for content all the same.
    /// FS-253.
    ///
    /// - Parameter point: In points, in the coordinate space of `drawing`; worked out only where the
    ///   drawing's own layer paints nothing.
    func isContent(_ drawing: UIView, at point: @autoclosure () -> CGPoint) -> Bool {
      switch detection {
      case .automatic:
        drawing.layer.paintsContent
          || LayerProbe(countsDrawings: true).findsContent(below: drawing.layer, at: point())
      case .viewTree: true
      case .layerTree, .layerName, .alpha: false
      }
    }

    /// Returns whether content is drawn at a point.
    ///
    /// - Parameters:
    ///   - view: The hosting view. Its subviews have let the touch go on.
    ///   - point: In points, in the coordinate space of `view`.
    func finding(in view: UIView, at point: CGPoint, with event: UIEvent?) -> ContentFinding {
      let strategy = detection == .automatic ? Self.fittingDetection(for: view) : detection
      guard view.point(inside: point, with: event) else {
        return ContentFinding(isContent: false, strategy: strategy)
      }
      let isContent =
        switch strategy {
        // Had the walk over the views found one, the hosting view would not be asked.
        case .viewTree, .automatic: false
        case .layerTree:
          LayerProbe(countsDrawings: detection != .automatic)
            .findsContent(below: view.layer, at: point)
        case .layerName: Self.hasUnnamedLayer(in: view, at: point)
        case .alpha: AlphaProbe.isOpaque(view.layer, at: point)
        }
      return ContentFinding(isContent: isContent, strategy: strategy)
    }

    /// The strategy that fits what the hosting view shows of its content.
    private static func fittingDetection(for view: UIView) -> ContentDetection {
      .fitting(
        hasSubviews: !view.subviews.isEmpty, hasBareLayers: hasBareLayers(view),
        systemMajorVersion: SystemVersion.major)
    }

    private static func hasBareLayers(_ view: UIView) -> Bool {
      let sublayers = view.layer.sublayers ?? []
      // Not `for in`: without optimisation its steps allocate.
      for index in sublayers.indices where sublayers[index].isBare { return true }
      return false
    }

    /// Whether the layer under a point is not the view's own and has no name, or glass's.
    private static func hasUnnamedLayer(in view: UIView, at point: CGPoint) -> Bool {
      // A layer is asked in its superlayer's space.
      let outer = view.layer.superlayer.map { view.layer.convert(point, to: $0) } ?? point
      guard let hit = view.layer.hitTest(outer), hit !== view.layer else { return false }
      return hit.name == nil || hit.isGlass
    }
  }

  /// The version of the running system.
  @MainActor
  private enum SystemVersion {
    #if canImport(Darwin)
      /// The number before the first dot, or 0 if there is none.
      static let major = Int(UIDevice.current.systemVersion.prefix { $0.isNumber }) ?? 0
    #else
      static var major: Int { SimulatedDevice.current.systemVersion.majorVersion }
    #endif
  }
#endif
