import Testing
import UIKit

private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  var made = 0
  var events: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.tag = indexPath.row
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("deselected \(indexPath.row)")
  }
}

/// As an app writes it.
private final class Row: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityIdentifier = "row"
  }

  required init?(coder: NSCoder) { nil }
}

private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A list` {
  let device = SimulatedDevice.current
  let window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 440))
  private let source = Source()

  init() {
    table.register(Row.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (source, source)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func `Has cells for the rows on screen and no others`() {
    #expect(table.visibleCells.map(\.tag) == Array(0..<10))
    #expect(table.visibleCells.allSatisfy { $0.accessibilityIdentifier == "row" })
    #expect(table.contentSize == CGSize(width: 393, height: 4400))
  }

  @Test func `FS-031 Uses cells again and hides those that wait`() {
    table.contentOffset = CGPoint(x: 0, y: 440)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == Array(10..<20))
    table.contentOffset = CGPoint(x: 0, y: 4220)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == Array(95..<100))
    #expect(table.subviews.filter { $0 is Row && !$0.isHidden }.count == 5)
  }

  @Test func `FS-031 Is hit in a cell's content view, and itself below the last row`() {
    let cell = table.visibleCells[1]
    #expect(window.hitTest(CGPoint(x: 5, y: 50), with: nil) === cell.contentView)
    table.contentOffset = CGPoint(x: 0, y: 4300)
    window.layoutIfNeeded()
    #expect(window.hitTest(CGPoint(x: 5, y: 300), with: nil) === table)
  }

  @Test func `Selects the row that is tapped`() {
    device.tap(at: CGPoint(x: 5, y: 50))
    device.tap(at: CGPoint(x: 5, y: 100))
    #expect(source.events == ["selected 1", "deselected 1", "selected 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func `Of items flows in lines`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 440, width: 320, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let items = Items()
    collection.dataSource = items
    window.addSubview(collection)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [0, 110, 220, 0, 110])
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 0, 0, 50, 50])
    let cell = collection.visibleCells[3]
    #expect(window.hitTest(CGPoint(x: 5, y: 495), with: nil) === cell.contentView)
    #expect(window.hitTest(CGPoint(x: 5, y: 485), with: nil) === collection)
  }

  @Test(
    arguments: [
      (.top, 110), (.centeredVertically, 80), (.bottom, 50), ([], 0),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func `Of items scrolls to the one that is selected`(
    _ position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 160), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let items = Items()
    collection.dataSource = items
    window.addSubview(collection)
    window.layoutIfNeeded()
    let second = IndexPath(item: 1, section: 0)
    collection.selectItem(at: second, animated: false, scrollPosition: position)
    #expect(collection.indexPathsForSelectedItems == [second])
    #expect(collection.contentOffset == CGPoint(x: 0, y: offset))
  }
}
