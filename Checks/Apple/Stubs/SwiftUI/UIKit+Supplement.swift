// What `../shared/apple` lacks of UIKit and Foundation: it has these in Objective-C, without their
// Swift names, and its `typecheck` compiles this file with the library. The declarations of
// `apple` have them, so there this file is empty. Checks/Apple/Names has the source of each name.
#if !canImport(OwnDeclarations) && canImport(UIKit)
  import UIKit

  public struct Locale: Sendable {}

  extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect { self }
  }

  extension UIResponder {
    @available(tvOS, unavailable)
    nonisolated public static let keyboardDidHideNotification = NSNotification.Name("")
  }

  extension NSOperationQueue {
    public static var main: NSOperationQueue { NSOperationQueue() }
  }

  extension UITextField {
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("")
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("")
  }

  extension UITextView {
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("")
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name("")
  }

  extension UIWindow {
    nonisolated public static let didBecomeKeyNotification = NSNotification.Name("")
    nonisolated public static let didResignKeyNotification = NSNotification.Name("")
  }

  extension UIScene {
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name("")
  }

  extension UISceneSessionRole {
    public static let windowApplication = UISceneSessionRole("")
  }

  extension UIAccessibility {
    public static let elementFocusedNotification = NSNotification.Name("")
    @MainActor public static var isReduceMotionEnabled: Bool { false }
  }

  extension UIGestureRecognizer {
    public var state: UIGestureRecognizer.State { .possible }
  }

  extension UIViewControllerTransitionCoordinator {
    public func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { false }
  }

  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  extension UIViewController {
    public var childForInterfaceOrientationLock: UIViewController? { nil }
  }
#endif
