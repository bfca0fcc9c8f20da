import UIKit

/// The updates of all trees, and what was done in them that nothing may do there.
@MainActor
public enum ViewUpdates {
  /// What was done: windows that came, went or changed, controllers that were released, state that
  /// changed, and what an app noted with ``noteCallOfApp(_:)``.
  public static var faults: [String] = []

  /// Notes a fault if an update is under way. An app's closures call it.
  public static func noteCallOfApp(_ name: String) {
    if SimulatedDevice.isUpdatingViews { faults.append("\(name) was called") }
  }

  static func run(_ work: () -> Void) {
    faults += SimulatedDevice.current.faults(duringUpdate: work)
  }
}

/// The views of a hosting controller. It is updated after the event in which state changes, or when
/// the controller is laid out before that.
@MainActor
final class ViewTree {
  weak var controller: SimulatedHostingController?
  /// The transaction of the update that is under way.
  private(set) var transaction = Transaction()
  private lazy var root = Node(rootView, in: self)
  private let rootView: any View
  private var next: Transaction? = Transaction()
  private var isScheduled = false
  private var isUpdating = false
  /// Whether the controller was presented when the environment was made: the binding may be read on
  /// any thread.
  private final class Presence {
    var isPresented = false
  }
  private let presence = Presence()
  private lazy var presentation = Binding<PresentationMode>(
    reading: { [presence] in PresentationMode(isPresented: presence.isPresented) },
    writing: { [weak self] in if !$0.isPresented { self?.dismissPresented() } })

  init(_ view: any View) { rootView = view }

  func show(_ view: any View) {
    root.next = view
    needUpdate()
  }

  /// Schedules an update with the transaction of the running change. Of several changes the last
  /// one with an animation counts.
  func needUpdate() {
    if SimulatedDevice.isUpdatingViews { ViewUpdates.faults.append("state was changed") }
    let current = Transaction.current
    if next?.animation == nil || current.animation != nil { next = current }
    guard !isScheduled else { return }
    isScheduled = true
    SimulatedDevice.current.afterEvent { [weak self] in
      self?.isScheduled = false
      self?.updateIfNeeded()
    }
  }

  /// Updates the views if they are in a window, else when they come into one.
  func updateIfNeeded() {
    guard !isUpdating, let due = next, let view = controller?.viewIfLoaded, view.window != nil
    else { return }
    isUpdating = true
    transaction = due
    next = nil
    ViewUpdates.run {
      root.update(in: environment)
      layOut(in: view)
    }
    transaction = Transaction()
    isUpdating = false
  }

  /// The environment or the size has changed.
  func refresh() {
    if next == nil { next = Transaction() }
    updateIfNeeded()
  }

  /// Removes the views, because the controller is released. Windows may be changing just then, so
  /// nothing watches them.
  func end() { root.unmount() }

  private func layOut(in view: UIView) {
    let safeArea = view.bounds.inset(by: view.safeAreaInsets)
    let size = root.size(in: safeArea.size)
    root.place(in: Alignment.center.place(size, in: safeArea))
  }

  // MARK: Environment

  private func dismissPresented() { presented?.dismiss(animated: false) }

  private var presented: UIViewController? {
    controller?.presentingViewController == nil ? nil : controller
  }

  /// The values of the controller's own window.
  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    guard let traits = controller?.traitCollection else { return values }
    values.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    values.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    values.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    presence.isPresented = presented != nil
    values.presentationMode = presentation
    return values
  }
}
