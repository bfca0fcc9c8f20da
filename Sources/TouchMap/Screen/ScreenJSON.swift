import Foundation

/// The project's own format: JSON that contains all of a ``Screen``.
///
/// One object: `format` is ``name``, `version` a whole number, `screens` an array of screens as
/// ``Screen`` codes itself. A screen has `windows`, back to front, each with the index of its
/// `root` and, where known, `level` and `isKey`; and `nodes` in preorder, each with its `depth`. A
/// node has `class`, `line` and, unless they are what UIKit gives a new view, `kind`, `baseClass`,
/// `address`, `identifier`, `label`, `frame`, `bounds`, `anchorPoint`, `position`, `transform`,
/// `alpha`, `flags`, `recognizers` and `unknown`. Points are [x, y], rectangles [x, y, width,
/// height], transforms [a, b, c, d, tx, ty]; lengths are in points. Members of later versions are
/// ignored. A screen that was captured may have `system`, and `witnessed`: the answers of the live
/// UIKit, each with the index of the `owner` or null, `ask`, and the `points` of the answer; a view
/// that is not on the screen is named in `stranger`.
public enum ScreenJSON {
  /// The value of `format`.
  public static let name = "touchmap-hierarchy"
  /// The version that is written; older ones are read.
  public static let version = 1

  struct Document: Codable {
    var format: String
    var version: Int
    var screens: [Screen]
  }

  struct Head: Codable {
    var format: String
    var version: Int
  }
}

extension ScreenJSON {
  /// Returns screens as a document of the project's own format, one node a line.
  ///
  /// Reading it gives equal screens. Characters that control a terminal or change the direction of
  /// writing are escaped.
  ///
  /// - Throws: `EncodingError` if a screen holds a number that is not finite.
  public static func text(of screens: [Screen]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = "{\"format\":\"\(name)\",\"version\":\(version),\"screens\":["
    for (index, screen) in screens.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      text += "{"
      if let title = screen.title { text += try "\"title\":" + encoder.line(title) + "," }
      text += try "\"evidence\":" + encoder.line(screen.evidence) + ","
      text += try "\"notes\":" + encoder.line(screen.notes) + ",\n"
      if let system = screen.system { text += try "\"system\":" + encoder.line(system) + ",\n" }
      text += try "\"windows\":" + encoder.line(screen.windows) + ",\n\"nodes\":["
      for (place, node) in screen.nodes.enumerated() {
        text += place > 0 ? ",\n" : "\n"
        text += try encoder.line(node)
      }
      text += "\n]"
      if !screen.witnesses.isEmpty {
        let answers = try screen.witnesses.map(encoder.line).joined(separator: ",\n")
        text += ",\n\"witnessed\":[\n\(answers)\n]"
      }
      text += "}"
    }
    return text + "\n]}\n"
  }
}

extension JSONEncoder {
  fileprivate func line(_ value: some Encodable) throws -> String {
    JSONString.escapingInvisible(String(decoding: try encode(value), as: UTF8.self))
  }
}
