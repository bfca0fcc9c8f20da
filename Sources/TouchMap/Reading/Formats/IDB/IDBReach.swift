/// The findings of idb itself about touches on an element: the members `interactable` and
/// `occluded_by`.
///
/// `interactable` is `null` if idb does not know, `{"status": "actionable", "at": {"x", "y"}}`, or
/// `{"status": "blocked", "reasons": [{"kind", "by"}]}`, most specific reason first; a plain switch
/// is accepted as well. `by` describes the covering element.
enum IDBReach {
  /// Reads the value of `interactable`.
  static func read(from scanner: inout JSONScanner) throws(DumpError) -> Node.ReportedReach? {
    switch try scanner.token(keeping: .beginObject) {
    case .bool(let value): Node.ReportedReach(isReachable: value)
    case .beginObject: try verdict(from: &scanner)
    default: nil
    }
  }

  /// Reads an element that covers another one, and returns a person's name for it.
  static func element(from scanner: inout JSONScanner) throws(DumpError) -> String? {
    switch try scanner.token(keeping: .beginObject) {
    case .string(let range): JSONText.decode(range, of: scanner.text)
    case .beginObject: try description(from: &scanner)
    default: nil
    }
  }

  private static func verdict(
    from scanner: inout JSONScanner
  ) throws(DumpError) -> Node.ReportedReach? {
    var status: String?
    var reach = Node.ReportedReach(isReachable: false)
    while case .key(let key) = try scanner.next() {
      let text = scanner.text
      if text.equals(key, "status") {
        status = try scanner.textValue()
      } else if text.equals(key, "at") {
        reach.pointOnScreen = try scanner.pointValue()
      } else if text.equals(key, "reasons") {
        try readReasons(from: &scanner, into: &reach)
      } else {
        try scanner.skipValue()
      }
    }
    guard let status else { return nil }
    reach.isReachable = status == "actionable"
    return reach
  }

  private static func readReasons(
    from scanner: inout JSONScanner, into reach: inout Node.ReportedReach
  ) throws(DumpError) {
    guard try scanner.enterArray() else { return }
    let outer = scanner.depth
    while scanner.depth >= outer {
      switch try scanner.next() {
      case .string(let range): reach.reasons.append(JSONText.decode(range, of: scanner.text))
      case .key(let key) where scanner.text.equals(key, "kind"):
        if let kind = try scanner.textValue() { reach.reasons.append(kind) }
      case .key(let key) where scanner.text.equals(key, "by"):
        let blocker = try element(from: &scanner)
        reach.blocker = reach.blocker ?? blocker
      case .key: try scanner.skipValue()
      default: break
      }
    }
  }

  private static func description(from scanner: inout JSONScanner) throws(DumpError) -> String? {
    var (type, name): (String?, String?) = (nil, nil)
    while case .key(let key) = try scanner.next() {
      let text = scanner.text
      if text.equals(key, "type") || text.equals(key, "role") {
        type = try scanner.textValue()
      } else if text.equals(key, "label") || text.equals(key, "identifier")
        || text.equals(key, "AXLabel") || text.equals(key, "AXUniqueId")
      {
        let text = try scanner.textValue()
        name = name ?? text
      } else {
        try scanner.skipValue()
      }
    }
    let words = [type, name.map { "\"\($0)\"" }].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
