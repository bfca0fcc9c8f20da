import TouchScreen

/// The facts of WebDriverAgent about one element, in XML and in JSON alike.
struct WebDriverAgentElement {
  var nativeFrame: Screen.Rect?
  var identifier: String?
  var label: String?
  var value: String?
  var flags: Node.Flags = []
  var isHittable: Bool?
  var isAccessible = true

  /// Returns the element.
  ///
  /// - Parameter frame: In screen points, for elements without a native frame.
  func node(
    className: String, line: Int, isApplication: Bool, frame: Screen.Rect?
  ) -> Node {
    var node = Node(
      kind: isApplication ? .application : .element, className: className, line: line)
    node.identifier = identifier
    node.label = label ?? value
    node.flags = flags
    // WebDriverAgent calls only accessibility elements hittable, so `false` says nothing about
    // others.
    if let isHittable, isHittable || isAccessible {
      node.reportedReach = Node.ReportedReach(
        isReachable: isHittable, reasons: isHittable ? [] : ["not_hittable"])
    }
    node.place(nativeFrame ?? frame)
    return node
  }
}
