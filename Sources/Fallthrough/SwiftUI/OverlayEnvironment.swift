#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// The environment of an overlay's content: that of the view that asks for it, with the objects in
  /// it, but for the values in the list.
  ///
  /// SwiftUI publishes no setter of `presentationMode` and `refresh`. They are written through their
  /// key paths, where Swift allows that; elsewhere the log says what `dismiss` does.
  ///
  /// > Source: that `dismiss` follows `presentationMode`, and that both values can be written so, is
  /// > observed in published apps. None of it has been seen on a device here.
  @MainActor
  struct OverlayEnvironment {
    private let asking: EnvironmentValues
    private let entries: [EnvironmentEntry<EnvironmentValues>]
    private let change: ((inout EnvironmentValues) -> Void)?
    /// What the log says when the overlay is shown first.
    let firstNote: String?

    /// Reads what the content is updated for; call it in the update of the view that asks, with that
    /// view's environment. `dismiss` has it take the overlay away; `change` is the app's.
    init(
      asking: EnvironmentValues, dismiss: @escaping () -> Void,
      change: ((inout EnvironmentValues) -> Void)?
    ) {
      let presentation = EnvironmentEntry.replaced(\EnvironmentValues.presentationMode) { own in
        Binding(get: { own.wrappedValue }, set: { _ in dismiss() })
      }
      entries = [
        presentation,
        .asking(\.colorScheme), .asking(\.dynamicTypeSize), .asking(\.locale),
        .asking(\.layoutDirection),
        // A sheet on an iPad can be compact where the window that the overlay fills is not.
        .own(\.horizontalSizeClass), .own(\.verticalSizeClass),
        .reset(\.isEnabled, to: true), .reset(\.editMode, to: nil), .reset(\.refresh, to: nil),
      ]
      entries.read(asking)
      let effect = DismissEffect(
        isReplaced: presentation.isWritable, isAskingPresented: asking.isPresented)
      firstNote = effect.note
      (self.asking, self.change) = (asking, change)
    }

    /// The values for the content; `own` is the environment of the overlay's window.
    func values(over own: EnvironmentValues) -> EnvironmentValues {
      var values = entries.values(of: asking, over: own)
      change?(&values)
      return values
    }
  }
#endif
