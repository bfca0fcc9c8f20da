#if canImport(UIKit) && !os(watchOS)
  extension KeyPath {
    /// Whether the property can be written through this key path.
    ///
    /// > Source: observed with Swift 5.5 to 6.3, also across libraries: a key path to a property whose
    /// > setter is not public is a `WritableKeyPath` when the program runs. Nothing promises that.
    package var isWritable: Bool { self is WritableKeyPath<Root, Value> }

    /// Copies the value of `source` here to `target`, if the property can be written.
    package func takeOver(from source: Root, in target: inout Root) {
      guard let path = self as? WritableKeyPath<Root, Value> else { return }
      target[keyPath: path] = source[keyPath: self]
    }
  }
#endif
