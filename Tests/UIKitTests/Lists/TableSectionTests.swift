import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Sections of a table` {
  let log = Log()

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log: Log
    var rows = [3, 40]
    /// Nobody else keeps it.
    init(log: Log) { self.log = log }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "First" : nil
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 1 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "head") : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 1 ? 50 : UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      10
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.note("header \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.note("no header \(section)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.note("row \(indexPath.section) \(indexPath.row)")
    }
  }

  private func makeTable(_ style: UITableView.Style = .plain) -> (UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    let source = Source(log: log)
    Stage.keep(source)
    (table.delegate, table.dataSource) = (source, source)
    Stage.show(table)
    table.layoutIfNeeded()
    return (table, source)
  }

  @Test func `FS-330 have headers and footers between their rows`() {
    let (table, _) = makeTable()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    #expect(table.rectForFooter(inSection: 0).minY == 160)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 170, width: 300, height: 50))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(log.takeAll() == ["header 0", "header 1"])
    device.tap(at: CGPoint(x: 50, y: 100 + 14))
    device.tap(at: CGPoint(x: 50, y: 100 + 190))
    #expect(log.takeAll().isEmpty, "Headers select no row")
    device.tap(at: CGPoint(x: 50, y: 100 + 240))
    #expect(log.takeAll() == ["row 1 0"])
  }

  @Test func `FS-331 keep a plain header at the edge, where it takes the touches of rows`() throws {
    let (table, _) = makeTable()
    _ = log.takeAll()
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 1))
    #expect(header.frame == CGRect(x: 0, y: 300, width: 300, height: 50))
    #expect(log.takeAll() == ["no header 0"])
    let hit = device.tap(at: CGPoint(x: 50, y: 120)).view
    #expect(hit?.isDescendant(of: header) == true && log.takeAll().isEmpty)
    table.contentOffset.y = 150
    table.layoutIfNeeded()
    let first = try #require(table.headerView(forSection: 0))
    #expect(first.frame.maxY == 170, "The end of its section pushes it away")
  }

  @Test func `FS-331 let a grouped header go with its rows`() {
    let (table, _) = makeTable(.grouped)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 1) == nil)
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 1)?.isHidden == false)
  }

  @Test func `FS-330 lie between the views at both ends of the table`() {
    let (table, _) = makeTable()
    let (head, foot) = (UIView(), UIView())
    (head.frame.size.height, foot.frame.size.height) = (60, 20)
    (table.tableHeaderView, table.tableFooterView) = (head, foot)
    table.layoutIfNeeded()
    #expect(head.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(table.rectForHeader(inSection: 0).minY == 60)
    #expect(foot.frame.maxY == table.contentSize.height)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(head.superview == nil && table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test func `FS-333 take in changes, and keep what is selected`() {
    let (table, source) = makeTable()
    let chosen = IndexPath(row: 1, section: 0)
    table.selectRow(at: chosen, animated: false, scrollPosition: .none)
    var isDone: Bool?
    table.performBatchUpdates {
      source.rows[0] = 5
      table.insertRows(
        at: [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)], with: .automatic)
    } completion: {
      isDone = $0
    }
    #expect(table.rectForHeader(inSection: 1).minY == 258)
    #expect(table.indexPathsForSelectedRows == [chosen] && isDone == nil)
    device.clock.advance(by: 0)
    #expect(isDone == true)
    table.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: IndexPath(row: 10, section: 1)).minY)
  }

  @Test func `FS-334 are given by a controller of its own`() {
    final class Controller: UITableViewController {
      var log: Log?
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log?.note("chose \(indexPath.row)")
      }
    }
    let controller = Controller(style: .plain)
    controller.log = log
    let window = Stage.show(root: controller)
    window.layoutIfNeeded()
    let row = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    device.tap(at: controller.tableView.convert(CGPoint(x: row.midX, y: row.midY), to: window))
    #expect(log.takeAll() == ["chose 1"])
    #expect(controller.tableView.indexPathForSelectedRow?.row == 1)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `FS-335 hand touches to what stands at the right of a row`() {
    let (table, _) = makeTable()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.accessoryView = UISwitch()
    table.layoutIfNeeded()
    cell?.layoutIfNeeded()
    let hit = device.tap(at: CGPoint(x: 300 - 30, y: 100 + 28 + 22)).view
    #expect(hit === cell?.accessoryView && log.takeAll().contains { $0.hasPrefix("row") } == false)
    #expect((cell?.accessoryView as? UISwitch)?.isOn == true)
    #expect(cell?.contentView.frame.width == 217)
    #expect(cell?.detailTextLabel == nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
  }
}
