extension Screen.Witness.Ask {
  /// How UIKit was asked, after the name of UIKit.
  package var wording: String {
    switch self {
    case .nilEvent: "asked without an event"
    case .touch: "touched by a finger"
    }
  }
}

extension Screen.Witness {
  /// Returns what machine-readable answers say, with the owner as they name nodes.
  func json(owner node: JSON) -> JSON {
    var values: [(String, JSON)] = [("owner", node), ("ask", .string(ask.rawValue))]
    if case .stranger(let name) = owner { values.append(("stranger", .string(name))) }
    if points.count == 1 { values.append(("point", .point(points[0]))) }
    return .object(values)
  }
}

extension Screen {
  /// Returns what a person would call who got a touch.
  package func name(of owner: Witness.Owner) -> String {
    switch owner {
    case .node(let index): name(of: index)
    case .stranger(let className):
      "\(VisibleText.escape(ClassName(className).short)), which is not on the captured screen"
    case .nobody: "nobody"
    }
  }

  /// Returns what machine-readable answers say about what the live UIKit said, where it was at one
  /// point with that.
  package func json(of witness: Witness) -> JSON {
    witness.json(owner: witness.owner.node.map { .object(members(ofNode: $0)) } ?? .null)
  }

  /// Returns the members by which machine-readable answers name a node.
  package func members(ofNode index: Node.ID) -> [(String, JSON)] {
    members(ofNode: index, window: window(of: index) ?? 0, frame: frameInScreen(of: index))
  }
}
