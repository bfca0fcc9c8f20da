/// The passes over a tree of views until no view in it requests a layout.
@MainActor struct LayoutPass {
  /// How often a tree is laid out again because a layout requested another one. A choice: UIKit
  /// would continue for ever with a view that requests one each time.
  static let maximumCount = 50

  /// The view whose layout is running.
  static var viewLayingOut: UIView?
  /// The views that requested layouts in the last pass, and for which views; nil in the passes
  /// before.
  private static var requests: [(view: UIView, asker: UIView?)]?

  private let root: UIView
  private var count = 0
  private let outerRequests = Self.requests

  init(root: UIView) {
    self.root = root
    Self.requests = nil
  }

  /// Begins a pass unless there have been too many.
  mutating func start() -> Bool {
    guard count < Self.maximumCount else { return false }
    count += 1
    if count == Self.maximumCount { Self.requests = [] }
    return true
  }

  /// Reports the tree if it still requests a layout after the last pass.
  func finish() {
    let requests = Self.requests ?? []
    Self.requests = outerRequests
    guard root.needsLayout || root.holdsLayoutRequests else { return }
    SimulatedDevice.current.note(UnsettledLayout(root: root, passes: count, requests: requests))
  }

  /// Records the view that requests a layout, if a report may need it.
  static func noteRequest(for view: UIView) {
    guard requests != nil else { return }
    requests?.append((view, viewLayingOut))
  }
}
