#if canImport(UIKit) && !os(watchOS) && canImport(SwiftUI)
  import SwiftUI

  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  extension View {
    /// Shows the touch map over the app while this view is on the screen: in debug builds alone. In
    /// others the view stays as it is.
    ///
    /// ```swift
    /// struct RootView: View {
    ///   var body: some View { ContentView().touchMap() }
    /// }
    /// ```
    public func touchMap() -> some View {
      #if DEBUG
        onAppear { TouchInspector.show(true) }.onDisappear { TouchInspector.show(false) }
      #else
        self
      #endif
    }
  }
#endif
