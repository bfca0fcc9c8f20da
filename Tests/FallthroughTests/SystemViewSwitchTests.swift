import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The switch on a class of UIKit's own` {
  /// A window with a button over the whole screen, and a view of UIKit's above that.
  func screen(_ view: UIView) -> Screen {
    let screen = Screen(root: UIViewController())
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
    screen.app.rootViewController?.view.addSubview(view)
    return screen
  }

  @Test func `lets touches through the gap of a stack view, and not through what it arranges`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIButton()])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 100
    let screen = screen(stack)
    stack.layoutIfNeeded()
    let gap = CGPoint(x: 150, y: 250)
    #expect(screen.tap(gap) == [])
    stack.isPassThrough = true
    #expect(screen.tap(gap) == ["app"])
    #expect(screen.tap(CGPoint(x: 150, y: 390)) == [])
    stack.isPassThrough = false
    #expect(screen.tap(gap) == [])
  }

  @Test func `keeps touches on a table's background from its recognizers`() {
    let table = UITableView(frame: .zero)
    var sightings = 0
    let spy = Spy { sightings += 1 }
    table.addGestureRecognizer(spy)
    let screen = screen(table)
    #expect(screen.tap(150, 250) == [])
    #expect(sightings == 1)
    table.isPassThrough = true
    #expect(screen.tap(150, 250) == ["app"])
    #expect(sightings == 1)
    table.isPassThrough = false
    #expect(screen.tap(150, 250) == [])
    #expect(sightings == 2)
  }

  @Test func `leaves the rows of a table alone`() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let (table, rows) = (UITableView(frame: .zero), Rows())
    table.dataSource = rows
    let screen = screen(table)
    table.layoutIfNeeded()
    table.isPassThrough = true
    #expect(screen.tap(150, 120) == [])
    #expect(screen.tap(150, 350) == ["app"])
  }

  /// Notes each touch that it sees.
  final class Spy: UIGestureRecognizer {
    private let note: () -> Void

    init(note: @escaping () -> Void) {
      self.note = note
      super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      note()
      state = .failed
    }
  }
}
