/// The files of dumps, as commands name them and answers call them.
package enum DumpFile {
  /// The name that means standard input.
  package static let standardInput = "-"

  /// The most bytes of one dump. A choice: a million views need about half of that.
  package static let mostBytes = 1 << 28

  /// Returns the name of a file for messages.
  package static func displayName(of path: String) -> String {
    path == standardInput ? "<stdin>" : path
  }
}
