import TouchScreen

/// How deep arrays and objects of a dump may lie in one another.
package enum JSONNesting {
  /// The most levels in what is read token by token: an element is an object in an array, and its
  /// frame an object in it. A choice: as many as the deepest tree needs, and a hundred around it.
  package static let most = 2 * ScreenBuilder.maximumDepth + 100

  /// The most levels in the project's own format, whose trees are flat.
  ///
  /// > Source: Foundation's `JSONDecoder`, which refuses more, without a word about why; observed
  /// > with the Foundation of Swift 6.3 on Linux.
  package static let mostOfOwnFormat = 512
}
