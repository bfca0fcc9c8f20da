import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Layout by margins, lines of text and layers` {
  @Test func `FS-343 has edges of what the margins leave`() {
    let space = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    space.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    space.addSubview(view)
    let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.right, .rightMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    NSLayoutConstraint.activate(
      edges.map {
        NSLayoutConstraint(
          item: view, attribute: $0.0, relatedBy: .equal, toItem: space, attribute: $0.1,
          multiplier: 1, constant: 0)
      })
    space.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 140, height: 60))
  }

  @Test func `FS-343 has lines of text at one height`() {
    let space = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (large, small) = (UILabel(), UILabel())
    (large.text, small.text) = ("A", "b")
    (large.font, small.font) = (.systemFont(ofSize: 40), .systemFont(ofSize: 10))
    for label in [large, small] {
      label.translatesAutoresizingMaskIntoConstraints = false
      space.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: space.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    space.layoutIfNeeded()
    let line = large.frame.minY + large.font.ascender
    // The edge is at the nearest of the screen's pixels, three for each point; baselines are not.
    #expect(abs(small.frame.minY + small.font.ascender - line) < 0.5 / 3 + 0.001)
    #expect(small.frame.minY > 20)
  }

  @Test func `FS-345 shows a controller as what is around has it`() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    Stage.show(root: navigation)
    UIView.performWithoutAnimation {
      first.show(second, sender: nil)
      second.showDetailViewController(third, sender: nil)
    }
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.presentedViewController === third)
  }

  @Test func `FS-323 has a view lay out its layer`() {
    final class OwnLayout: UIView {
      var (calls, layouts) = (0, 0)
      override func layoutSublayers(of layer: CALayer) {
        calls += 1
        super.layoutSublayers(of: layer)
      }
      override func layoutSubviews() { layouts += 1 }
    }
    let view = OwnLayout(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.calls == 1 && view.layouts == 1)
  }

  @Test func `FS-335 hands touches to what stands at the right of a row`() {
    let (cell, control) = (UITableViewCell(), UISwitch())
    cell.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
    cell.accessoryView = control
    let window = Stage.show(cell)
    window.layoutIfNeeded()
    #expect(device.tap(at: CGPoint(x: 270, y: 122)).view === control && control.isOn)
    #expect(cell.contentView.frame.width == 217)
  }

  @Test func `FS-387 has a collection rest after a drag where its layout says`() {
    final class Stops: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset place: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 480) }
    }
    let collection = UICollectionView(frame: device.screenBounds, collectionViewLayout: Stops())
    let items = CountedItems(500)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    let window = Stage.show(collection)
    window.layoutIfNeeded()
    device.swipe(from: CGPoint(x: 50, y: 600), to: CGPoint(x: 50, y: 300))
    device.clock.advance(by: 5)
    #expect(collection.contentOffset.y == 480.0)
  }
}
