#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Finds out whether a hosting view itself draws something at a point, and not only its subviews.
  @MainActor
  struct ContentTest {
    /// The strategy that the app chose, or automatic.
    let detection: ContentDetection

    /// Whether a drawing view is content at a point in its space. SwiftUI draws with such views up
    /// to iOS 18.
    ///
    /// A drawing view that paints nothing there is one of SwiftUI's containers, which are often as
    /// large as the screen. ``ContentDetection/viewTree`` treats it as content all the same.
    /// FS-253.
    func isContent(_ drawing: FoundView, at point: @autoclosure () -> CGPoint) -> Bool {
      switch detection {
      case .automatic: Self.isShown(drawing, at: point())
      case .viewTree: true
      case .layerTree: false
      }
    }

    private static func isShown(_ drawing: FoundView, at point: CGPoint) -> Bool {
      guard let host = drawing.host else { return true }
      var inner = drawing.view
      while inner !== host, let view = inner.superview {
        let hides = view.layer.mask != nil || view.clipsToBounds
        if hides, !view.layer.showsSublayers(at: view.convert(point, from: drawing.view)) {
          return false
        }
        inner = view
      }
      let probe = LayerProbe(countsBareLayers: true, host: host)
      return probe.shows(drawing: drawing.view, of: drawing.viewClass, at: point)
        || probe.findsContent(below: drawing.view.layer, at: point)
    }

    /// What is drawn at a point in the space of `view`, a hosting view whose subviews did not take
    /// the touch.
    func finding(in view: UIView, at point: CGPoint, with event: UIEvent?) -> ContentFinding {
      let fitting = ContentDetection.fitting(
        hasSubviews: !view.subviews.isEmpty,
        hasBareLayers: view.layer.sublayers?.contains { $0.isBare } ?? false,
        systemMajorVersion: Self.major)
      let strategy = detection == .automatic ? fitting : detection
      // The walk over the views found what takes touches before it came to the hosting view.
      let probe = LayerProbe(countsBareLayers: strategy == .layerTree, host: view)
      return ContentFinding(
        isContent: view.areaContainsTouch(at: point, with: event)
          && probe.findsContent(below: view.layer, at: point),
        strategy: strategy)
    }

    #if canImport(Darwin)
      /// The number of the system before the first dot, or 0 if there is none.
      private static let major = Int(UIDevice.current.systemVersion.prefix { $0.isNumber }) ?? 0
    #else
      private static var major: Int { SimulatedDevice.current.systemVersion.majorVersion }
    #endif
  }
#endif
