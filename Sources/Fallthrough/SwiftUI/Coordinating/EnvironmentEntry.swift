#if canImport(UIKit) && !os(watchOS)
  /// One entry in the list of the environment values of an overlay's content.
  package struct EnvironmentEntry<Values> {
    /// Whether the value can be written. If not, the content gets the value of the presenting view.
    ///
    /// > Source: observed with Swift 5.5 to 6.3, also across libraries: a key path to a property whose
    /// > setter is not public is a `WritableKeyPath` when the program runs. Nothing promises that.
    package let isWritable: Bool
    fileprivate let read: (Values) -> Void
    fileprivate let write: (_ own: Values, _ values: inout Values) -> Void

    /// A value of the presenting view. It is read whenever that view is updated, because SwiftUI
    /// updates a representable only for the values that it has read.
    package static func asking<Value>(_ path: KeyPath<Values, Value>) -> Self {
      Self(isWritable: true, read: { _ = $0[keyPath: path] }, write: { _, _ in })
    }

    /// The value of the overlay's own window.
    package static func own<Value>(_ path: KeyPath<Values, Value>) -> Self {
      replaced(path) { $0 }
    }

    /// A value that is reset, because it is about the place of the presenting view.
    package static func reset<Value>(_ path: KeyPath<Values, Value>, to value: Value) -> Self {
      replaced(path) { _ in value }
    }

    /// A value that is made from the one of the overlay's own window.
    package static func replaced<Value>(
      _ path: KeyPath<Values, Value>, by make: @escaping (_ own: Value) -> Value
    ) -> Self {
      let path = path as? WritableKeyPath<Values, Value>
      return Self(
        isWritable: path != nil, read: { _ in },
        write: { own, values in
          if let path { values[keyPath: path] = make(own[keyPath: path]) }
        })
    }
  }

  extension Array {
    /// Reads the values that must be read from the environment of the presenting view.
    package func read<Values>(_ asking: Values) where Element == EnvironmentEntry<Values> {
      forEach { $0.read(asking) }
    }

    /// The values for the content; `own` is the environment of the overlay's window.
    package func values<Values>(of asking: Values, over own: Values) -> Values
    where Element == EnvironmentEntry<Values> {
      reduce(into: asking) { $1.write(own, &$0) }
    }
  }

  /// The effect of SwiftUI's `dismiss` in an overlay.
  package enum DismissEffect {
    /// It dismisses the overlay.
    case takesOverlay
    /// It acts on the screen of the presenting view.
    case takesAskingScreen
    case nothing

    /// The effect that follows from two facts: whether the content's environment has the overlay's
    /// presentation, and whether the presenting view is in a screen that `dismiss` closes.
    package init(isReplaced: Bool, isAskingPresented: Bool) {
      self = isReplaced ? .takesOverlay : isAskingPresented ? .takesAskingScreen : .nothing
    }

    /// The note in the log; `nil` if `dismiss` does what people expect.
    package var note: String? {
      switch self {
      case .takesOverlay: nil
      case .takesAskingScreen:
        "On this system dismiss in an overlay takes away the screen that asked for it; call "
          + "dismissOverlay there"
      case .nothing: "On this system dismiss in an overlay does nothing; call dismissOverlay there"
      }
    }
  }
#endif
