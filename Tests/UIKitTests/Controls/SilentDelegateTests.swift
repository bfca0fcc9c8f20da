import Testing
import UIKit

/// All that delegates implement is optional: one that implements nothing changes nothing.
@MainActor @Suite(.simulatedDevice) struct `A delegate that implements nothing` {
  private final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate,
    UITableViewDelegate, UICollectionViewDelegateFlowLayout, UISearchBarDelegate
  {}

  private let delegate = Silent()

  @Test func `lets a field be edited and left`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.delegate = delegate
    Stage.show(field)
    device.tap(at: CGPoint(x: 10, y: 10))
    #expect(field.isFirstResponder)
    #expect(delegate.textFieldShouldReturn(field))
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
  }

  @Test func `lets a text be edited and left`() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    text.delegate = delegate
    Stage.show(text)
    device.tap(at: CGPoint(x: 10, y: 10))
    #expect(text.isFirstResponder)
    #expect(text.resignFirstResponder() && !text.isFirstResponder)
  }

  @Test func `lets a table scroll and its rows be chosen`() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440)), Rows())
    (table.dataSource, table.delegate) = (rows, delegate)
    let window = Stage.show(table)
    window.layoutIfNeeded()
    device.tap(at: CGPoint(x: 10, y: 10))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    device.tap(at: CGPoint(x: 10, y: 60))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    device.swipe(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 100))
    device.clock.advance(by: 5)
    #expect(table.contentOffset.y > 200)
    table.setContentOffset(.zero, animated: true)
    device.clock.advance(by: 1)
    #expect(table.contentOffset == .zero)
  }

  @Test func `lets a collection lay out and its items be chosen`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    let (grid, items) = (
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout),
      CountedItems(9)
    )
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (grid.dataSource, grid.delegate) = (items, delegate)
    let window = Stage.show(grid)
    window.layoutIfNeeded()
    let first = grid.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame == CGRect(x: 0, y: 5, width: 80, height: 60))
    device.tap(at: CGPoint(x: 10, y: 10))
    #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    let finger = device.touchDown(at: CGPoint(x: 130, y: 10))
    finger.cancel()
    #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(grid.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted != true)
  }

  @Test func `lets a layout of nothing place nothing`() {
    let layout = UICollectionViewLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
  }
}

@MainActor @Suite(.simulatedDevice) struct `A row of a table` {
  @Test func `has a title, a detail and a picture where its style has room`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: "row")
    #expect(plain.reuseIdentifier == "row" && plain.detailTextLabel == nil)
    plain.textLabel?.text = "Title"
    plain.layoutIfNeeded()
    #expect(plain.textLabel?.frame == plain.contentView.bounds)
    #expect(plain.imageView?.superview === plain.contentView)
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    subtitle.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    subtitle.detailTextLabel?.text = "Detail"
    subtitle.layoutIfNeeded()
    #expect(subtitle.textLabel?.frame == CGRect(x: 0, y: 0, width: 300, height: 25))
    #expect(subtitle.detailTextLabel?.frame == CGRect(x: 0, y: 25, width: 300, height: 25))
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    value.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    value.accessoryType = .disclosureIndicator
    value.detailTextLabel?.text = "Detail"
    value.layoutIfNeeded()
    #expect(value.textLabel?.frame == CGRect(x: 0, y: 0, width: 131, height: 50))
    #expect(value.detailTextLabel?.frame == CGRect(x: 131, y: 0, width: 131, height: 50))
  }

  @Test func `has at its right what is set there, and behind it a background`() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let (switches, ground) = ([UISwitch(), UISwitch()], [UIView(), UIView()])
    (cell.accessoryView, cell.backgroundView) = (switches[0], ground[0])
    (cell.accessoryView, cell.backgroundView) = (switches[1], ground[1])
    cell.layoutIfNeeded()
    #expect(switches[0].superview == nil && switches[1].superview === cell)
    #expect(ground[0].superview == nil && cell.subviews.first === ground[1])
    #expect(ground[1].frame == cell.bounds && switches[1].frame.maxX == 284)
    cell.backgroundView = nil
    #expect(ground[1].superview == nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: "head")
    header.backgroundView = ground[0]
    header.textLabel?.text = "First"
    #expect(header.subviews.first === ground[0] && header.detailTextLabel?.text == nil)
    header.backgroundView = nil
    #expect(ground[0].superview == nil)
  }

  @Test func `lies on the background of its table`() {
    let (table, ground) = (UITableView(frame: CGRect(x: 0, y: 0, width: 90, height: 80)), UIView())
    table.backgroundView = ground
    table.layoutIfNeeded()
    #expect(table.subviews.first === ground && ground.frame == table.bounds)
    table.backgroundView = nil
    #expect(ground.superview == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    var path = IndexPath(row: 1, section: 2)
    (path.row, path.section) = (5, 6)
    #expect(path == IndexPath(row: 5, section: 6))
    path.item = 7
    #expect(path == IndexPath(item: 7, section: 6))
  }
}
