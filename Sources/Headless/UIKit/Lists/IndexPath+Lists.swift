extension IndexPath {
  /// Creates the place of a row in a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Creates the place of an item in a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section, counted from 0.
  public var section: Int { self[0] }
  /// The row in its section, counted from 0.
  public var row: Int { self[1] }
  /// The item in its section, counted from 0.
  public var item: Int { self[1] }
}
