import SwiftParser
import SwiftSyntax

/// A file of a module, parsed.
struct SourceFile {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private let lines: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Where a node begins, as `path:line:column`.
  func place(of node: some SyntaxProtocol) -> String {
    let location = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    return "\(path):\(location.line):\(location.column)"
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the trivia around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
