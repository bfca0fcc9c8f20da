import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A search` {
  private final class Page: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let search = UISearchController(searchResultsController: nil)
    var lines: [String] = []

    override func viewDidLoad() {
      search.searchResultsUpdater = self
      search.delegate = self
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
      lines.append("\(searchController.searchBar.text ?? "nil") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      lines.append("will")
    }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did") }
    func willDismissSearchController(_ searchController: UISearchController) {
      lines.append("will end")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      lines.append("did end")
    }
  }

  @Test func `FS-392 tells of its start, its text and its end`() throws {
    let page = Page()
    let window = Stage.show(root: UINavigationController(rootViewController: page))
    window.layoutIfNeeded()
    let bar = page.search.searchBar
    #expect(bar.window === window)
    device.tap(at: bar.convert(CGPoint(x: 100, y: 28), to: nil))
    #expect(page.lines == ["will", " true", "did"])
    page.lines = []
    device.type("a")
    #expect(page.lines == ["a true"])
    page.lines = []
    window.layoutIfNeeded()
    device.tap(at: bar.convert(CGPoint(x: bar.bounds.width - 40, y: 28), to: nil))
    #expect(page.lines == ["will end", " false", "did end"])
    #expect(!bar.searchTextField.isFirstResponder)
  }

  @Test func `has its bar below the title, over what is not safe`() {
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    let window = Stage.show(root: navigation)
    window.layoutIfNeeded()
    let bar = page.search.searchBar
    #expect(bar.convert(bar.bounds, to: nil).maxY == page.view.safeAreaInsets.top)
    #expect(page.view.safeAreaInsets.top == window.safeAreaInsets.top + 44 + 56)
    page.navigationItem.searchController = nil
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.top == window.safeAreaInsets.top + 44)
    #expect(bar.superview == nil)
  }
}
