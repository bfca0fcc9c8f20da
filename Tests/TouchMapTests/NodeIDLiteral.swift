@_spi(Command) import TouchMap

/// In tests, nodes of small screens are written as their places.
extension Node.ID: ExpressibleByIntegerLiteral {
  /// Creates the one of the node at a place.
  public init(integerLiteral place: Int) { self.init(place) }
}
