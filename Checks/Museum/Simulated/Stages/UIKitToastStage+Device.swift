import UIKit

extension Stage where Subject == Overlay {
  /// S1w: S1 with an iPad's wrappers between the window and its root view.
  static func wrappedUIKitToast() -> Self {
    uikitToast(number: "S1w").with { $0.behavior.wrapsRootView = true }
  }

  /// S1 whose app brings its window to the front after the overlay: the level counts.
  static func uikitToastUnderNews() -> Self {
    var stage = uikitToast()
    let build = stage.build
    stage.build = { screen, overlay in
      build(screen, overlay)
      screen.window.makeKeyAndVisible()
    }
    return stage
  }
}
