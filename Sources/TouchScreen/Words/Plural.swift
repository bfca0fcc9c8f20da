/// Counted things as people read them.
package enum Plural {
  /// Returns a count with the noun that fits it.
  package static func text(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
