/// The width of texts, in which every character takes one column or two.
package enum TextWidth {
  /// Returns the number of columns: two for a character of East Asia or a pictogram.
  ///
  /// > Source: Unicode Standard Annex #11, East Asian Width; the blocks, not every exception.
  package static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

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

  /// Breaks a text between words into lines; a word that is longer than a line is broken, too.
  static func lines(_ text: String, columns limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, columns: limit) }) {
      let longer = line.isEmpty ? word : line + " " + word
      if line.isEmpty || columns(of: longer) <= limit {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func pieces(of word: Substring, columns limit: Int) -> [String] {
    var pieces = [""]
    var room = limit
    for character in word {
      let width = columns(of: character)
      if width > room, pieces[pieces.count - 1] != "" { (pieces, room) = (pieces + [""], limit) }
      pieces[pieces.count - 1].append(character)
      room -= width
    }
    return pieces
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
