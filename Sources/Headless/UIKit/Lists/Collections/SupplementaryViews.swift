/// The supplementary views of a collection, such as headers and footers: those on screen, and those
/// that wait for reuse.
@MainActor struct SupplementaryViews {
  /// Identifies one of them.
  struct Key: Hashable {
    let kind: String
    let path: IndexPath
  }

  private(set) var shown: [Key: UICollectionReusableView] = [:]
  var makers: [Key: () -> UICollectionReusableView] = [:]
  private var spare: [Key: [UICollectionReusableView]] = [:]

  /// Names views of a kind that are alike.
  static func name(_ kind: String, _ identifier: String) -> Key {
    Key(kind: "\(kind) \(identifier)", path: [])
  }

  mutating func take(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    let name = Self.name(kind, identifier)
    if let view = spare[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let make = makers[name] else {
      preconditionFailure("No class is registered for views of kind \(kind) named \(identifier)")
    }
    return make()
  }

  mutating func show(_ view: UICollectionReusableView, as key: Key) { shown[key] = view }

  /// Removes views from the screen; returns them, in the order of their places.
  mutating func recycle(except keys: Set<Key>) -> [(key: Key, value: UICollectionReusableView)] {
    let gone = shown.filter { !keys.contains($0.key) }
      .sorted { ($0.key.path, $0.key.kind) < ($1.key.path, $1.key.kind) }
    for (key, view) in gone {
      shown[key] = nil
      guard let identifier = view.reuseIdentifier else {
        view.removeFromSuperview()
        continue
      }
      view.isHidden = true
      spare[Self.name(key.kind, identifier), default: []].append(view)
    }
    return gone
  }
}

extension UICollectionView {
  /// The kind of a section's header in a flow layout.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in a flow layout.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The kinds of elements that a collection's views show.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A view that belongs to items, such as a header.
    case supplementaryView
    /// A decoration view, which the layout adds by itself.
    case decorationView
  }

  /// Places the supplementary views of a layout that are on screen.
  ///
  /// > Source: UIKit documentation, `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  /// > FS-386.
  final func placeSupplementaryViews(_ attributes: [UICollectionViewLayoutAttributes]) {
    let keys = attributes.map {
      SupplementaryViews.Key(kind: $0.representedElementKind ?? "", path: $0.indexPath)
    }
    let listener = delegate as? any UICollectionViewDelegate
    for (key, view) in supplements.recycle(except: Set(keys)) {
      listener?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }
    for (key, attributes) in zip(keys, attributes) {
      let isNew = supplements.shown[key] == nil
      guard
        let view = supplements.shown[key]
          ?? dataSource?.collectionView(
            self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      else { continue }
      if isNew {
        supplements.show(view, as: key)
        listener?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
        if view.superview !== self { addSubview(view) }
      }
      attributes.place(view)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Applies a layout's attributes to a view.
  final func place(_ view: UICollectionReusableView) {
    view.bounds.size = size
    view.center = center
    view.transform = transform
    view.alpha = alpha
    view.isHidden = isHidden
    view.apply(self)
  }
}
