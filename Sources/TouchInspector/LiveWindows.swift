#if canImport(UIKit) && !os(watchOS)
  import TouchMap
  import UIKit

  /// The windows of a capture. They are asked as UIKit asks them: from the front, each in its own
  /// space, until one answers.
  @MainActor
  struct LiveWindows {
    private let frontToBack: [UIWindow]
    private let places: CapturedViews

    /// - Parameter capture: The capture of the windows.
    init(_ windows: [UIWindow], of capture: Screen, places: CapturedViews) {
      self.places = places
      let roots = capture.windows.map(\.root)
      let ranks = Dictionary(uniqueKeysWithValues: roots.enumerated().map { ($1, $0) })
      frontToBack = windows.compactMap { window in
        places[window].flatMap { ranks[$0] }.map { (window, $0) }
      }.sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// Returns UIKit's answers at points of the screen, one entry for each answer.
    func answers(at points: [Screen.Point]) -> [Screen.Witness] {
      var found: [Screen.Witness.Owner: [Screen.Point]] = [:]
      var order: [Screen.Witness.Owner] = []
      for point in points {
        let owner = owner(at: point)
        if found[owner] == nil { order.append(owner) }
        found[owner, default: []].append(point)
      }
      return order.map { .init(owner: $0, ask: .nilEvent, points: found[$0] ?? []) }
    }

    /// Returns the view's name in the capture.
    func owner(_ view: UIView) -> Screen.Witness.Owner {
      places[view].map { .node($0) }
        ?? .stranger(className: ClassNames.name(of: type(of: view)))
    }

    private func owner(at point: Screen.Point) -> Screen.Witness.Owner {
      let pointOnScreen = CGPoint(x: point.x, y: point.y)
      for window in frontToBack {
        let pointInWindow = window.convert(pointOnScreen, from: nil as UIWindow?)
        if let view = window.hitTest(pointInWindow, with: nil) { return owner(view) }
      }
      return .nobody
    }
  }
#endif
