import UIKit

/// swiftui/uihostingcontroller; for hit tests its view is that of the headless UIKit's.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: SimulatedHostingController {
  /// swiftui/uihostingcontroller/rootview
  public var rootView: Content { didSet { tree.show(rootView) } }
  private let tree: ViewTree

  /// swiftui/uihostingcontroller/init(rootview:)
  public init(rootView: Content) {
    self.rootView = rootView
    tree = ViewTree(rootView)
    super.init()
    tree.controller = self
  }

  /// swiftui/uihostingcontroller/init(coder:)
  public required init?(coder: NSCoder) { nil }

  isolated deinit { tree.end() }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tree.refresh()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    tree.refresh()
  }
}
