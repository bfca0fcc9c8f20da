import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A flow layout` {
  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    /// Nobody else keeps it.
    var widths: [CGFloat] = [100, 60, 120, 40]
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { widths.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: indexPath.item == 1 ? 20 : 40) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 8 }
  }

  private func makeCollection() -> (UICollectionView, Source) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 220, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let source = Source()
    Stage.keep(source)
    (collection.delegate, collection.dataSource) = (source, source)
    Stage.show(collection)
    collection.layoutIfNeeded()
    return (collection, source)
  }

  @Test func `FS-332 has the sizes and distances that the delegate says`() {
    let (collection, _) = makeCollection()
    let frames = (0..<4).map {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(
      frames == [
        CGRect(x: 10, y: 5, width: 100, height: 40), CGRect(x: 150, y: 15, width: 60, height: 20),
        CGRect(x: 10, y: 53, width: 120, height: 40), CGRect(x: 140, y: 53, width: 40, height: 40),
      ])
    #expect(collection.contentSize == CGSize(width: 220, height: 98))
    #expect(collection.indexPathForItem(at: CGPoint(x: 155, y: 20))?.item == 1)
  }

  @Test func `FS-333 takes in changes of its items`() {
    let (collection, source) = makeCollection()
    var isDone: Bool?
    collection.performBatchUpdates {
      source.widths.append(30)
      collection.insertItems(at: [IndexPath(item: 4, section: 0)])
    } completion: {
      isDone = $0
    }
    #expect(collection.visibleCells.count == 5)
    SimulatedDevice.current.clock.advance(by: 0)
    #expect(isDone == true)
  }

  @Test func `copies what it says about an item`() throws {
    let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    (one.frame, one.zIndex) = (CGRect(x: 0, y: 0, width: 10, height: 20), 3)
    one.size = CGSize(width: 20, height: 20)
    let copy = try #require(one.copy() as? UICollectionViewLayoutAttributes)
    one.zIndex = 4
    #expect(copy.zIndex == 3 && copy.frame == CGRect(x: -5, y: 0, width: 20, height: 20))
  }
}
