/// The fact of one line about a view of one of the trees:
///
/// ```
/// # view 0x7f8 overrides hitTest pointInside
/// # view 0x7f8 recognizer UITapGestureRecognizer enabled cancels state 0 delegate App.Handler
/// ```
struct ViewFact: Sendable {
  /// The kinds of facts.
  enum Content: Sendable {
    /// The view's class overrides these methods.
    case overrides(Node.Flags)
    /// The view has a recognizer.
    case recognizer(Node.Recognizer)
  }

  private let address: String
  private let content: Content

  /// Reads the words after the `#` of a line; `nil` if the line is not such a fact.
  init?(in range: Range<Int>, of text: ByteText) {
    guard text.hasText("view 0x", at: range.lowerBound) else { return nil }
    let words = text.string(range).split(separator: " ").map(String.init)
    guard words.count > 3 else { return nil }
    address = words[1]
    switch words[2] {
    case "overrides": content = .overrides(Self.overrides(in: words.dropFirst(3)))
    case "recognizer": content = .recognizer(Self.recognizer(words.dropFirst(3)))
    default: return nil
    }
  }

  private static func overrides(in words: ArraySlice<String>) -> Node.Flags {
    var flags: Node.Flags = []
    if words.contains("hitTest") { flags.insert(.overridesHitTest) }
    if words.contains("pointInside") { flags.insert(.overridesPointInside) }
    return flags
  }

  /// Reads the class, and further facts after it in any order.
  private static func recognizer(_ words: ArraySlice<String>) -> Node.Recognizer {
    func value(after word: String) -> String? {
      words.firstIndex(of: word).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    }
    let delegate = value(after: "delegate")
    var recognizer = Node.Recognizer(
      className: words.first ?? "", isEnabled: !words.contains("disabled"),
      cancelsTouches: !words.contains("keeps"),
      delegateClassName: delegate == "(null)" ? nil : delegate)
    recognizer.state = value(after: "state").flatMap { Int($0) }.flatMap(Node.Recognizer.State.init)
    return recognizer
  }

  /// Applies the facts of lines to the nodes with their addresses; a line about an unknown address
  /// is ignored.
  static func apply(_ facts: [ViewFact], to screen: inout Screen) {
    guard !facts.isEmpty else { return }
    var places: [String: Int] = [:]
    for (index, node) in screen.nodes.enumerated() {
      if let address = node.address { places[address] = index }
    }
    for fact in facts {
      guard let index = places[fact.address] else { continue }
      switch fact.content {
      case .overrides(let flags): screen.nodes[index].flags.formUnion(flags)
      case .recognizer(let recognizer):
        screen.nodes[index].recognizers.append(recognizer)
        screen.nodes[index].flags.insert(.hasGestureRecognizers)
      }
    }
  }
}
