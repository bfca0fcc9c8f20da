import Foundation
import SwiftSyntax

/// What in a package no Swift compiler on this host takes; said when a build has failed.
enum Obstacles {
  private static let meanings = [
    "m": "Objective-C is not compiled here", "mm": "Objective-C++ is not compiled here",
    "storyboard": "storyboards are not read here", "xib": "interface files are not read here",
    "xcframework": "a binary for other hosts", "framework": "a binary for other hosts",
    "metal": "shaders are not compiled here", "xcdatamodeld": "Core Data is not there",
  ]

  /// A line for each file of some targets' folders, in the order of their paths, and one for each
  /// binary that the manifest, or one of a dependency, asks for.
  static func lines(of targets: [String], in folder: String, scratch: URL) -> [String] {
    let lines = Set(targets.flatMap(lines)).sorted()
    let checkouts = scratch.appendingPathComponent("checkouts").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
    let packages = [folder] + names.sorted().map { "\(checkouts)/\($0)" }
    return lines + packages.flatMap(binaries)
  }

  private static func lines(in folder: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var lines: [String] = []
    for case let path as String in all {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") { all.skipDescendants() }
      guard let meaning = meanings[(path as NSString).pathExtension] else { continue }
      all.skipDescendants()
      lines.append("\(folder)/\(path): \(meaning)")
    }
    return lines
  }

  private static func binaries(of package: String) -> [String] {
    let path = package + "/Package.swift"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let manifest = SourceFile(path: path, text: text)
    let reader = BinaryTargets(viewMode: .sourceAccurate)
    reader.walk(manifest.tree)
    return reader.names.map { name, node in
      "\(manifest.place(of: node)): the target \(name) is a binary for other hosts"
    }
  }

  private final class BinaryTargets: SyntaxVisitor {
    var names: [(String, Syntax)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression.as(MemberAccessExprSyntax.self)
      if called?.declName.baseName.text == "binaryTarget" {
        let name = node.arguments.first?.expression.trimmedDescription ?? ""
        names.append((name, Syntax(node)))
      }
      return .visitChildren
    }
  }
}
