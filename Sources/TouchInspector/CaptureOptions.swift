#if canImport(UIKit) && !os(watchOS)
  extension TouchInspector {
    /// The contents of a capture besides the views.
    public struct Options: OptionSet, Sendable, Hashable {
      /// The bits.
      public let rawValue: Int

      /// Creates a set from its bits.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The answers of the windows themselves to the question who gets a touch, at points all over
      /// the screen.
      ///
      /// Each window's own `hitTest(_:with:)` is called with nil for the event, some 4,000 times on
      /// a phone's screen. Code of the app in its hit tests runs then.
      public static let witnesses = Options(rawValue: 1 << 0)
      /// The accessibility elements in views that act and are no views, such as SwiftUI's buttons.
      ///
      /// SwiftUI makes them when an assistive app or a test asks for them; without one there may be
      /// none.
      public static let elements = Options(rawValue: 1 << 1)
      /// Everything.
      public static let all: Options = [.witnesses, .elements]
    }
  }
#endif
