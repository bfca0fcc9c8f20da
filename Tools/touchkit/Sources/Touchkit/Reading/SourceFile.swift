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

  /// The line on which a node begins.
  func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The token at a place, counted from one, the column in bytes.
  func token(_ line: Int, _ column: Int) -> TokenSyntax? {
    let position = lines.position(ofLine: line, column: column)
    return tree.token(at: position)
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the trivia around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
