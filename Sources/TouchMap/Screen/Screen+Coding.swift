extension Screen: Codable {
  private enum Key: String, CodingKey {
    case title, evidence, notes, system, windows, nodes
    case witnesses = "witnessed"
  }

  /// Reads a screen and links its nodes by their depths.
  ///
  /// - Throws: `DecodingError` if a node is deeper than the nodes before it allow, or if the
  ///   windows are not the nodes of depth 0.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    var builder = ScreenBuilder(
      title: try values.decodeIfPresent(String.self, forKey: .title),
      evidence: try values.decodeIfPresent(Evidence.self, forKey: .evidence) ?? .exact)
    builder.notes = try values.decodeIfPresent(Notes.self, forKey: .notes) ?? Notes()
    var nodes = try values.nestedUnkeyedContainer(forKey: .nodes)
    while !nodes.isAtEnd {
      let place = nodes.currentIndex
      let path = nodes.codingPath + [NodePlace(intValue: place)]
      guard !builder.isFull else {
        let what = "at most \(ScreenBuilder.maximumCount) nodes"
        throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: what))
      }
      let node = try nodes.decode(Node.self)
      do throws(ScreenBuilder.Misfit) {
        try builder.add(node, depth: node.depth)
      } catch {
        let deepest = min(builder.deepest, ScreenBuilder.maximumDepth)
        let what = "node \(place + 1) at a depth of 0 to \(deepest)"
        throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: what))
      }
    }
    self = builder.finish()
    if let windows = try values.decodeIfPresent([Window].self, forKey: .windows) {
      guard windows.map(\.root).sorted() == self.windows.map(\.root) else {
        throw DecodingError.dataCorruptedError(
          forKey: .windows, in: values, debugDescription: "one window for each node of depth 0")
      }
      self.windows = windows
    }
    system = try values.decodeIfPresent(String.self, forKey: .system)
    witnesses = try values.decodeIfPresent([Witness].self, forKey: .witnesses) ?? []
    guard witnesses.allSatisfy({ $0.owner.node.map(self.nodeIDs.contains) ?? true }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .witnesses, in: values, debugDescription: "a node's index or null as owner")
    }
  }

  /// Writes a screen.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(title, forKey: .title)
    try values.encode(evidence, forKey: .evidence)
    try values.encode(notes, forKey: .notes)
    try values.encode(windows, forKey: .windows)
    try values.encode(nodes, forKey: .nodes)
    try values.encodeIfPresent(system, forKey: .system)
    if !witnesses.isEmpty { try values.encode(witnesses, forKey: .witnesses) }
  }
}

/// The place of a node in its array, for the path of an error.
private struct NodePlace: CodingKey {
  let place: Int

  init(intValue: Int) { place = intValue }

  init?(stringValue: String) { return nil }

  var intValue: Int? { place }
  var stringValue: String { "Index \(place)" }
}
