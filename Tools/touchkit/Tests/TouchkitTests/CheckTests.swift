import Foundation
import Testing

/// What a folder of sources is, besides a file that is clean.
private struct Case: CustomStringConvertible {
  let description: String
  let files: [String: String]
  let passes: Bool

  init(_ description: String, passes: Bool = false, _ files: [String: String]) {
    (self.description, self.passes, self.files) = (description, passes, files)
  }

  static let all = [
    Case(
      "is whole, names itself, asks for its resources, and needs what is left out", passes: true,
      [
        "Card.swift": "import UIKit\nclass Card: UIView {}\nlet card = Cards.Card.self",
        "Text.swift": "import SwiftUI\nstruct Two { var body: some View { Text(\"\") } }",
        "Use.swift": "import Foundation\nlet body = Two().body\nlet bundle = Bundle.module",
      ]),
    Case("misses a type", ["Card.swift": "import UIKit\nlet card: Missing? = nil"]),
    Case("forgets an import", ["Card.swift": "import Foundation\nlet view: UIView? = nil"]),
    Case("imports what is not there", ["Card.swift": "import UIKit\nimport Lottery"]),
    Case(
      "forgets a value, which no check of types notices",
      ["Card.swift": "import UIKit\nstruct Card { let a: Int; init() {} }"]),
    Case("has two files of one name", ["A/Card.swift": "let a = 1", "B/Card.swift": "let b = 2"]),
  ]
}

@Suite(
  .serialized,
  .enabled(
    if: TouchkitProcess.builtKit != nil,
    "TOUCHKIT_BUILT_KIT names no build folder with the headless UIKit"))
struct `A check` {
  @Test(arguments: Case.all) private func `passes what a build takes`(_ sources: Case) throws {
    let folder = try Folder("Cards/Sources")
    for (path, text) in sources.files { try folder.write(text + "\n", to: path) }
    try folder.write("let other = 1\n", to: "Other.swift")
    let check = try TouchkitProcess().run("check", "--package-path", folder.url.path)
    let build = try TouchkitProcess().run(
      "build", "--package-path", folder.url.path, "--scratch-path",
      folder.url.deletingLastPathComponent().path + "/build")
    #expect((check.status == 0) == (build.status == 0), "\(check.text)\n\(build.text)")
    #expect((check.status == 0) == sources.passes, "\(check.text)")
    #expect(check.text.contains("clean 0 Other.swift"))
  }

  @Test func `lists the files of a package that are built, with their errors`() throws {
    let folder = try Folder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Card", targets: [
        .target(name: "Card", exclude: ["Old.swift"]),
        .testTarget(name: "CardTests", dependencies: ["Card"])])
      """, to: "Package.swift")
    try folder.write("import UIKit\nlet card: Missing? = nil\n", to: "Sources/Card/Card.swift")
    try folder.write("let other = 1\n", to: "Sources/Card/Other.swift")
    try folder.write("wrong\n", to: "Sources/Card/Old.swift")
    try folder.write("wrong\n", to: "Tests/CardTests/CardTests.swift")
    let outcome = try TouchkitProcess().run("check", "--package-path", folder.url.path)
    #expect(outcome.status == 1)
    let lines = outcome.text.split(separator: "\n").filter { !$0.contains("touchkit: ") }
    #expect(
      lines == [
        "failed 1 Sources/Card/Card.swift",
        "  Sources/Card/Card.swift:2: cannot find type 'Missing' in scope",
        "clean 0 Sources/Card/Other.swift",
      ], "\(outcome.text)")
  }
}
