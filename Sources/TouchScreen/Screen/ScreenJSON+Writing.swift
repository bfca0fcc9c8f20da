import Foundation

extension ScreenJSON {
  /// Returns screens as a document of the project's own format, one node a line.
  ///
  /// Reading it gives equal screens. Characters that command a terminal or turn the direction of
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
