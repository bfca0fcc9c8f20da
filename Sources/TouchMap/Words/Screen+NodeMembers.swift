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
      ("class", .string(node.className)), ("address", .optional(node.address)),
      ("identifier", .optional(node.identifier)), ("label", .optional(node.label)),
      ("line", .integer(node.line)), ("window", .integer(window)),
      ("frame", frame.map(JSON.rect) ?? .null),
    ]
  }

  /// Returns the members of machine-readable answers for an assumption.
  package func json(of assumption: Assumption) -> JSON {
    .object([
      ("kind", .string(assumption.kind.rawValue)), ("line", .integer(nodes[assumption.node].line)),
      ("explanation", .string(explanation(of: assumption))),
    ])
  }

  /// Returns the answer of the live UIKit for machine-readable answers, with the place if it is for
  /// one point.
  package func json(of witness: Witness) -> JSON {
    witness.json(owner: witness.owner.node.map { .object(members(ofNode: $0)) } ?? .null)
  }

  /// Returns the members by which machine-readable answers name a node.
  package func members(ofNode index: Node.ID) -> [(String, JSON)] {
    members(ofNode: index, window: window(of: index) ?? 0, frame: frameInScreen(of: index))
  }
}

extension Screen.Witness {
  /// Returns the witness for machine-readable answers, with the owner as they name nodes.
  func json(owner node: JSON) -> JSON {
    var values: [(String, JSON)] = [("owner", node), ("ask", .string(ask.rawValue))]
    if case .stranger(let name) = owner { values.append(("stranger", .string(name))) }
    if points.count == 1 { values.append(("point", .point(points[0]))) }
    return .object(values)
  }
}
