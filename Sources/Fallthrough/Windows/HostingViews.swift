#if canImport(UIKit)
  import UIKit

  /// Tells which views show SwiftUI content.
  ///
  /// A hosting view is told by its controller where SwiftUI is at hand: `UIHostingController` is
  /// public. Its own class is not, so its name is only a hint, for hosting views without such a
  /// controller. Where the hint fails, declared regions and a pinned ``ContentDetection`` still work.
  @MainActor
  enum HostingViews {
    /// The part of the class name that Apple's hosting views have had since iOS 13. Mangled names
    /// have something before it.
    private static let nameHint = "_UIHostingView"

    private static var answers: [ObjectIdentifier: Bool] = [:]

    /// Whether a view shows SwiftUI content.
    static func contain(_ view: UIView) -> Bool {
      if view.next is any SwiftUIHosting { return true }
      let viewClass: AnyClass = type(of: view)
      let key = ObjectIdentifier(viewClass)
      if let known = answers[key] { return known }
      let isHosting = String(reflecting: viewClass).range(of: nameHint) != nil
      answers[key] = isHosting
      return isHosting
    }
  }

  /// A view controller whose view shows SwiftUI content.
  @MainActor
  protocol SwiftUIHosting: UIViewController {}
#endif
