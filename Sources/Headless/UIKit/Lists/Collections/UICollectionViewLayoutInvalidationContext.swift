/// The parts of a layout to compute again; here always all of it.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  public required override init() {}

  /// Whether the whole layout is invalid. Default false.
  open var invalidateEverything: Bool { false }
  /// Whether the numbers of sections and items are invalid. Default false.
  open var invalidateDataSourceCounts: Bool { false }
}
