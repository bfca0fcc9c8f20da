#if canImport(UIKit)
  import Fallthrough
  import UIKit

  /// A map that scrolls, with pins to tap, and a panel of SwiftUI over the whole of it.
  final class MapController: UIViewController {
    /// What was done, in order.
    private(set) var history: [String] = []
    let map = UIScrollView()
    private(set) var panel: UIViewController?

    /// Puts SwiftUI content over the map, as large as the screen.
    ///
    /// Its hosting view would take every touch on the screen. As a pass-through view it takes those
    /// on what SwiftUI draws in it, and the map gets all others.
    func embed(_ panel: UIViewController) {
      self.panel = panel
      addChild(panel)
      panel.view.frame = view.bounds
      panel.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      panel.view.backgroundColor = .clear
      panel.view.isPassThrough = true
      view.addSubview(panel.view)
      panel.didMove(toParent: self)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      map.frame = view.bounds
      map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      map.contentSize = CGSize(width: 2000, height: 2000)
      view.addSubview(map)
      for column in 0..<10 {
        for row in 0..<10 { map.addSubview(makePin(column, row)) }
      }
    }

    private func makePin(_ column: Int, _ row: Int) -> UIView {
      let name = "Pin \(column),\(row)"
      let action = UIAction(title: name) { [weak self] _ in self?.history.append(name) }
      let pin = UIButton(type: .system, primaryAction: action)
      pin.accessibilityIdentifier = name
      pin.frame = CGRect(x: 200 * column + 50, y: 200 * row + 50, width: 100, height: 44)
      return pin
    }
  }
#endif
