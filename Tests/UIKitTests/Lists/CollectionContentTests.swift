import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A collection` {
  private let items = CountedItems(6)
  let collection: UICollectionView
  let window: UIWindow

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    window = Stage.show(collection)
    window.layoutIfNeeded()
  }

  @Test func `knows which item a cell shows`() throws {
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 4, section: 0)))
    #expect(collection.indexPath(for: cell) == IndexPath(item: 4, section: 0))
    #expect(collection.indexPath(for: UICollectionViewCell()) == nil)
  }

  @Test func `shows its background behind all items, as large as itself`() {
    let (first, second) = (UIView(), UIView())
    collection.backgroundView = first
    collection.backgroundView = second
    window.layoutIfNeeded()
    #expect(first.superview == nil && collection.subviews.first === second)
    #expect(second.frame == collection.bounds)
    collection.backgroundView = nil
    #expect(second.superview == nil)
  }

  @Test func `takes another layout, and leaves the one before`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    let old = collection.collectionViewLayout
    collection.setCollectionViewLayout(layout, animated: true)
    window.layoutIfNeeded()
    #expect(layout.collectionView === collection && old.collectionView == nil)
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.frame == CGRect(x: 0, y: 40, width: 300, height: 40))
  }

  @Test func `lets go the item under a finger that scrolls`() throws {
    collection.alwaysBounceVertical = true
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let finger = device.touchDown(at: CGPoint(x: 50, y: 25))
    device.clock.advance(by: 0.3)
    #expect(cell.isHighlighted)
    finger.move(50, 60)
    finger.move(50, 120)
    #expect(!cell.isHighlighted)
    finger.lift()
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test func `shows a cell's views for it behind its content, one only while it is chosen`() throws
  {
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let (selected, back) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    #expect(cell.subviews == [back, selected, cell.contentView])
    #expect(selected.isHidden && !back.isHidden && back.frame == cell.bounds)
    device.tap(at: CGPoint(x: 50, y: 25))
    #expect(cell.isSelected && !selected.isHidden)
    device.tap(at: CGPoint(x: 150, y: 25))
    #expect(!cell.isSelected && selected.isHidden)
    cell.selectedBackgroundView = nil
    #expect(cell.subviews == [back, cell.contentView])
  }
}

@MainActor @Suite(.simulatedDevice) struct `The attributes of an item` {
  let path = IndexPath(item: 2, section: 1)

  @Test func `say what kind of view it has`() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    let shelf = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path)
    let all = [cell, header, shelf]
    #expect(all.map(\.indexPath) == [path, path, path])
    #expect(all.map(\.representedElementCategory) == [.cell, .supplementaryView, .decorationView])
    #expect(all.map(\.representedElementKind) == [nil, "header", "shelf"])
  }

  @Test func `have a size about their middle, and a transform, also in space`() {
    let item = UICollectionViewLayoutAttributes(forCellWith: path)
    item.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    item.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    #expect(item.frame == CGRect(x: 20, y: 25, width: 20, height: 10))
    #expect(item.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    item.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CATransform3DEqualToTransform(item.transform3D, CATransform3DMakeScale(2, 3, 1)))
  }

  @Test func `of a layout of one's own are none until it says so`() {
    let layout = UICollectionViewLayout()
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(layout.collectionViewContentSize == .zero)
  }
}
