/// A rule that must hold for every input.
public enum Rule {
  /// Ends the run if a rule does not hold; a precondition would keep its message to itself in a
  /// release build.
  public static func holds(_ condition: Bool, _ broken: @autoclosure () -> String) {
    if !condition { fatalError(broken()) }
  }
}
