import Foundation

/// The script and the style sheets of the HTML pages, joined from the files in `Assets`.
package enum PageAssets {
  /// A text of a page, and the hash by which the page's policy allows it.
  package struct Part: Sendable {
    package let text: String
    /// The hash in the form of a policy.
    let hash: String

    fileprivate init(_ text: String) {
      self.text = text
      hash = "sha256-" + Data(SHA256.digest(of: text.utf8)).base64EncodedString()
    }
  }

  /// The script. A file uses only declarations of earlier files.
  package static let script = Part(
    "\"use strict\";\n(() => {\n"
      + joined([
        PackageResources.screen_js, PackageResources.ask_js, PackageResources.viewport_js,
        PackageResources.labels_js, PackageResources.answer_js, PackageResources.marks_js,
        PackageResources.list_js, PackageResources.compare_js, PackageResources.layers_js,
        PackageResources.address_js, PackageResources.page_js,
      ]) + "})();")

  /// The style sheet.
  package static let style = Part(
    joined([
      PackageResources.palette_css, PackageResources.frame_css, PackageResources.map_css,
      PackageResources.stage_css,
    ]))

  private static func joined(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
