#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An invisible view whose own area counts as background of the nearest surface around it.
  ///
  /// Put it behind decoration that is drawn but must not take touches. It takes none itself.
  public final class IgnoredMarkerView: AreaMarkerView {
    override func declareArea(in regions: InteractiveRegions) {
      regions.setBackground(id: ObjectIdentifier(self), in: self)
    }
  }
#endif
