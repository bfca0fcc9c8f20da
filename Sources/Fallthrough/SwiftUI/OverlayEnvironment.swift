#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  extension View {
    /// Makes this view's environment the one that overlays of presented and pushed screens have.
    ///
    /// An overlay has the environment of the view that asks for it. In a sheet, a cover or a pushed
    /// screen that holds a `dismiss` that would take away the screen, and it cannot be replaced. So
    /// the content of an overlay that is asked for there starts from the environment of this view,
    /// and has from its own what can be set: font, locale, calendar, time zone, direction of writing,
    /// text size, appearance, whether it is enabled, and how links open. Objects and values that
    /// are set between the two places are to be handed on in the content.
    ///
    /// Put it at the root of the app, inside the objects and values that overlays need:
    ///
    /// ```swift
    /// struct Root: View {
    ///   let label: String
    ///
    ///   var body: some View {
    ///     Text(label)
    ///       .providesOverlayEnvironment()
    ///       .environment(\.font, .body)
    ///   }
    /// }
    /// ```
    ///
    /// Without it such an overlay starts from the environment that its window has by itself.
    ///
    /// > Note: A choice, written from the documentation: `isPresented` is documented to tell whether
    /// > a view is presented, and `dismiss` to do nothing where it is not. It has not been seen on a
    /// > device.
    public func providesOverlayEnvironment() -> some View {
      modifier(OverlayEnvironmentProvider())
    }
  }

  /// Hands the environment of a place that is not presented down to what is.
  struct OverlayEnvironmentProvider: ViewModifier {
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
      content.environment(\.safeOverlayEnvironment, OverlayEnvironment(of: environment).safe)
    }
  }

  /// The environment of a view that asks for an overlay.
  struct OverlayEnvironment {
    private let asking: EnvironmentValues

    init(of asking: EnvironmentValues) {
      self.asking = asking
    }

    /// The values of the nearest place in which `dismiss` does nothing, or `nil` if none is known.
    var safe: [EnvironmentValues] {
      asking.isPresented ? asking.safeOverlayEnvironment : [asking]
    }

    /// The values for the content of an overlay.
    ///
    /// - Parameter own: What the overlay's window has by itself.
    func values(over own: EnvironmentValues) -> EnvironmentValues {
      guard asking.isPresented else { return asking }
      var values = safe.first ?? own
      values.font = asking.font
      values.locale = asking.locale
      values.calendar = asking.calendar
      values.timeZone = asking.timeZone
      values.layoutDirection = asking.layoutDirection
      values.dynamicTypeSize = asking.dynamicTypeSize
      values.colorScheme = asking.colorScheme
      values.isEnabled = asking.isEnabled
      values.openURL = asking.openURL
      return values
    }
  }

  /// Holds the environment of ``OverlayEnvironmentProvider``: one at most.
  private struct SafeOverlayEnvironment: EnvironmentKey {
    static var defaultValue: [EnvironmentValues] { [] }
  }

  extension EnvironmentValues {
    fileprivate var safeOverlayEnvironment: [EnvironmentValues] {
      get { self[SafeOverlayEnvironment.self] }
      set { self[SafeOverlayEnvironment.self] = newValue }
    }
  }
#endif
