import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about controls and lists` {
  let stage = LineStage()
  var device: SimulatedDevice { stage.device }

  @Test func `L076 a button undoes`() {
    let counter = Counter()
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Undo") { _ in counter.count += 1 })
    stage.add(button)
    device.tap(at: CGPoint(x: 50, y: 25))
    #expect(counter.count == 1)
    #expect(button.titleLabel?.text == "Undo")
  }

  @Test func `L077 a button opens a menu`() {
    let button = stage.add(UIButton())
    button.menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    button.showsMenuAsPrimaryAction = true
    device.tap(at: CGPoint(x: 50, y: 25))
    #expect(device.accessibilityElements.contains { $0.accessibilityLabel == "Share" })
  }

  @Test func `L078 a switch tells its value`() {
    let (toggle, counter) = (stage.add(UISwitch()), Counter())
    toggle.addAction(UIAction { _ in counter.count += toggle.isOn ? 1 : 0 }, for: .valueChanged)
    device.tap(at: CGPoint(x: 20, y: 15))
    #expect(counter.count == 1)
  }

  @Test func `L079 a slider is dragged`() {
    let slider = stage.add(UISlider(), CGRect(x: 0, y: 0, width: 300, height: 40))
    device.drag(from: CGPoint(x: 17, y: 20), to: CGPoint(x: 200, y: 20))
    #expect(slider.value > 0.5)
  }

  @Test func `L080 a segment is chosen`() {
    let segments = stage.add(UISegmentedControl(items: ["A", "B"]))
    segments.selectedSegmentIndex = 0
    device.tap(at: CGPoint(x: 80, y: 25))
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func `L081 a field's delegate is asked`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("may begin")
        return true
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    }
    let (field, delegate) = (stage.add(UITextField()), Delegate())
    field.delegate = delegate
    device.tap(at: CGPoint(x: 50, y: 25))
    device.type("Ada\n")
    #expect(field.text == "Ada")
    #expect(!field.isFirstResponder)
    #expect(delegate.calls == ["may begin", "began", "ended"])
  }

  @Test func `L082 a text view's delegate is told`() {
    final class Delegate: NSObject, UITextViewDelegate {
      var calls: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
      func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
      func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    }
    let (view, delegate) = (stage.add(UITextView()), Delegate())
    view.delegate = delegate
    view.becomeFirstResponder()
    device.type("hi")
    view.resignFirstResponder()
    #expect(delegate.calls == ["began", "h", "hi", "ended"])
  }

  @Test func `L083 a field has no keyboard of the system's`() {
    final class Field: UITextField {
      override var inputView: UIView? { UIView() }
      override var inputAccessoryView: UIView? { UIToolbar() }
    }
    let field = stage.add(Field())
    field.becomeFirstResponder()
    #expect(field.inputAccessoryView is UIToolbar)
  }

  @Test func `L084 a toolbar has items`() {
    let (toolbar, counter) = (UIToolbar(), Counter())
    stage.add(toolbar, CGRect(x: 0, y: 0, width: 393, height: 44))
    toolbar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in counter.count += 1 }),
    ]
    device.tap(at: CGPoint(x: 370, y: 22))
    #expect(counter.count == 1)
    device.tap(at: CGPoint(x: 100, y: 22))
    #expect(counter.count == 1)
  }

  @Test func `L085 a bar searches`() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var texts: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        texts.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { texts.append("go") }
    }
    let (bar, delegate) = (UISearchBar(), Delegate())
    bar.delegate = delegate
    stage.add(bar, CGRect(x: 0, y: 0, width: 393, height: 56))
    device.tap(at: CGPoint(x: 100, y: 28))
    #expect(bar.searchTextField.isFirstResponder)
    device.type("a\n")
    #expect(delegate.texts == ["a", "go"])
  }

  @Test func `L086 a list is pulled to refresh`() {
    let (scroll, counter) = (UIScrollView(), Counter())
    stage.add(scroll, CGRect(x: 0, y: 0, width: 393, height: 800))
    scroll.contentSize = CGSize(width: 393, height: 2000)
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    scroll.refreshControl = refresh
    device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 600))
    #expect(counter.count == 1)
    #expect(refresh.isRefreshing)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
  }

  @Test func `L087 a picture is zoomed`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      var zooms = 0
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    }
    let (scroll, delegate) = (UIScrollView(), Delegate())
    stage.add(scroll, device.screenBounds)
    scroll.addSubview(delegate.picture)
    scroll.contentSize = delegate.picture.bounds.size
    scroll.delegate = delegate
    scroll.maximumZoomScale = 3
    device.pinch(at: CGPoint(x: 196, y: 426), scale: 2)
    #expect(abs(scroll.zoomScale - 2) < 0.01)
    #expect(delegate.zooms > 0)
    #expect(abs(delegate.picture.transform.a - 2) < 0.01)
    #expect(abs(scroll.contentSize.width - 786) < 1)
    scroll.setZoomScale(5, animated: false)
    #expect(scroll.zoomScale == 3)
  }

  @Test func `L088 a list scrolls to a place`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.keyboardDismissMode = .onDrag
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(scroll.bounds.minY == 300)
  }

  @Test func `L089 a table shows rows`() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var chosen: [IndexPath] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath)
      }
    }
    let (table, source) = (UITableView(), Source())
    (table.dataSource, table.delegate) = (source, source)
    stage.add(table, CGRect(x: 0, y: 0, width: 393, height: 800))
    device.tap(at: CGPoint(x: 100, y: 60))
    #expect(source.chosen == [IndexPath(row: 1, section: 0)])
  }

  @Test func `L090 a grid shows items`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 8
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    #expect(grid.collectionViewLayout === layout)
  }

  @Test func `L091 a stack grows with its content`() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton()])
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 8, .center)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setCustomSpacing(2, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 2)
  }

  @Test func `L092 a toast is held by constraints`() {
    let toast = UIView()
    toast.translatesAutoresizingMaskIntoConstraints = false
    stage.root.view.addSubview(toast)
    NSLayoutConstraint.activate([
      toast.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor, constant: 16),
      toast.trailingAnchor.constraint(equalTo: stage.root.view.trailingAnchor, constant: -16),
      toast.bottomAnchor.constraint(
        equalTo: stage.root.view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      toast.heightAnchor.constraint(equalToConstant: 52),
    ])
    stage.app.layoutIfNeeded()
    #expect(toast.frame == CGRect(x: 16, y: 792, width: 361, height: 52))
  }

  @Test func `L093 a text is copied`() {
    UIPasteboard.general.string = "Order 17"
    #expect(UIPasteboard.general.string == "Order 17")
    #expect(UIPasteboard.general.hasStrings)
    device.reset()
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `L094 an observer has a selector`() {
    final class Observer: NSObject, ActionPerforming {
      var names: [Notification.Name] = []
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        { sender, _ in (sender as? Notification).map { self.names.append($0.name) } }
      }
    }
    let observer = Observer()
    let name = UIResponder.keyboardWillShowNotification
    NotificationCenter.default.addObserver(
      observer, selector: "keyboardWillShow:", name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(observer)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(observer.names == [name])
  }
}
