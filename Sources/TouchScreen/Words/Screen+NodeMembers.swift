extension Screen {
  /// Returns the members by which machine-readable answers name a node.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - window: The place of its window, 0 for the rearmost.
  ///   - frame: The smallest upright rectangle around it, in screen points.
  package func members(ofNode index: Node.ID, window: Int, frame: Rect?) -> [(String, JSON)] {
    let node = nodes[index]
    return [
      ("class", .string(node.className)),
      ("address", .optional(node.address)),
      ("identifier", .optional(node.identifier)),
      ("label", .optional(node.label)),
      ("line", .integer(node.line)),
      ("window", .integer(window)),
      ("frame", frame.map(JSON.rect) ?? .null),
    ]
  }

  /// Returns the members of machine-readable answers for an assumption.
  package func json(of assumption: Assumption) -> JSON {
    .object([
      ("kind", .string(assumption.kind.rawValue)),
      ("line", .integer(nodes[assumption.node].line)),
      ("explanation", .string(explanation(of: assumption))),
    ])
  }
}
