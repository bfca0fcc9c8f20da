/// A replacement for SwiftUI's hosting controller: its view shows content to hit tests as the
/// device's version of iOS does.
///
/// | iOS | over drawn content, first phase | second phase |
/// |---|---|---|
/// | up to 17, or 18 with an older SDK | a view inside | the same |
/// | 18 with its SDK, up to 25 | a view inside | the hosting view |
/// | 26 and 27 with the SDK of 26 on | the hosting view: content is layers | the hosting view |
/// | 26 and 27 with an older SDK, 26 with the compatibility key | as 18 with that SDK | as 18 |
///
/// Over the empty area the hosting view answers in both phases. It also does so over content that
/// is tappable but not drawn. SwiftUI itself decides which content gets a touch that the hosting
/// view won. The version at which the view is loaded counts; iOS 27 is treated as 26 unless
/// ``SimulatedBehavior/hostingModel27`` says otherwise. (FS-233, FS-234, FS-236)
@preconcurrency @MainActor open class SimulatedHostingController: UIViewController {
  private let content = HostedContent()

  /// Creates a controller without content.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Creates a controller without content: archives cannot be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the hosting view of the device's version.
  open override func loadView() {
    let model = HostingModel(of: .current)
    view =
      model.drawsLayers
      ? _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_(content: content, model: model)
      : _UIHostingView<AnyView>(content: content, model: model)
  }

  /// Adds content in front of the content so far.
  ///
  /// - Parameters:
  ///   - frame: In points, in the space of the controller's view.
  ///   - kind: The kind of the content, for hit tests.
  @discardableResult
  public func addContent(
    _ frame: CGRect, kind: SimulatedContent = .drawing
  ) -> SimulatedContentHandle {
    content.add(frame, kind: kind)
  }

  /// Adds a view that is not SwiftUI content, as `UIViewRepresentable` does: a real view on every
  /// version. Where content is layers it is in two wrappers that never answer a hit test
  /// themselves. (FS-237)
  ///
  /// - Parameter view: Placed in points, in the space of the controller's view.
  public func addForeignView(_ view: UIView) { content.add(view) }

  /// Removes a view that was added with ``addForeignView(_:)``, with its wrappers.
  public func removeForeignView(_ view: UIView) { content.remove(view) }

  /// Adds a part of the content with a view of its own around it, in front of all content without a
  /// group and behind the foreign views. (FS-237)
  ///
  /// For a host whose only subview contains drawn content and a representable, add one group and
  /// nothing else.
  public func addGroup() -> SimulatedContentGroup {
    let group = SimulatedContentGroup()
    content.add(group)
    return group
  }
}
