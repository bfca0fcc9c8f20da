extension Hierarchy {
  /// What a reader met and left out.
  public struct Notes: Sendable, Hashable, Codable {
    /// Lines that are no part of a tree: prompts, prose, code fences.
    ///
    /// Blank lines do not count.
    public var skippedLines = 0
    /// Values that could not be read and count as unknown.
    public var unreadableValues = 0
    /// Descriptions that end before their closing bracket.
    public var incompleteNodes = 0
    /// Lines that say that something was left out of the dump.
    public var elisions = 0

    /// Creates notes of nothing.
    public init() {}
  }

  /// The number of bare layers.
  public var layerCount: Int { nodes.count - viewCount }
}
