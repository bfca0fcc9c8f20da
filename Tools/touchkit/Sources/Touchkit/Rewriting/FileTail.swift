import SwiftSyntax

/// What is written behind the last line of a file: imports of modules that it names things of,
/// without importing them itself.
struct FileTail {
  private let file: SourceFile
  private let imported: Set<String>

  init(_ file: SourceFile) {
    self.file = file
    imported = ImportScan.modules(in: file.text)
  }

  /// The text of a file, after it was rewritten or as it was; nil where nothing is to be changed.
  func appended(to rewritten: String?) -> String? {
    var modules: [String] = []
    // A file that was rewritten uses names of the kit, whatever it imports itself.
    // Tests see it on a device without an import, and these names belong to Foundation there.
    let needsKit =
      rewritten != nil || !imported.isDisjoint(with: ["XCTest", "Testing"])
      || Self.foundation.contains(where: file.mentions) || names(["Selector"])
    if needsKit, !importsKit { modules.append("UIKit") }
    if namesNetwork { modules.append("FoundationNetworking") }
    // The compiler would say that what is missing at the end is missing behind it.
    if modules.isEmpty || file.tree.hasError { return rewritten }
    let text = rewritten ?? file.text
    return text + (text.hasSuffix("\n") ? "" : "\n") + modules.map { "import \($0)\n" }.joined()
  }

  private var importsKit: Bool {
    file.tree.statements.contains { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
    }
  }

  /// Foundation has these classes on devices, and here it has them in a module of their own.
  private var namesNetwork: Bool {
    !imported.contains("FoundationNetworking")
      && !imported.isDisjoint(with: ["Foundation", "UIKit"]) && names(Self.network)
  }

  /// Whether one of some identifiers is in the file.
  private func names(_ names: Set<String>) -> Bool {
    guard names.contains(where: file.mentions) else { return false }
    return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return names.contains(name)
    }
  }

  private static let foundation = [
    "NSHashTable", "NSPointerArray", "AssociatedObject", "objc_AssociationPolicy", "objc_sync_",
  ]
  private static let network: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
    "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]
}

extension SourceFile {
  /// Whether the characters of a name are in the text, which is quickly said.
  fileprivate func mentions(_ name: String) -> Bool { text.contains(name) }
}
