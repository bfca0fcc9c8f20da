extension Exhibit {
  /// What stands on stages that only a simulated device has: a hosting view, another version, fingers.
  private static let onDevice = [
    hostedRootComparisons, versionBranches, eventMemories, layerNames, renderedPixels,
    hostedMarkers,
    hostedAncestors, hostedDeclaredAreas, delegates, hostedContainers, embeddedHosts,
    hostedWholeWindows, afterthoughts, wrappedReactNative, scenes,
  ].flatMap { $0 }

  /// Every exhibit that is built, with all its showings.
  static let all: [Exhibit] = Dictionary(grouping: ofUIKit + onDevice, by: \.number)
    .map { number, parts in
      Exhibit(number, parts.flatMap(\.showings), crashes: parts.flatMap(\.crashes))
    }
    .sorted { $0.number < $1.number }

  static var allShowings: [Showing] { all.flatMap(\.showings) }

  /// Those that a window can do right.
  static var showingsWithOurs: [Showing] {
    (allShowings + all.flatMap(\.crashes)).filter { $0.ours != nil }
  }
}
