import TouchMap
import TouchReports

/// Why a tool has no answer, in a sentence that a model can act on.
struct ToolProblem: Error {
  /// The sentence; it contains nothing of a dump.
  var sentence: String
  /// Names of a screen that look like one that it does not have.
  var near: [String] = []

  init(_ sentence: String, near: [String] = []) {
    self.sentence = sentence
    self.near = near
  }

  var json: JSON {
    var members: [(String, JSON)] = [("error", .string(sentence))]
    if !near.isEmpty {
      members.append(("near", .array(near.map { .string(PlainText.clean($0)) })))
    }
    return .object(members)
  }
}
