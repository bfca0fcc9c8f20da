#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What bars cover at the edges of an overlay, and the edges at which nothing behind counts.
  @MainActor
  struct BarReading {
    typealias Edge = WritableKeyPath<UIEdgeInsets, CGFloat>
    /// In a circle: the two neighbours of an edge are beside it.
    static let edges: [Edge] = [\.top, \.left, \.bottom, \.right]
    /// Views this near to an edge reach it, in points: a choice, for rounding.
    private static let tolerance: CGFloat = 0.5

    /// In points from each edge of the overlay.
    private(set) var insets = UIEdgeInsets.zero
    private var coveredEdges: Set<Edge> = []

    init(behind overlay: UIWindow) {
      for window in overlay.windowScene?.appWindows ?? [] {
        if let root = window.rootViewController { put(BarReading(of: root, in: overlay)) }
      }
    }

    /// Reads the controllers in a controller, and what it presents in front of them.
    ///
    /// Bars of a container are in the safe area of its children; so the innermost child decides.
    private init(of controller: UIViewController, in overlay: UIWindow) {
      if let view = controller.viewIfLoaded, let window = view.window {
        guard view.isVisible else { return }
        read(view, of: window, in: overlay)
        for child in controller.children { join(BarReading(of: child, in: overlay)) }
      }
      if let presented = controller.ownPresented { put(BarReading(of: presented, in: overlay)) }
    }

    private mutating func read(_ view: UIView, of window: UIWindow, in overlay: UIWindow) {
      let bounds = overlay.bounds
      // In the order of the edges.
      func distances(_ rect: CGRect) -> [CGFloat] {
        let place = overlay.convert(view.convert(rect, to: window), from: window)
        return [
          place.minY - bounds.minY, place.minX - bounds.minX, bounds.maxY - place.maxY,
          bounds.maxX - place.maxX,
        ]
      }
      let gaps = distances(view.bounds)
      let lengths = [bounds.height, bounds.width, bounds.height, bounds.width]
      // A view beyond the overlay covers nothing.
      guard zip(gaps, lengths).allSatisfy(<) else { return }
      let safe = distances(view.bounds.inset(by: view.safeAreaInsets))
      let reached = gaps.map { $0 <= Self.tolerance }
      for (index, edge) in Self.edges.enumerated() where reached[index] {
        insets[keyPath: edge] = safe[index] > 0 ? min(safe[index], lengths[index]) : 0
        if reached[(index + 1) % 4], reached[(index + 3) % 4] { coveredEdges.insert(edge) }
      }
    }

    /// Adds what is beside it: the larger inset holds.
    private mutating func join(_ other: BarReading) {
      for edge in Self.edges {
        insets[keyPath: edge] = max(insets[keyPath: edge], other.insets[keyPath: edge])
      }
    }

    /// Adds what is in front of it: where that covers an edge, it alone counts.
    private mutating func put(_ front: BarReading) {
      for edge in front.coveredEdges { insets[keyPath: edge] = 0 }
      join(front)
      coveredEdges.formUnion(front.coveredEdges)
    }
  }
#endif
