/// A search: its bar, whether it goes on, and who is told of what is searched.
///
/// The bar of a navigation item's search stands below the item's title. What is found is not shown over
/// what is there: the updater shows it. Both are choices. (FS-392)
///
/// > Source: UIKit documentation, `UISearchController` and `UISearchResultsUpdating`.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// What was given to show the results.
  public let searchResultsController: UIViewController?
  /// Who is told of what is searched.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told of the start and the end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is behind is darkened while there is no text; nothing is here. Default true.
  @available(tvOS, unavailable)
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the title goes while the search goes on; it stays here. Default true.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar has its button to give up while the search goes on. Default true.
  open var automaticallyShowsCancelButton = true
  /// Whether the results are shown by themselves; they are not here. Default true.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown while there is no text; they are not here. Default false.
  open var showsSearchResultsController = false
  private lazy var listener = SearchListener(self)

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: What shows the results; nil for the controller that searches.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    install()
  }

  /// Creates a search: there are no archives to read here.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    install()
  }

  private func install() {
    searchBar.searcher = listener
  }

  /// Whether the search goes on; setting it starts or ends it.
  open var isActive = false {
    didSet { if isActive != oldValue { activityDidChange() } }
  }

  private func activityDidChange() {
    if isActive { delegate?.willPresentSearchController(self) }
    if !isActive { delegate?.willDismissSearchController(self) }
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(isActive, animated: true)
    }
    if !isActive {
      searchBar.text = ""
      searchBar.resignFirstResponder()
    }
    update()
    if isActive { delegate?.didPresentSearchController(self) }
    if !isActive { delegate?.didDismissSearchController(self) }
  }

  fileprivate func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// What a search bar tells its search controller, beside its delegate.
@MainActor
protocol SearchBarOwner: AnyObject {
  func searchDidBegin()
  func searchDidChange()
  func searchWasCancelled()
}

private final class SearchListener: SearchBarOwner {
  private weak var search: UISearchController?

  init(_ search: UISearchController) {
    self.search = search
  }

  func searchDidBegin() { search?.isActive = true }
  func searchDidChange() { search?.update() }
  func searchWasCancelled() { search?.isActive = false }
}

/// Who is told of what is searched.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Tells that the text has changed, or that the search has started or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Who is told of the start and the end of a search. All of it is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells that the search is about to start.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search has started.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells that the search has ended.
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
