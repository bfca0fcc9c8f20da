import SwiftSyntax

/// Takes out the attributes and modifiers that speak to Objective-C alone.
final class AttributeRewriter: ConstructRewriter {
  private static let spoken: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "NSCopying", "GKInspectable", "IBAction",
    "IBSegueAction",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    switch name {
    case _ where Self.spoken.contains(name): remove(node)
    case "UIApplicationMain": replace(node, with: "@main")
    case "NSManaged": report("@NSManaged: Core Data is not there", at: node)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { remove(node) }
    return .visitChildren
  }

  /// Only classes can conform to a protocol of Objective-C.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.names.contains("objc"), node.inheritanceClause == nil {
      insert(": AnyObject", after: node.name)
    }
    return .visitChildren
  }
}
