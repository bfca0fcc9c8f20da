#if canImport(UIKit) && !os(watchOS)
  extension TouchInspector {
    /// The contents of a capture in addition to the views.
    public struct Options: OptionSet, Sendable, Hashable {
      /// The bits.
      public let rawValue: Int

      /// Creates a set from its bits.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The windows' own answers to the question which view gets a touch, at points all over the
      /// screen.
      ///
      /// The capture calls each window's own `hitTest(_:with:)` with nil for the event, some 4,000
      /// times on a phone's screen. Code of the app in its hit tests runs then.
      public static let witnesses = Options(rawValue: 1 << 0)
      /// The accessibility elements in views that act and are not views, such as SwiftUI's buttons.
      ///
      /// SwiftUI makes them when an assistive app or a test asks for them. If none runs, there may
      /// be no elements.
      public static let elements = Options(rawValue: 1 << 1)
      /// Everything.
      public static let all: Options = [.witnesses, .elements]
    }
  }
#endif
