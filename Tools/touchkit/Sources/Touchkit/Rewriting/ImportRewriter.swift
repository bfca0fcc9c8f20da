import SwiftSyntax

/// `import UIKit.UIGestureRecognizerSubclass` becomes `import UIKit`, and so does `import
/// ObjectiveC`; `import os.log` and `import OSLog` become `import os`.
final class ImportRewriter: ConstructRewriter {
  private static let kin: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "os"]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.importKindSpecifier == nil, let first = node.path.first else { return .skipChildren }
    if first.name.text == "ObjectiveC" {
      replace(node.path, with: "UIKit")
    } else if first.name.text == "OSLog" {
      replace(node.path, with: "os")
    } else if Self.kin.contains(first.name.text), node.path.count > 1 {
      replace(node.path, with: first.name.text)
    }
    return .skipChildren
  }
}
