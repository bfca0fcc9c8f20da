import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A list whose data changes` {
  private final class Data: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var sections = [["a", "b", "c"]]

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.accessibilityIdentifier = sections[indexPath.section][indexPath.row]
      return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityIdentifier = sections[indexPath.section][indexPath.row]
      return cell
    }
  }

  private let data = Data()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let collection: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    return UICollectionView(
      frame: CGRect(x: 0, y: 400, width: 300, height: 400), collectionViewLayout: layout)
  }()

  init() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (table.dataSource, collection.dataSource) = (data, data)
    root.addSubview(table)
    root.addSubview(collection)
    Stage.show(root).layoutIfNeeded()
  }

  private var rows: [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map(\.accessibilityIdentifier)
  }

  private var items: [String?] {
    collection.layoutIfNeeded()
    return collection.visibleCells.map(\.accessibilityIdentifier)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `shows the rows that are there after each change, and keeps what is selected`() {
    table.allowsMultipleSelection = true
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    data.sections[0].remove(at: 1)
    table.beginUpdates()
    table.deleteRows(at: [path(1)], with: .fade)
    table.endUpdates()
    #expect(rows == ["a", "c"])
    #expect(table.indexPathsForSelectedRows == [path(0)])
    data.sections[0][1] = "C"
    table.reloadRows(at: [path(1)], with: .automatic)
    #expect(rows == ["a", "C"])
    data.sections[0].append("d")
    table.insertRows(at: [path(2)], with: .none)
    #expect(rows == ["a", "C", "d"] && table.numberOfRows(inSection: 0) == 3)
    #expect(table.indexPathForSelectedRow == path(0))
    table.reloadData()
    #expect(rows == ["a", "C", "d"] && table.indexPathsForSelectedRows == nil)
  }

  @Test func `updates by a closure that is not kept, through what a subclass overrides`() {
    final class Table: UITableView {
      var updates = 0
      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        self.updates += 1
        super.performBatchUpdates(updates, completion: completion)
      }
      override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        UITableViewHeaderFooterView(reuseIdentifier: "header \(section)")
      }
      override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        UITableViewHeaderFooterView(reuseIdentifier: "footer \(section)")
      }
    }
    let other = Table(frame: .zero)
    func update(_ change: () -> Void) {
      other.performBatchUpdates(change)
      collection.performBatchUpdates(change)
    }
    var changes = 0
    update { changes += 1 }
    #expect(changes == 2 && other.updates == 1)
    let table: UITableView = other
    #expect(table.headerView(forSection: 1)?.reuseIdentifier == "header 1")
    #expect(table.footerView(forSection: 2)?.reuseIdentifier == "footer 2")
  }

  @Test func `shows the sections that are there after each change`() {
    data.sections.append(["x"])
    table.insertSections([1], with: .top)
    #expect(rows == ["a", "b", "c", "x"] && table.numberOfSections == 2)
    data.sections[1] = ["y", "z"]
    table.reloadSections([1], with: .left)
    #expect(rows == ["a", "b", "c", "y", "z"])
    data.sections.removeFirst()
    table.deleteSections([0], with: .right)
    #expect(rows == ["y", "z"])
  }

  @Test func `tells where its rows are`() {
    let last = table.rectForRow(at: path(2))
    #expect(table.indexPathsForVisibleRows == [path(0), path(1), path(2)])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: last.midY)) == path(2))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: last.maxY)) == nil)
    #expect(table.indexPathsForRows(in: last.insetBy(dx: 0, dy: 1)) == [path(2)])
    #expect(table.indexPathsForRows(in: last.offsetBy(dx: 0, dy: 500)) == [])
    #expect(table.rectForRow(at: path(9)) == .zero)
    #expect(table.rect(forSection: 0).maxY == last.maxY)
    #expect(table.rect(forSection: 5) == .zero && table.rectForFooter(inSection: 5) == .zero)
    #expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 0) == nil)
    #expect(table.cellForRow(at: path(1)).flatMap(table.indexPath) == path(1))
    #expect(table.indexPath(for: UITableViewCell()) == nil)
  }

  @Test func `shows the items that are there after each change, and keeps what is selected`() {
    collection.allowsMultipleSelection = true
    for item in 0..<2 { collection.selectItem(at: path(item), animated: false, scrollPosition: []) }
    data.sections[0].remove(at: 1)
    collection.deleteItems(at: [path(1)])
    #expect(items == ["a", "c"])
    #expect(collection.indexPathsForSelectedItems == [path(0)])
    data.sections[0][0] = "A"
    collection.reloadItems(at: [path(0)])
    #expect(items == ["A", "c"])
    #expect(collection.indexPathsForSelectedItems == [])
    data.sections[0].append("d")
    collection.insertItems(at: [path(2)])
    #expect(items == ["A", "c", "d"] && collection.numberOfItems(inSection: 0) == 3)
  }

  @Test func `shows the sections of items that are there after each change`() {
    data.sections.append(["x"])
    collection.insertSections([1])
    #expect(items == ["a", "b", "c", "x"] && collection.numberOfSections == 2)
    data.sections[1] = ["y"]
    collection.reloadSections([1])
    #expect(items == ["a", "b", "c", "y"])
    data.sections.removeFirst()
    collection.deleteSections([0])
    #expect(items == ["y"])
    #expect(collection.indexPathsForVisibleItems == [path(0)])
  }

  @Test func `scrolls to an item as far as its content reaches`() {
    data.sections = [(0..<100).map { "\($0)" }]
    collection.reloadData()
    collection.layoutIfNeeded()
    let place = collection.layoutAttributesForItem(at: path(50))?.frame ?? .zero
    let ways: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, place.minY), (.centeredVertically, place.midY - 200), (.bottom, place.maxY - 400),
    ]
    for (position, offset) in ways {
      collection.scrollToItem(at: path(50), at: position, animated: false)
      #expect(collection.contentOffset.y == offset)
    }
    collection.scrollToItem(at: path(0), at: .bottom, animated: false)
    #expect(collection.contentOffset.y == 0)
    collection.scrollToItem(at: path(500), at: .top, animated: false)
    #expect(collection.contentOffset.y == 0)
  }

  @Test func `finds nothing without a source of data`() {
    (table.dataSource, collection.dataSource) = (nil, nil)
    table.reloadData()
    collection.reloadData()
    #expect(rows == [] && items == [])
    #expect(table.numberOfSections == 0 && table.numberOfRows(inSection: 0) == 0)
    #expect(collection.numberOfSections == 0 && collection.numberOfItems(inSection: 0) == 0)
  }
}
