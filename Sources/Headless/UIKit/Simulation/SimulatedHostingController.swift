/// A stand-in for SwiftUI's hosting controller: its view shows content to hit tests as the device's
/// version of iOS does.
///
/// | iOS | first phase over drawn content | second phase |
/// |---|---|---|
/// | up to 17, or 18 with an older SDK | a view inside | the same |
/// | 18 with its SDK, up to 25 | a view inside | the hosting view |
/// | 26 | the hosting view: content is layers | the hosting view |
///
/// Over the empty area the hosting view answers in both phases, and so it does over what is tappable
/// but not drawn. SwiftUI decides by itself which content gets a touch that the hosting view won.
/// The version counts at which the view is loaded.
@preconcurrency @MainActor
open class SimulatedHostingController: UIViewController {
  private let content = HostedContent()

  /// Creates a controller without content.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without content: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the hosting view of the device's version.
  open override func loadView() {
    let device = SimulatedDevice.current
    let model = HostingModel(systemVersion: device.systemVersion, linkedSDK: device.linkedSDK)
    view =
      model.drawsLayers
      ? _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_(content: content, model: model)
      : _UIHostingView<AnyView>(content: content, model: model)
  }

  /// Adds content in front of what is there.
  ///
  /// - Parameters:
  ///   - frame: In points, in the space of the controller's view.
  ///   - kind: What it is, as far as hit tests see it.
  @discardableResult
  public func addContent(
    _ frame: CGRect, kind: SimulatedContent = .drawing
  ) -> SimulatedContentHandle {
    content.add(frame, kind: kind)
  }

  /// Adds a view that is no SwiftUI content, as `UIViewRepresentable` does: a real view on every
  /// version.
  public func addForeignView(_ view: UIView) {
    content.add(view)
  }
}
