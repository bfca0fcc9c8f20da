#if canImport(UIKit)
  import UIKit

  /// A view whose class obeys a ``HitTestBehavior`` by overriding, so that no hook is needed.
  @MainActor
  protocol HitTestBehaving: UIView {
    /// The behaviour that the overrides obey.
    var overriddenBehavior: HitTestBehavior { get set }
  }
#endif
