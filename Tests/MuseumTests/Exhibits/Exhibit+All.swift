extension Exhibit {
  /// Every exhibit that is built.
  static let all = [
    rootComparisons, versionBranches, eventMemories, layerNames, renderedPixels, markers,
    ancestors, declaredAreas, delegates, coachMarks, containers, embeddedHosts, sheets,
    wholeWindows,
    afterthoughts, reactNative, scenes,
  ].flatMap { $0 }

  static var allShowings: [Showing] { all.flatMap(\.showings) }

  /// Those that a window can do right.
  static var showingsWithOurs: [Showing] {
    (allShowings + all.flatMap(\.crashes)).filter { $0.ours != nil }
  }
}
