import SwiftSyntax

/// What is written behind the last line of a file that was rewritten.
struct FileTail {
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }

  /// A file that was rewritten uses names of the kit, whatever it imports itself.
  func appended(to text: String) -> String {
    let importsKit = file.tree.statements.contains { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
    }
    if importsKit { return text }
    return text + (text.hasSuffix("\n") ? "" : "\n") + "import UIKit\n"
  }
}
