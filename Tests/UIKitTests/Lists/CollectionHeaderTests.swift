import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The headers of a collection` {
  /// Three sections of ten rows, 30 points high, in the order in which all came and went.
  private final class Sections: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var lines: [String] = []

    override func viewDidLoad() {
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        collectionView.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "end")
      }
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "end", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { lines.append("+\(indexPath.section)\(elementKind.hasSuffix("Header") ? "h" : "f")") }
    override func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { lines.append("-\(indexPath.section)\(elementKind.hasSuffix("Header") ? "h" : "f")") }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { section == 1 ? .zero : CGSize(width: 1, height: 10) }
  }

  private let layout = UICollectionViewFlowLayout()
  private let sections: Sections
  private let window: UIWindow

  init() {
    layout.itemSize = CGSize(width: 393, height: 30)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 1, height: 50)
    layout.footerReferenceSize = CGSize(width: 1, height: 99)
    sections = Sections(collectionViewLayout: layout)
    window = Stage.show(root: sections)
    window.layoutIfNeeded()
  }

  private func header(_ section: Int) -> CGRect? {
    sections.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))?.frame
  }

  @Test func `FS-386 stand where the layout has them, with footers that the delegate sizes`() {
    let view = sections.collectionView
    #expect(view?.contentSize == CGSize(width: 393, height: 3 * 350 + 20))
    #expect(header(0) == CGRect(x: 0, y: 0, width: 393, height: 50))
    #expect(header(1) == CGRect(x: 0, y: 360, width: 393, height: 50))
    #expect(view?.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 410)
    #expect(sections.lines == ["+0h", "+0f", "+1h", "+2h"])
    #expect(
      view?.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).map(
        \.frame) == [CGRect(x: 0, y: 350, width: 393, height: 10)])
  }

  @Test func `FS-386 are used again`() {
    let view = sections.collectionView
    let first = view?.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    view?.contentOffset.y = 218
    window.layoutIfNeeded()
    #expect(sections.lines == ["+0h", "+0f", "+1h", "+2h", "-0h", "+2f"])
    view?.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(header(0)?.minY == 0 && first != nil)
    #expect(
      view?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) === first)
  }

  @Test func `FS-386 stay at the edge while their section shows, if asked to`() {
    layout.sectionHeadersPinToVisibleBounds = true
    sections.collectionView.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(header(0)?.minY == 100 && header(1)?.minY == 360)
    sections.collectionView.contentOffset.y = 330
    window.layoutIfNeeded()
    #expect(header(0)?.minY == 310)
  }

  @Test func `FS-387 rests after a drag where its layout says`() {
    final class Pages: UICollectionViewFlowLayout {
      var asked: CGPoint?
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked = proposedContentOffset
        return CGPoint(x: 0, y: 200)
      }
    }
    let pages = Pages()
    pages.itemSize = CGSize(width: 393, height: 100)
    sections.collectionView.collectionViewLayout = pages
    window.layoutIfNeeded()
    let finger = device.touchDown(at: CGPoint(x: 100, y: 600))
    for y in stride(from: 580.0, through: 500, by: -20) {
      device.clock.advance(by: 0.016)
      finger.move(to: CGPoint(x: 100, y: y))
    }
    finger.lift()
    device.clock.advance(by: 5)
    #expect((pages.asked?.y ?? 0) > 100)
    #expect(abs(sections.collectionView.contentOffset.y - 200) < 1)
  }
}
