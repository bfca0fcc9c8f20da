#if canImport(UIKit) && !os(watchOS)
  /// One entry in the list of the environment values of an overlay's content.
  package struct EnvironmentEntry<Values> {
    /// Whether the value can be written. If not, the content gets the value of the presenting view.
    ///
    /// > Source: observed with Swift 5.5 to 6.3, also across libraries: a key path to a property
    /// > whose setter is not public is a `WritableKeyPath` when the program runs. Nothing promises
    /// > that.
    package let isWritable: Bool
    fileprivate let read: (Values) -> Void
    fileprivate let write: (_ own: Values, _ values: inout Values) -> Void

    /// A value of the presenting view. It is read whenever that view is updated, because SwiftUI
    /// updates a representable only for the values that it has read.
    package static func asking<Value>(_ path: KeyPath<Values, Value>) -> Self {
      Self(isWritable: true, read: { _ = $0[keyPath: path] }, write: { _, _ in })
    }

    package static func own<Value>(_ path: KeyPath<Values, Value>) -> Self { replaced(path) { $0 } }

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

  /// The list of the environment values of an overlay's content that are not simply those of the
  /// presenting view.
  package struct EnvironmentEntries<Values>: ExpressibleByArrayLiteral {
    private let entries: [EnvironmentEntry<Values>]

    package init(arrayLiteral entries: EnvironmentEntry<Values>...) { self.entries = entries }

    /// Reads the values that must be read from the environment of the presenting view.
    package func read(_ asking: Values) { entries.forEach { $0.read(asking) } }

    /// The values for the content; `own` is the environment of the overlay's window.
    package func values(of asking: Values, over own: Values) -> Values {
      entries.reduce(into: asking) { $1.write(own, &$0) }
    }
  }
#endif
