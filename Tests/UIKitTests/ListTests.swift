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

@MainActor @Suite(.simulatedDevice) struct `A list` {
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
    let items = CountedItems(5)
    collection.dataSource = items
    window.addSubview(collection)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [0, 110, 220, 0, 110])
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 0, 0, 50, 50])
    let cell = collection.visibleCells[3]
    #expect(window.hitTest(CGPoint(x: 5, y: 495), with: nil) === cell.contentView)
    #expect(window.hitTest(CGPoint(x: 5, y: 485), with: nil) === collection)
  }
}

private final class Witness: NSObject, UITableViewDataSource, UITableViewDelegate {
  var lines: [String] = []
  var highlights = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    highlights
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("selected \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("deselected \(indexPath.row)")
  }
}

private final class ItemWitness: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var lines: [String] = []
  var allows = true

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { allows }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("selected \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    lines.append("deselected \(indexPath.item)")
  }
}

@MainActor @Suite(.simulatedDevice) struct `What a list tells its delegate` {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 132))
  private let witness = Witness()
  let window: UIWindow

  init() {
    table.register(Row.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (witness, witness)
    window = Stage.show(table)
    window.layoutIfNeeded()
  }

  private func row(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  @Test func `is what a finger does with a row`() {
    let finger = device.touchDown(at: CGPoint(x: 50, y: 50))
    device.clock.advance(by: 0.2)
    #expect(row(1)?.isHighlighted == true && witness.lines.isEmpty)
    finger.lift()
    #expect(row(1)?.isHighlighted == false && row(1)?.isSelected == true)
    #expect(witness.lines == ["selected 1"])
    device.tap(at: CGPoint(x: 50, y: 10))
    #expect(witness.lines == ["selected 1", "deselected 1", "selected 0"])
    #expect(row(1)?.isSelected == false)
  }

  @Test func `is that a drag lets go of a row and selects nothing`() {
    let finger = device.touchDown(at: CGPoint(x: 50, y: 100))
    device.clock.advance(by: 0.2)
    #expect(row(2)?.isHighlighted == true)
    finger.move(to: CGPoint(x: 50, y: 80))
    #expect(row(2)?.isHighlighted == false)
    finger.lift()
    #expect(witness.lines.isEmpty)
  }

  @Test func `is nothing about a row that must not be highlighted`() {
    witness.highlights = false
    device.tap(at: CGPoint(x: 50, y: 50))
    #expect(witness.lines.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `is what a finger does with an item`() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 200, width: 300, height: 60),
      collectionViewLayout: UICollectionViewFlowLayout())
    let items = ItemWitness()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    (collection.dataSource, collection.delegate) = (items, items)
    window.rootViewController?.view.addSubview(collection)
    window.layoutIfNeeded()
    let (first, second) = (CGPoint(x: 10, y: 210), CGPoint(x: 70, y: 210))
    device.tap(at: first)
    device.tap(at: second)
    #expect(items.lines == ["selected 0", "deselected 0", "selected 1"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    items.allows = false
    device.tap(at: first)
    #expect(items.lines.count == 3)
  }
}
