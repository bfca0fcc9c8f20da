/// Why a run cannot go on, in one line.
public struct Failure: Error, CustomStringConvertible {
  /// What is wrong and where.
  public let description: String

  init(_ description: String) { self.description = description }
}
