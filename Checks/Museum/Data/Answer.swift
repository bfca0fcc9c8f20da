/// Who got a touch, in words: the name of what is on the stage, or one of these.
enum Answer {
  /// A window took the touch and then named no view.
  static let dropped = "dropped"
  /// Something without a name got it.
  static let other = "other"
  static let nobody = "nobody"
  /// What the app had and has no more.
  static let lost = "lost"
  /// A closure that an overlay calls beside the touch.
  static let call = "call"

  private static let separator: Character = "+"

  /// One answer of several parts: calls and who got the touch, or who got each of several fingers.
  static func joined(_ parts: [String]) -> String { parts.joined(separator: "\(separator)") }

  /// The parts of an answer.
  static func parts(_ answer: String) -> [String] {
    answer.split(separator: separator).map(String.init)
  }
}
