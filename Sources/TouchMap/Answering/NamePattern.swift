/// A name in which `*` matches any characters, or none.
public struct NamePattern: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The pattern as it was written.
  @_spi(Command) public let text: String

  /// Creates a pattern; without `*` it is a name.
  public init(_ text: String) { self.text = text }

  /// Creates a pattern.
  public init(stringLiteral value: String) { self.init(value) }

  /// Returns whether the pattern matches a name. Letter case counts.
  ///
  /// - Complexity: O(*n* · *m*), the lengths of the name and the pattern.
  @_spi(Command) public func matches(_ name: String) -> Bool {
    let (name, pattern) = (Array(name.utf8), Array(text.utf8))
    let star = UInt8(ascii: "*")
    var (at, place) = (0, 0)
    // Where to continue if the last star has to match one character more.
    var retry: (at: Int, place: Int)?
    while at < name.count {
      if place < pattern.count, pattern[place] == star {
        place += 1
        retry = (at, place)
      } else if place < pattern.count, pattern[place] == name[at] {
        at += 1
        place += 1
      } else if let last = retry {
        at = last.at + 1
        place = last.place
        retry = (at, last.place)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == star }
  }
}
