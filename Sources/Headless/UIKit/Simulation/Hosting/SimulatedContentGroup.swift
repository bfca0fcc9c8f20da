/// A part of SwiftUI content that has a view of its own around it, as content that is clipped or
/// faded together may have: its drawn content and its representables are in that view.
///
/// Make one with ``SimulatedHostingController/addGroup()``. Places are in the space of the
/// controller's view.
///
/// > Source: the class is seen around representables on iOS 26; that SwiftUI puts drawn content in
/// > it as well is believed. FS-237.
@preconcurrency @MainActor
public final class SimulatedContentGroup {
  let content = HostedContent()

  /// The area of the group's view, in the space of the controller's view; nil as large as its content.
  /// It clips nothing: content outside of it is seen and hit. Default nil. (FS-405)
  public var frame: CGRect? {
    get { content.area }
    set { content.area = newValue }
  }

  /// Adds content in front of the group's other content.
  ///
  /// - Parameters:
  ///   - frame: In points, in the space of the controller's view.
  ///   - kind: The kind of the content, as hit tests see it.
  @discardableResult
  public func addContent(
    _ frame: CGRect, kind: SimulatedContent = .drawing
  ) -> SimulatedContentHandle {
    content.add(frame, kind: kind)
  }

  /// Adds the view of a representable, in front of the drawn content of the group.
  ///
  /// - Parameter view: Placed in points, in the space of the controller's view.
  public func addForeignView(_ view: UIView) {
    content.add(view)
  }
}
