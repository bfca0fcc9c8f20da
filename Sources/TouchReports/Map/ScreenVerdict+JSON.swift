import TouchMap

extension ScreenVerdict {
  /// The verdict for machines, with a text of its own where it is about more than this screen.
  func json(text: String? = nil) -> JSON {
    .object([
      ("text", .string(text ?? self.text)),
      ("targets", .integer(targets)),
      ("asked", .integer(asked.count)),
      ("counts", .object(counts.map { ($0.word.rawValue, .integer($0.count)) })),
      ("culprits", .array(culprits.map(json))),
    ])
  }

  private func json(_ culprit: Culprit) -> JSON {
    .object([
      ("node", .object(survey.members(of: culprit.node))),
      ("blocks", .array(culprit.blocked.map { .object(survey.members(of: blocked[$0].node)) })),
      ("fix", .optional(culprit.fix?.text)),
      ("frees", culprit.fix.map { .integer($0.freed) } ?? .null),
    ])
  }
}
