// The views in which UIKit shows a menu: a container that is a direct subview of the window, in
// front of all its other subviews, and a list. Their names are UIKit's, because some apps search
// for them. Places and sizes are choices.

/// Fills the window while a menu is open: a touch beside the menu closes it and reaches nothing
/// else.
final class _UIContextMenuContainerView: UIView {
  private let list = _UIContextMenuListView()
  private let onClose: () -> Void

  /// Opens a menu, which may belong to a control, below a place in points of the window. The caller
  /// adds it to the window; `onClose` is called when it has closed.
  init(
    _ menu: UIMenu, at place: CGRect, of source: UIControl? = nil, in window: UIWindow,
    onClose: @escaping () -> Void
  ) {
    self.onClose = onClose
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.onChoice = { [weak self, weak source] in self?.choose($0, from: source) }
    addSubview(list)
    list.show(menu.rows, below: place, in: bounds)
  }

  convenience init(
    _ menu: UIMenu, from source: UIControl, in window: UIWindow, onClose: @escaping () -> Void
  ) {
    let place = source.convert(source.bounds, to: window)
    self.init(menu, at: place, of: source, in: window, onClose: onClose)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }

  func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    onClose()
  }

  private func choose(_ element: UIMenuElement, from source: UIControl?) {
    if let menu = element as? UIMenu {
      list.show(menu.rows, below: list.frame, in: bounds)
    } else if let action = element as? UIAction, !action.attributes.contains(.disabled) {
      close()
      if let source { source.sendAction(action) } else { action.perform(from: self) }
    }
  }
}

/// The entries of an open menu, one below the other.
final class _UIContextMenuListView: UIView {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  var onChoice: ((UIMenuElement) -> Void)?

  /// Shows entries below a place if there is room, else as far up as necessary.
  func show(_ elements: [UIMenuElement], below place: CGRect, in space: CGRect) {
    subviews.forEach { $0.removeFromSuperview() }
    let height = CGFloat(elements.count) * Self.rowHeight
    frame = CGRect(
      x: max(0, min(place.minX, space.maxX - Self.width)),
      y: max(0, min(place.maxY, space.maxY - height)), width: Self.width, height: height)
    for (index, element) in elements.enumerated() {
      let cell = _UIContextMenuCell(element) { [weak self] in self?.onChoice?(element) }
      cell.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: Self.width, height: Self.rowHeight)
      addSubview(cell)
    }
  }
}

/// One entry of an open menu.
final class _UIContextMenuCell: UIView {
  private let onTap: () -> Void

  init(_ element: UIMenuElement, onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = element.title
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    if isInside { onTap() }
  }
}
