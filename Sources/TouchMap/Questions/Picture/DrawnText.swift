/// Texts in a drawing whose fonts are unknown: their greatest width, and how to cut and break them
/// to fit.
package enum DrawnText {
  /// The height of a line in a font of one point. A choice.
  package static let lineHeight = 1.3
  /// The width of a regular font, relative to the bold one. A choice.
  private static let regular = 0.92

  /// The width of letters of a bold font without serifs, as a part of its size. It is that of the
  /// broadest usual font, so that no text is wider.
  ///
  /// > Source: the widths of DejaVu Sans Bold, rounded up.
  private static let widths: [(String, Double)] = [
    ("ijlI|'.,:; !", 0.4), ("frt()[]{}/-`\"*J", 0.53), ("csz_?", 0.62),
    ("abdeghknopquvxyL$FTEPYSZ", 0.73), ("ABCDGHKNOQRUVX&#+=<>~", 0.88), ("wMmW%@…", 1.11),
  ]
  private static let widthOf: [Character: Double] = Dictionary(
    widths.flatMap { letters, width in letters.map { ($0, width) } },
    uniquingKeysWith: { first, _ in first })

  private static func width(of letter: Character) -> Double {
    if let width = widthOf[letter] { return width }
    if TextWidth.columns(of: String(letter)) == 2 { return 1.3 }
    return letter.isASCII ? 0.73 : 0.95
  }

  /// Returns the greatest width of a text in a bold font of a size.
  package static func width(of text: String, size: Double) -> Double {
    text.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns the baseline of a text whose capitals are in the middle between top and bottom: not
  /// every renderer knows `dominant-baseline`.
  package static func baseline(_ size: Double, around middle: Double) -> Double {
    middle + size * halfCapital
  }

  /// Half the height of capitals in a font of one point: of usual fonts 0.35 to 0.37.
  private static let halfCapital = 0.36

  /// Returns as much of a text as fits into a width, with an ellipsis if that is not all; `nil` if
  /// not even three letters fit.
  package static func fitted(_ text: String, width: Double, size: Double) -> String? {
    var used = 0.0
    var head = ""
    let ellipsis = Self.width(of: "…") * size
    for letter in text {
      used += Self.width(of: letter) * size
      if used > width { return head.count >= 3 ? head + "…" : nil }
      if used + ellipsis <= width { head.append(letter) }
    }
    return text.isEmpty ? nil : text
  }

  /// Breaks a text between words into lines of a width; the text beyond a number of lines is cut.
  package static func lines(
    _ text: String, width: Double, size: Double, most: Int
  ) -> [String] {
    let room = width / regular
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").map(String.init) {
      let longer = line.isEmpty ? word : line + " " + word
      if line.isEmpty || Self.width(of: longer, size: size) <= room {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    if !line.isEmpty { lines.append(line) }
    if lines.count > most {
      lines = lines.prefix(most - 1) + [lines[(most - 1)...].joined(separator: " ")]
    }
    return lines.map { fitted($0, width: room, size: size) ?? "…" }
  }
}
