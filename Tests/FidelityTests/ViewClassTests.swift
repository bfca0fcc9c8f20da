#if canImport(UIKit)
  import Testing
  import UIKit

  /// The usual cure for a scroll view that blocks what is behind it.
  private final class SieveView: UIScrollView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @MainActor @Suite struct `Classes of views` {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = CGPoint(x: 50, y: 50)

    @Test func `FS-027 Pictures and labels take no touches, nor do views in them`() {
      for view in [UIImageView(), UIImageView(image: UIImage()), UILabel()] {
        view.frame = root.bounds
        let child = UIView(frame: root.bounds)
        view.addSubview(child)
        root.addSubview(view)
        #expect(root.hitTest(middle, with: nil) === root, "\(view)")
        view.isUserInteractionEnabled = true
        #expect(root.hitTest(middle, with: nil) === child, "\(view)")
        view.removeFromSuperview()
      }
    }

    @Test func `FS-030 A scroll view is hit where there is no content`() {
      let scrollView = UIScrollView(frame: root.bounds)
      scrollView.contentSize = CGSize(width: 10, height: 10)
      root.addSubview(scrollView)
      #expect(root.hitTest(middle, with: nil) === scrollView)
    }

    @Test func `FS-030 An override lets touches through to what is behind`() {
      let behind = UIView(frame: root.bounds)
      let sieve = SieveView(frame: root.bounds)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      root.addSubview(behind)
      root.addSubview(sieve)
      sieve.addSubview(content)
      #expect(root.hitTest(middle, with: nil) === behind)
      #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === content)
    }

    @Test func `FS-031 Lists are hit where there is nothing in them`() {
      let table = UITableView(frame: root.bounds)
      let collection = UICollectionView(
        frame: root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      for view in [table, collection] {
        root.addSubview(view)
        view.layoutIfNeeded()
        #expect(root.hitTest(middle, with: nil) === view)
      }
    }

    @Test func `FS-032 An effect view's content view is hit beside the content`() {
      let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      effectView.frame = root.bounds
      root.addSubview(effectView)
      effectView.layoutIfNeeded()
      expectChoice("FS-032", root.hitTest(middle, with: nil), is: effectView.contentView)
      let button = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      effectView.contentView.addSubview(button)
      #expect(root.hitTest(middle, with: nil) === button)
    }

    @Test func `FS-150 The content offset is the origin of the bounds`() {
      let scrollView = UIScrollView(frame: root.bounds)
      let content = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      scrollView.contentSize = CGSize(width: 100, height: 300)
      scrollView.addSubview(content)
      scrollView.contentOffset = CGPoint(x: 0, y: 200)
      #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 200))
      #expect(content.frame == CGRect(x: 0, y: 200, width: 100, height: 100))
      root.addSubview(scrollView)
      #expect(root.hitTest(middle, with: nil) === content)
      scrollView.bounds.origin = .zero
      #expect(scrollView.contentOffset == .zero)
      #expect(root.hitTest(middle, with: nil) === scrollView)
    }
  }
#endif
