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

  /// The script. A file uses only declarations of earlier files, or in functions.
  package static let script = Part(
    text: "\"use strict\";\n(() => {\n"
      + joined([
        domScript, dataScript, mapScript, layersScript, answerScript, tableScript, treeScript,
        shareScript, pageScript,
      ]) + "})();", hash: "3uEfuUt22JbTcKKmiNlOXp8WxvNFKC3MZGPvQuk+1Y0=")

  /// The style sheet.
  package static let style = Part(
    text: joined([
      tokens, frameStyle, stageStyle, answerStyle, tableStyle, ArtStyle.pageRules, widthsStyle,
    ]),
    hash: "uRYuaesEY88lchM2r9irtMWe4bkyu2rghidHJJ5wfng=")

  /// Colours follow the reader's choice of light or dark; each other measure has one meaning.
  private static let tokens = """
    :root{color-scheme:light dark;\(DesignColor.properties(isDark: false));\(measures)}
    @media screen and (prefers-color-scheme:dark){:root{\(DesignColor.properties(isDark: true));\
    --lift1:0 1px 2px rgb(0 0 0/.5);\
    --lift2:0 12px 36px rgb(0 0 0/.6),0 0 0 1px rgb(255 255 255/.06)}}
    """
  /// Five sizes of type, five distances, three radii, two shadows and one movement. Choices.
  private static let measures = """
    --t1:12px;--t2:14px;--t3:16px;--t4:20px;--t5:28px;\
    --s1:4px;--s2:8px;--s3:12px;--s4:16px;--s6:24px;--r1:6px;--r2:10px;--r3:16px;\
    --lift1:0 1px 2px rgb(16 20 32/.08);\
    --lift2:0 8px 28px rgb(16 20 32/.18),0 1px 3px rgb(16 20 32/.16);\
    --ease:.22s cubic-bezier(.2,.7,.2,1)
    """

  private static func joined(_ files: [String]) -> String {
    files.map { $0 + "\n" }.joined(separator: "\n")
  }
}
