#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// The environment of an overlay's content: that of the view that asks for it, with the objects in
  /// it, but for what belongs to the overlay's own window.
  ///
  /// The window is not presented, and `dismiss` is documented to do nothing there. SwiftUI gives
  /// `presentationMode` no public setter, so it is copied through a key path, where Swift allows
  /// writing it. Where it does not, the objects are still set, for a view without them ends the
  /// app; a note in the log explains what `dismiss` does then.
  ///
  /// > Source: SwiftUI documentation, `EnvironmentValues.dismiss`, `PresentationMode.dismiss()`. That
  /// > `dismiss` and `isPresented` follow `presentationMode` is observed in published apps. None of it
  /// > has been seen on a device here.
  struct OverlayEnvironment {
    let asking: EnvironmentValues

    /// The values for the content.
    ///
    /// - Parameter own: The environment of the overlay's window.
    func values(over own: EnvironmentValues) -> EnvironmentValues {
      var values = asking
      (\EnvironmentValues.presentationMode).takeOver(from: own, in: &values)
      // Written only where a system keeps them as values of their own.
      (\EnvironmentValues.isPresented).takeOver(from: own, in: &values)
      (\EnvironmentValues.dismiss).takeOver(from: own, in: &values)
      // A sheet on an iPad can be compact where the window that the overlay fills is not.
      values.horizontalSizeClass = own.horizontalSizeClass
      values.verticalSizeClass = own.verticalSizeClass
      return values
    }

    /// Notes in the log that `dismiss` in the content will act on the screen of the asking view.
    @MainActor
    func noteIfPresentationStays() {
      guard asking.isPresented, !(\EnvironmentValues.presentationMode).isWritable else { return }
      Misuse.note(
        "On this system dismiss in an overlay takes away the screen that asked for it; call "
          + "dismissOverlay there")
    }
  }
#endif
