/// A part of SwiftUI content with a view of its own around it. Content that is clipped or faded
/// together may have one: its drawn content and its representables are in that view.
///
/// Make one with ``SimulatedHostingController/addGroup()``. Places are in the space of the
/// controller's view.
///
/// > Source: the class is seen around representables on iOS 26; that SwiftUI also puts drawn
/// > content in it is an assumption. FS-237.
@preconcurrency @MainActor public final class SimulatedContentGroup {
  let content = HostedContent()

  /// The area of the group's view, in the space of the controller's view; nil for that of its
  /// content. It clips nothing: content outside of it is visible and can be hit. Default nil.
  /// (FS-405)
  public var frame: CGRect? {
    get { content.area }
    set { content.area = newValue }
  }

  /// Adds content in front of the group's other content.
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

  /// Adds the view of a representable, in front of the drawn content of the group.
  ///
  /// - Parameter view: Placed in points, in the space of the controller's view.
  public func addForeignView(_ view: UIView) { content.add(view) }
}
