import TouchMap

/// An answer in as few words as a model needs, ready to be written: one line of JSON.
package struct BriefAnswer: Answer {
  package let json: JSON

  /// Takes an answer about a screen.
  ///
  /// - Parameter isOneOfSeveral: Whether several dumps were asked about, so that the answer has to
  ///   say which it is about.
  package init(_ brief: JSON, about reported: ReportedScreen, isOneOfSeveral: Bool) {
    guard case .object(var members) = brief else {
      json = brief
      return
    }
    if isOneOfSeveral { members.append(("file", .optional(reported.file))) }
    if reported.count > 1 { members.append(("screen", .integer(reported.number))) }
    json = .object(members)
  }

  package func text(_ style: TextStyle) -> String { json.line() }
}
