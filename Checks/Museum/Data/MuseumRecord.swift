import Foundation

/// One published way of letting touches through, as `museum.json` has it.
struct MuseumRecord: Decodable {
  /// Such as "M01".
  let number: String
  let name: String
  /// What it goes by.
  let family: String
  /// How sure the description is: high, medium or low, for the code or for the cause.
  let confidence: String
  /// What to write in its place.
  let instead: String
  /// Why it is not rebuilt; nil where it is.
  let notBuilt: String?
  /// What else one must know, of another record for instance.
  let remark: String?
  /// By what one recognises the snippet.
  let marks: [String]
  /// Three lines, written anew, by which one who has the snippet knows it.
  let code: [String]
  /// The language of ``code`` where that is not Swift, as a page names it.
  let language: String?
  /// Who publishes it, and who reports what it does.
  let sources: [String]
  let showings: [ShowingRecord]
}

/// What a published way does on one stage.
struct ShowingRecord: Decodable {
  /// What is special about it; nil where the exhibit is not built.
  let name: String?
  let stage: String
  /// See ``Touch``.
  let touches: [String]?
  /// The answers where everything is right.
  let wanted: [String]?
  /// What has to be set in ours, empty if nothing; nil where no window can do what is asked.
  let ours: String?
  /// Where a report and the model disagree, what stands between them.
  let conflict: String?
  /// What else one must know.
  let remark: String?
  /// By system, or under "all" for all of them.
  let cells: [String: CellRecord]

  /// - Parameter system: The name of a column, such as "18 SDK 17".
  func cell(on system: String) -> CellRecord? { cells[system] ?? cells["all"] }
}

/// What a published way does on one stage and one system.
struct CellRecord: Decodable {
  /// How a verdict is known.
  enum Knowledge: String, Decodable {
    /// By users or authors, and the model agrees.
    case reported
    /// By the model alone.
    case predicted
    /// By the model, which takes the system for another one.
    case assumed
    /// Users or authors report something else.
    case disputed
  }

  /// Who got the touches; see ``Answer``.
  let seen: [String]?
  /// What that is in words.
  let verdict: String
  /// What a click of a pointer and the touch after it add to that.
  let click: String?
  let known: Knowledge
  /// What is reported where that is something else.
  let reported: String?
}

/// The data of the museum.
enum Museum {
  static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("museum.json")

  static let records: Result<[MuseumRecord], any Error> = Result {
    try JSONDecoder().decode([MuseumRecord].self, from: Data(contentsOf: file))
  }

  /// The record of an exhibit on a stage.
  static func record(exhibit: String, showing: String) throws -> ShowingRecord? {
    try records.get().first { $0.number == exhibit }?.showings.first { $0.name == showing }
  }
}
