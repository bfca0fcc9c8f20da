/// A whole number, as Objective-C names it.
public typealias NSInteger = Int
/// A whole number without a sign, as Objective-C names it.
public typealias NSUInteger = UInt

extension NSIndexPath {
  /// The place in the section of a table.
  public var row: Int { index(atPosition: 1) }
  /// The place in the section of a collection.
  public var item: Int { index(atPosition: 1) }
  /// The section.
  public var section: Int { index(atPosition: 0) }
}
