import Foundation
@_spi(Command) import TouchMap

/// The script and the style sheets of the HTML pages, joined from the files in `Assets`: each holds
/// a file of the page as one raw string literal.
package enum PageAssets {
  /// A text of a page, and the hash by which the page's policy allows it.
  package struct Part: Sendable {
    package let text: String
    /// The SHA-256 hash of the text, in Base64. A test says what it must be after a change.
    package let hash: String
  }

  /// The script. A file uses only declarations of earlier files.
  package static let script = Part(
    text: "\"use strict\";\n(() => {\n"
      + joined([
        screenScript, askScript, viewportScript, answerScript, marksScript, listScript,
        compareScript, layersScript, addressScript, pageScript,
      ]) + "})();", hash: "OQfvyt21cTlAu5vRL1loc5asvEC9gJ069L5a5HQUIvM=")

  /// The style sheet.
  package static let style = Part(
    text: joined([colors, frameStyle, map, mapStyle, stageStyle]),
    hash: "+21bp1ukeu6TcdKXhAeCurG+sZS6GLzbeydnw3qx7DM=")

  /// The colours, which follow the reader's choice of light or dark.
  private static let colors = """
    :root{\(Palette.light.properties)}
    @media (prefers-color-scheme:dark){:root{\(Palette.dark.properties)}}
    """

  /// Lines keep their width while a reader zooms: the script sets the unit.
  private static let map =
    MapStyle.shapes { "calc(var(--unit, 1) * \(SVGNumber.text($0))px)" }
    + MapStyle.colors { "var(--\($0))" }

  private static func joined(_ files: [String]) -> String {
    files.map { $0 + "\n" }.joined(separator: "\n")
  }
}
