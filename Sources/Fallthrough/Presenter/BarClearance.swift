#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Reads how far the bars of the app reach into an overlay, while its content is shown.
  ///
  /// No public notification reports a change of the safe area in another window. So the owner reads
  /// when it shows and lays out the overlay, and this makes it read after each event of a touch, one
  /// frame after each of these, and then four times a second. The two times are choices.
  @MainActor
  final class BarClearance {
    private static let frame: TimeInterval = 1 / 60
    private static let pause: TimeInterval = 0.25

    private let read: () -> Void
    private var wait = 0
    private var isFollowing = false
    /// The event of all fingers. UIKit has one and does not want it kept alive.
    private weak var touches: UIEvent?
    private var lastTouch: TimeInterval?

    /// Calls `read` at each of these times, for as long as it lives.
    init(_ read: @escaping () -> Void) {
      self.read = read
      readSoon()
    }

    /// Reads again in the next frame: the app may be laid out after the overlay.
    func readSoon() { readAgain(after: Self.frame) }

    /// Follows the touches of an event until all fingers are lifted.
    func follow(_ event: UIEvent) {
      touches = event
      lastTouch = nil
      guard !isFollowing else { return }
      isFollowing = true
      Later.afterEachEvent { [weak self] in self?.readAfterEvent() ?? false }
    }

    /// Reads if the fingers have moved, and returns whether any is still on the screen.
    private func readAfterEvent() -> Bool {
      if let touches, touches.timestamp != lastTouch {
        lastTouch = touches.timestamp
        read()
        readSoon()
      }
      isFollowing = touches?.allTouches?.contains(where: \.isOnScreen) ?? false
      return isFollowing
    }

    private func readAgain(after seconds: TimeInterval) {
      wait += 1
      Later.after(seconds) { [weak self, wait] in
        guard let self, wait == self.wait else { return }
        read()
        readAgain(after: Self.pause)
      }
    }
  }

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

    /// Reads the windows of the app in the overlay's scene.
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

    /// Reads the safe area of a view at the edges that it reaches.
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

  extension UITouch {
    /// Whether the finger has not been lifted yet.
    var isOnScreen: Bool { phase != .ended && phase != .cancelled }
  }
#endif
