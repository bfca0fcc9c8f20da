/// An invisible rectangle in a view that constraints can use like a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The source of a guide's rectangle.
  enum Source {
    case constraints, safeArea, margins, keyboard, scrollContent, scrollFrame, topBars, bottomBars
  }

  let source: Source

  /// The view that the guide is in.
  open internal(set) weak var owningView: UIView?
  /// A name for people.
  open var identifier = ""

  public override convenience init() { self.init(source: .constraints) }

  init(source: Source, in view: UIView? = nil) {
    self.source = source
    owningView = view
  }

  /// The rectangle, in points of the view that the guide is in.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch source {
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .keyboard:
      let height = (self as? UIKeyboardLayoutGuide)?.height ?? 0
      return CGRect(
        x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    case .scrollFrame: return view.bounds
    case .topBars:
      return view.bounds.divided(atDistance: view.safeAreaInsets.top, from: .minYEdge).slice
    case .bottomBars:
      return view.bounds.divided(atDistance: view.safeAreaInsets.bottom, from: .maxYEdge).slice
    case .constraints, .scrollContent:
      return view.topmostView.layoutSolution.frames[ObjectIdentifier(self)] ?? .zero
    }
  }
}

extension UIView {
  /// The guides in the view, without UIKit's own guides.
  public var layoutGuides: [UILayoutGuide] { layoutStore.guides }

  /// Adds a guide to the view, taking it from another.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutStore.guides.append(layoutGuide)
  }

  /// Removes a guide from the view, with the constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    sequence(first: self, next: \.superview).flatMap(\.constraints)
      .filter { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide }
      .forEach { $0.isActive = false }
    layoutStore.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that bars and rounded corners leave.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeAreaGuide, .safeArea) }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(\.marginsGuide, .margins) }

  final func guide(
    _ place: WritableKeyPath<LayoutStore, UILayoutGuide?>, _ source: UILayoutGuide.Source
  ) -> UILayoutGuide {
    if let guide = layoutStore[keyPath: place] { return guide }
    let guide = UILayoutGuide(source: source, in: self)
    layoutStore[keyPath: place] = guide
    return guide
  }
}
