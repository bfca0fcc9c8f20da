/// One way in which a name here is not Apple's.
package struct Difference: Hashable, Sendable {
  package var kind: Kind
  package var path: String
  /// What is here, and what Apple has.
  package var detail: String

  package enum Kind: String, CaseIterable, Sendable {
    /// Apple has no such name.
    case name
    /// Another type, other parameters, another superclass.
    case signature
    /// Open here and not there, or the other way round.
    case openness
    /// A requirement that need not be met there.
    case optionality
    /// On iOS or tvOS since another version than Apple's, or on a platform where Apple has none.
    case availability
  }

  package var line: String { "\(kind.rawValue) | \(path) | \(detail)" }
}
