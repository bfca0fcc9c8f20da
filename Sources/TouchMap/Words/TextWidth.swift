/// The width of texts, in which every character takes one column or two.
package enum TextWidth {
  /// Returns the number of columns: two for a character of East Asia or a pictogram, and none for a
  /// command that colours.
  ///
  /// > Source: Unicode Standard Annex #11, East Asian Width; the blocks, not every exception.
  package static func columns(of text: String) -> Int {
    guard text.utf8.contains(0x1B) else { return text.reduce(0) { $0 + columns(of: $1) } }
    // Behind an escape, a command for a colour ends with its `m`.
    let parts = text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { part -> Substring in
      let command = part.prefix { $0 != "m" }
      let isColor =
        command.first == "[" && command.endIndex < part.endIndex
        && command.dropFirst().allSatisfy { $0 == ";" || $0.isASCII && $0.isNumber }
      return isColor ? part[command.endIndex...].dropFirst() : "\u{1B}" + part
    }
    return (parts.prefix(1) + rest).joined().reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns a text that is at most a number of columns wide, with an ellipsis if it was wider.
  package static func excerpt(_ text: String, columns limit: Int) -> String {
    guard columns(of: text) > limit else { return text }
    var excerpt = ""
    var room = max(0, limit - 1)
    for character in text {
      room -= columns(of: character)
      guard room >= 0 else { break }
      excerpt.append(character)
    }
    return excerpt + "…"
  }

  /// Breaks a text between words into lines. Words are not broken; those of more than 60 columns
  /// lose their middle, unless they are paths.
  private static func lines(_ text: String, columns limit: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let word = withoutMiddle(String(word))
      if let line = lines.last, columns(of: line + " " + word) <= limit {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Breaks the lines of a text that are too long; what follows is indented like the line. A line
  /// for a debugger stays whole, so that it can be copied.
  package static func wrapped(_ text: String, columns limit: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.utf8.count > limit, columns(of: String(line)) > limit,
        !line.hasPrefix("  expr -l objc")
      else { return String(line) }
      let indentation = String(line.prefix { $0 == " " })
      return lines(String(line.dropFirst(indentation.count)), columns: limit - indentation.count)
        .map { indentation + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A choice.
  private static let longestWord = 60

  private static func withoutMiddle(_ word: String) -> String {
    guard word.utf8.count > longestWord, columns(of: word) > longestWord, !word.contains("/")
    else { return word }
    let tail = excerpt(String(word.reversed()), columns: longestWord / 2 + 1).dropLast()
    return excerpt(word, columns: longestWord / 2) + tail.reversed()
  }

  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first?.value, scalar >= 0x1100 else { return 1 }
    return wideBlocks.contains { $0.contains(scalar) } ? 2 : 1
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
