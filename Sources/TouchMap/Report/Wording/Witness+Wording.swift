extension Screen.Witness.Ask {
  /// How UIKit was asked, after the name of UIKit.
  var wording: String {
    switch self {
    case .nilEvent: "asked without an event"
    case .touch: "touched by a finger"
    }
  }
}

extension Screen.Witness.Owner {
  /// Whether the owner is nobody or a node of the screen.
  var isKnown: Bool {
    if case .stranger = self { return false }
    return true
  }
}

extension Screen {
  /// Returns what a person would call who got a touch.
  func name(of owner: Witness.Owner) -> String {
    switch owner {
    case .node(let index): name(of: index)
    case .stranger(let className):
      "\(VisibleText.escape(ClassName(className).short)), which is not on the captured screen"
    case .nobody: "nobody"
    }
  }

  /// Returns what machine-readable answers say about what the live UIKit said.
  func json(
    of owner: Witness.Owner, ask: Witness.Ask, more: [(String, JSON)] = []
  ) -> JSON {
    var values: [(String, JSON)] = [
      ("owner", owner.node.map { .object(members(ofNode: $0)) } ?? .null),
      ("ask", .string(ask.rawValue)),
    ]
    if case .stranger(let className) = owner { values.append(("stranger", .string(className))) }
    return .object(values + more)
  }

  /// Returns the members by which machine-readable answers name a node.
  func members(ofNode index: Node.ID) -> [(String, JSON)] {
    members(ofNode: index, window: window(of: index) ?? 0, frame: frameInScreen(of: index))
  }
}
