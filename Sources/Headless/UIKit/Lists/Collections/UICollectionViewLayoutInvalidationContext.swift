/// What of a layout is to be asked for again; all of it is, here.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  public required override init() {}

  /// Whether all of the layout is to be asked for again. Default false.
  open var invalidateEverything: Bool { false }
  /// Whether the numbers of sections and items are to be asked for again. Default false.
  open var invalidateDataSourceCounts: Bool { false }
}
