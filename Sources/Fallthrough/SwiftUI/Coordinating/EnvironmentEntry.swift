#if canImport(UIKit) && !os(watchOS)
  /// One entry in the list of what an overlay's content finds in its environment.
  package struct EnvironmentEntry<Values> {
    /// Whether the value can be written. Of one that cannot, the content finds that of the view that
    /// asks.
    ///
    /// > Source: observed with Swift 5.5 to 6.3, also across libraries: a key path to a property whose
    /// > setter is not public is a `WritableKeyPath` when the program runs. Nothing promises that.
    package let isWritable: Bool
    fileprivate let read: (Values) -> Void
    fileprivate let write: (_ own: Values, _ values: inout Values) -> Void

    /// A value of the view that asks which is read whenever that is updated: SwiftUI updates a
    /// representable for the values alone that it has read.
    package static func asking<Value>(_ path: KeyPath<Values, Value>) -> Self {
      Self(isWritable: true, read: { _ = $0[keyPath: path] }, write: { _, _ in })
    }

    /// A value that is that of the overlay's own window.
    package static func own<Value>(_ path: KeyPath<Values, Value>) -> Self {
      replaced(path) { $0 }
    }

    /// A value that is reset, because it is about the place of the view that asks.
    package static func reset<Value>(_ path: KeyPath<Values, Value>, to value: Value) -> Self {
      replaced(path) { _ in value }
    }

    /// A value that is made from that of the overlay's own window.
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
    /// Reads what must be read of the environment of the view that asks.
    package func read<Values>(_ asking: Values) where Element == EnvironmentEntry<Values> {
      forEach { $0.read(asking) }
    }

    /// The values for the content; `own` is the environment of the overlay's window.
    package func values<Values>(of asking: Values, over own: Values) -> Values
    where Element == EnvironmentEntry<Values> {
      reduce(into: asking) { $1.write(own, &$0) }
    }
  }

  /// What SwiftUI's `dismiss` does in an overlay.
  package enum DismissEffect {
    /// It takes the overlay away.
    case takesOverlay
    /// It acts on the screen of the view that asks.
    case takesAskingScreen
    case nothing

    /// By whether the presentation in the content's environment is the overlay's, and whether the
    /// view that asks is in a screen that `dismiss` takes away.
    package init(isReplaced: Bool, isAskingPresented: Bool) {
      self = isReplaced ? .takesOverlay : isAskingPresented ? .takesAskingScreen : .nothing
    }

    /// What the log says, unless it does what people expect.
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
