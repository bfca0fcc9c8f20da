/// Counted things as people read them.
enum Plural {
  /// Returns a count with the noun that fits it.
  static func text(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
