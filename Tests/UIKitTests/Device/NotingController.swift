import UIKit

/// A controller that notes what it is told of sizes, traits, safe areas and layouts.
@MainActor class NotingController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { log.note("\(name) \(text)") }

  private var size: String { "\(Int(view.bounds.width))x\(Int(view.bounds.height))" }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("will have \(newCollection.verticalSizeClass) height")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("\(self.size) will be \(Int(size.width))x\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [weak self] context in
      guard let self else { return }
      note("\(self.size) runs along, \(context.transitionDuration) s")
    } completion: { [weak self] _ in
      self?.note("is done")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("has \(traitCollection.verticalSizeClass) height")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    let insets = view.safeAreaInsets
    let edges = [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }
    note("keeps clear of \(edges.joined(separator: " "))")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("laid out \(size)")
  }
}
