/// A search: its bar, whether it is active, and the updater that shows its results.
///
/// The bar of a navigation item's search is below the item's title. Results are not shown over the
/// current content: the updater shows them. Both are choices. (FS-392)
///
/// > Source: UIKit documentation, `UISearchController` and `UISearchResultsUpdating`.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// The controller for the results.
  public let searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is called at the start and the end of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content behind is dimmed while there is no text; it is not here. Default true.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the search hides the title; it stays here. Default true.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar shows its Cancel button during the search. Default true.
  open var automaticallyShowsCancelButton = true
  /// Whether the search shows its results controller by itself; it does not here. Default true.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results controller is shown while there is no text; it is not here. Default false.
  open var showsSearchResultsController = false
  private lazy var listener = SearchListener(self)

  /// Creates a search with a controller of the results; nil means the searched controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    install()
  }

  /// Creates a search: archives cannot be read here.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    install()
  }

  private func install() { searchBar.searcher = listener }

  /// Whether the search is active; setting it starts or ends the search.
  open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }

  private func activityDidChange() {
    if isActive { delegate?.willPresentSearchController(self) }
    if !isActive { delegate?.willDismissSearchController(self) }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isActive, animated: true) }
    if !isActive {
      searchBar.text = ""
      searchBar.resignFirstResponder()
    }
    update()
    if isActive { delegate?.didPresentSearchController(self) }
    if !isActive { delegate?.didDismissSearchController(self) }
  }

  fileprivate func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// The messages of a search bar to its search controller, in addition to those to its delegate.
@MainActor protocol SearchBarOwner: AnyObject {
  func searchDidBegin()
  func searchDidChange()
  func searchWasCancelled()
}

private final class SearchListener: SearchBarOwner {
  private weak var search: UISearchController?

  init(_ search: UISearchController) { self.search = search }

  func searchDidBegin() { search?.isActive = true }
  func searchDidChange() { search?.update() }
  func searchWasCancelled() { search?.isActive = false }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text has changed, or the search has started or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods that a search controller calls on its delegate. All are optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the search is about to start.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has started.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
