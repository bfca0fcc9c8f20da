import UIKit

extension Overlay {
  /// A window that is made in a scene of the device.
  init(
    _ makeWindow: @escaping @MainActor (UIWindowScene) -> UIWindow,
    root makeRoot: @escaping @MainActor () -> UIView = { UIView() },
    adopt: @escaping @MainActor (UIWindow, UIView) -> Void = { _, _ in }
  ) { self.init(on: { makeWindow($0.device.scenes[0]) }, root: makeRoot, adopt: adopt) }
}

extension SimulatedHostingController {
  /// A hosting controller whose view is clear, as overlays make it.
  static func clear() -> SimulatedHostingController {
    let controller = SimulatedHostingController()
    controller.view.backgroundColor = .clear
    return controller
  }
}
