import TouchScreen

extension NodeForest {
  /// Returns the screen of elements that a tool lists without any nesting and without telling how
  /// large the screen is: it is taken to end where they do, and to have them in the order of the list,
  /// back to front.
  ///
  /// Both are guesses, so that no answer is more than assumed.
  consuming func screenOfListing(
    firstLine: Int, format: DumpFormat
  ) throws(DumpError) -> Screen {
    guard !isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    var size = Screen.Size.zero
    for element in nodes {
      size.width = max(size.width, element.frame.maxX)
      size.height = max(size.height, element.frame.maxY)
    }
    var application = Node(kind: .application, className: "Application", line: firstLine)
    application.geometry = Node.Geometry(
      frame: Screen.Rect(x: 0, y: 0, width: size.width, height: size.height))
    var forest = NodeForest()
    forest.keepsListedOrder = true
    try forest.add(application, depth: 0)
    for node in nodes { try forest.add(node, depth: 1) }
    forest.notes = notes
    return try forest.screen(evidence: .assumed)
  }
}
