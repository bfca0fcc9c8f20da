import UIKit

/// As many items as a test needs, all of one section and with the reuse identifier "item".
final class CountedItems: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
