@_spi(Command) import TouchMap

/// Texts for a shell.
enum ShellText {
  /// Returns a word, in quotes if a shell would not read it as one plain word.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
          || "_-./:,@%+=".utf8.contains(byte)
      }
    if isPlain { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }

  /// Returns a file as texts name it that people send to one another: as the user named it, and of
  /// a whole path, which leads to nothing on another machine, the last part; `-` is for none.
  static func file(_ path: String?) -> String {
    guard let path else { return "-" }
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return quoted(path.hasPrefix("/") ? last : path)
  }
}

extension ReportedScreen {
  /// Returns a command about the screen in two parts: what is before the dump, and the rest.
  ///
  /// - Parameter arguments: The arguments, without the dump, that make it show the same screen.
  func command(_ name: String, arguments: [String] = []) -> (start: String, end: String) {
    var words = [ShellText.file(file)]
    if count > 1 { words += ["--screen", "\(number)"] }
    words += arguments.map(ShellText.quoted)
    return (
      (file == nil ? "touchmap demo --dump | " : "") + "touchmap \(name) ",
      words.joined(separator: " ")
    )
  }
}
