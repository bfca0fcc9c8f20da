extension Screen {
  /// The lines that a reader left out, and its remarks.
  package struct Notes: Sendable, Hashable, Codable {
    /// Lines that do not belong to a tree: prompts, prose, code fences. Blank lines do not count.
    package var skippedLines = 0
    /// Values that could not be read and count as unknown.
    package var unreadableValues = 0
    /// Descriptions that end before their closing bracket.
    package var incompleteNodes = 0
    /// Lines that say that something was left out of the dump.
    package var elisions = 0
    /// Other reasons for weaker answers, in the order of the dump.
    package var remarks: [Remark] = []

    /// Creates notes of nothing.
    package init() {}

    /// Reads notes; missing members count as zero.
    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      skippedLines = try values.decodeIfPresent(Int.self, forKey: .skippedLines) ?? 0
      unreadableValues = try values.decodeIfPresent(Int.self, forKey: .unreadableValues) ?? 0
      incompleteNodes = try values.decodeIfPresent(Int.self, forKey: .incompleteNodes) ?? 0
      elisions = try values.decodeIfPresent(Int.self, forKey: .elisions) ?? 0
      remarks = try values.decodeIfPresent([Remark].self, forKey: .remarks) ?? []
    }

    /// Writes notes; remarks only if there are any.
    package func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(skippedLines, forKey: .skippedLines)
      try values.encode(unreadableValues, forKey: .unreadableValues)
      try values.encode(incompleteNodes, forKey: .incompleteNodes)
      try values.encode(elisions, forKey: .elisions)
      if !remarks.isEmpty { try values.encode(remarks, forKey: .remarks) }
    }

    private enum CodingKeys: String, CodingKey {
      case skippedLines, unreadableValues, incompleteNodes, elisions, remarks
    }
  }

  /// The number of bare layers.
  package var layerCount: Int { nodes.count - viewCount }

  /// Whether a window has a readable frame with an area.
  ///
  /// If not, no question about a point has an answer.
  public var hasScreen: Bool { frame.size.area > 0 }
}
