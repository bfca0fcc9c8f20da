import Testing
import UIKit

/// All that delegates implement is optional: one that implements nothing changes nothing.
@MainActor @Suite(.simulatedDevice) struct `A delegate that implements nothing` {
  private final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate,
    UITableViewDelegate, UICollectionViewDelegate
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
}
