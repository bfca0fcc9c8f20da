#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Finds the app's own controller in front, and asks it for one that has no opinion.
  ///
  /// An app whose controller asks the topmost window in turn would go round in circles, so an ask
  /// within an ask has no answer.
  @MainActor
  final class ScreenOwner {
    private var isAsking = false

    /// Asks the controller in front of the app in the scene that `controller` is shown in; `nil` if
    /// there is none or it is asking itself.
    func ask<Answer>(
      for controller: UIViewController, _ question: (UIViewController) -> Answer
    ) -> Answer? {
      let scene = controller.viewIfLoaded?.window?.windowScene
      guard !isAsking, let owner = scene?.appWindow?.rootViewController?.frontmost else {
        return nil
      }
      isAsking = true
      defer { isAsking = false }
      return question(owner)
    }
  }

  extension UIWindowScene {
    /// The frontmost ordinary window of the app that is no overlay.
    var appWindow: UIWindow? {
      windows.last {
        !$0.isHidden && !($0 is PassThroughWindow) && $0.windowLevel == .normal
          && $0.rootViewController != nil
      }
    }
  }

  extension UIViewController {
    /// The controller that covers this one in full, or this one.
    fileprivate var frontmost: UIViewController {
      var controller = self
      while let presented = controller.presentedViewController, presented.coversScreen {
        controller = presented
      }
      return controller
    }

    private var coversScreen: Bool {
      #if os(tvOS)
        // A television has no status bar, so nothing else asks for the whole screen.
        modalPresentationStyle == .fullScreen
      #else
        modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
      #endif
    }

    /// The controller that a container hands a question to, or the container.
    func child(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
      var controller = self
      while let child = next(controller) { controller = child }
      return controller
    }
  }
#endif
