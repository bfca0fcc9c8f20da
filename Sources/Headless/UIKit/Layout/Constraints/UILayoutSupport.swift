/// The area that bars cover at one end of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much they take, in points.
  var length: CGFloat { get }
  /// The upper edge of that area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of that area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How much they take.
  var heightAnchor: NSLayoutDimension { get }
}

final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The area that bars cover at the top of the root view; as high as the safe area says.
  ///
  /// > Source: UIKit documentation, `topLayoutGuide`. FS-341.
  @available(iOS, introduced: 7.0, deprecated: 11.0)
  public var topLayoutGuide: any UILayoutSupport { support(\.topSupport, .topBars) }
  /// The area that bars cover at the bottom of the root view; as high as the safe area says.
  @available(iOS, introduced: 7.0, deprecated: 11.0)
  public var bottomLayoutGuide: any UILayoutSupport { support(\.bottomSupport, .bottomBars) }

  private func support(
    _ place: WritableKeyPath<LayoutStore, UILayoutGuide?>, _ source: UILayoutGuide.Source
  ) -> any UILayoutSupport {
    if let guide = loadedView.layoutStore[keyPath: place] as? LayoutSupportGuide { return guide }
    let guide = LayoutSupportGuide(source: source, in: loadedView)
    loadedView.layoutStore[keyPath: place] = guide
    return guide
  }
}
