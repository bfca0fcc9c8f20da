/// The files of dumps, as commands name them and answers call them.
@_spi(Command) public enum DumpFile {
  /// The name that means standard input.
  @_spi(Command) public static let standardInput = "-"

  /// The most bytes of one dump. A choice: a million views need about half of that.
  @_spi(Command) public static let mostBytes = 1 << 28

  /// Returns the name of a file for messages.
  @_spi(Command) public static func displayName(of path: String) -> String {
    path == standardInput ? "<stdin>" : path
  }
}
