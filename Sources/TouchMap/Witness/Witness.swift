extension Screen {
  /// An answer of the live UIKit to the question which view gets a touch, and the points at which
  /// it gave this answer.
  public struct Witness: Sendable, Hashable {
    /// The ways in which UIKit is asked.
    public enum Ask: String, Sendable, Hashable, Codable, CaseIterable {
      /// `hitTest(_:with:)` of each window from the front, with nil for the event. That is neither
      /// phase of a touch: a view that looks at the event may answer otherwise when a finger lands.
      /// FS-070.
      case nilEvent = "nil-event"
      /// A finger landed there, and the touch was delivered.
      case touch
    }

    /// The receivers of a touch.
    public enum Owner: Sendable, Hashable {
      /// A node of the screen, by its index.
      case node(Node.ID)
      /// A view that is not on the captured screen, by its class.
      case stranger(className: String)
      /// No window took it.
      case nobody
    }

    /// The receiver of the touch.
    public var owner: Owner
    /// Whether the answer is that of a hit test without an event, or of a real touch.
    public var ask: Ask
    /// Where, in screen points.
    public var points: [Point]

    /// The distance that a point must have from an edge between two owners for its answer to count,
    /// in points along each axis: nearer to it, the rounding of coordinates decides. A choice;
    /// rounding itself is far smaller, and no finger is so exact.
    public static let precision = 1.0 / 64

    /// Creates an answer.
    public init(owner: Owner, ask: Ask, points: [Point]) {
      self.owner = owner
      self.ask = ask
      self.points = points
    }
  }

  /// Adds answers about this screen, each with one of its nodes, a stranger or none; others are
  /// left out.
  public mutating func add(_ answers: [Witness]) {
    witnesses += answers.filter { $0.owner.node.map(nodeIDs.contains) ?? true }
  }
}

extension Screen.Witness.Owner {
  /// Creates an owner from a node of the screen, or from none.
  init(_ node: Node.ID?) { self = node.map { .node($0) } ?? .nobody }

  /// The node, if it is one.
  public var node: Node.ID? {
    guard case .node(let index) = self else { return nil }
    return index
  }

  /// Whether the owner is none or a node of the screen.
  package var isKnown: Bool {
    if case .stranger = self { return false }
    return true
  }
}

extension Screen.Witness: Codable {
  private enum Key: String, CodingKey {
    case owner, stranger, ask, points
  }

  /// Reads an answer; `owner` is a node's place in the screen, or null.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let word = try values.decode(String.self, forKey: .ask)
    guard let ask = Ask(rawValue: word) else {
      let words = Ask.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      throw DecodingError.dataCorruptedError(
        forKey: .ask, in: values, debugDescription: "\(words) as 'ask'")
    }
    self.ask = ask
    points = try values.decode([Screen.Point].self, forKey: .points)
    if let index = try values.decodeIfPresent(Node.ID.self, forKey: .owner) {
      owner = .node(index)
    } else if let name = try values.decodeIfPresent(String.self, forKey: .stranger) {
      owner = .stranger(className: name)
    } else {
      owner = .nobody
    }
  }

  /// Writes an answer.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(owner.node, forKey: .owner)
    if case .stranger(let name) = owner { try values.encode(name, forKey: .stranger) }
    try values.encode(ask, forKey: .ask)
    try values.encode(points, forKey: .points)
  }
}

extension Screen {
  /// Returns the live UIKit's answer at the nearest point at which the rule gives the touch to the
  /// same node, and the place of that point.
  ///
  /// - Parameters:
  ///   - pointOnScreen: In screen points.
  ///   - owner: The receiver of a touch there by the rule; `nil` if there is none.
  ///   - rules: The rules for the names of classes.
  /// - Returns: The answer with that one point, or `nil` if UIKit was never asked where that owner
  ///   gets the touch.
  public func witness(
    near pointOnScreen: Point, of owner: Node.ID?, rules: ClassRules = .standard
  ) -> Witness? {
    WitnessedAnswers(on: self, rules: rules).nearest(to: pointOnScreen, of: owner)
  }
}
