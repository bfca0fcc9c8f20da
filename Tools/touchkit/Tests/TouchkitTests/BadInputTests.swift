import Foundation
import Testing

/// A package of one program, whose source is made by a command while it is built.
private func makeGenerated(from input: String) throws -> Folder {
  let folder = try Folder()
  try folder.write(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Teller", targets: [
      .executableTarget(name: "Teller", plugins: ["Writing"]),
      .plugin(name: "Writing", capability: .buildTool())])
    """, to: "Package.swift")
  try folder.write(
    """
    import PackagePlugin
    @main struct Writing: BuildToolPlugin {
      func createBuildCommands(context: PluginContext, target: Target) -> [Command] {
        let input = context.package.directory.appending("\(input)")
        let output = context.pluginWorkDirectory.appending("Word.swift")
        return [.buildCommand(
          displayName: "Writing", executable: Path("/bin/cp"),
          arguments: [input, output], inputFiles: [input],
          outputFiles: [output])]
      }
    }
    """, to: "Plugins/Writing/Writing.swift")
  try folder.write(
    """
    import UIKit
    @main @MainActor struct Teller {
      static func main() {
        let word = Word(frame: .zero)
        UIApplication.shared.sendAction(Word.action, to: word, from: word, for: nil)
      }
    }
    """, to: "Sources/Teller/Teller.swift")
  return folder
}

private func word(_ text: String) -> String {
  """
  import UIKit
  final class Word: UIView {
    static let action = #selector(say)
    @objc func say() { print("\(text)") }
  }
  """
}

@Suite(
  .serialized,
  .enabled(
    if: TouchkitProcess.builtKit != nil,
    "TOUCHKIT_BUILT_KIT names no build folder with the headless UIKit"))
struct `A run with what is not as it should be` {
  private func manifest(_ targets: String, dependencies: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Odd", dependencies: [\(dependencies)],
      targets: [\(targets)])
    """
  }

  private func build(_ folder: Folder) throws -> TouchkitProcess.Outcome {
    try TouchkitProcess().run("build", "--package-path", folder.url.path)
  }

  @Test func `says in one line what does not resolve, and leaves no versions behind`() throws {
    let folder = try Folder()
    try folder.write(
      manifest(".target(name: \"Odd\")", dependencies: ".package(path: \"../Nowhere\")"),
      to: "Package.swift")
    try folder.write("import UIKit\n", to: "Sources/Odd/Odd.swift")
    let before = folder.state()
    let outcome = try build(folder)
    #expect(outcome.status == 1)
    let errors = outcome.text.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(errors.count == 1, "\(outcome.text)")
    #expect(errors.first?.contains("/Nowhere") == true, "\(outcome.text)")
    #expect(folder.state() == before)
  }

  @Test func `names what no Swift compiler takes once a build has failed`() throws {
    let folder = try Folder()
    try folder.write(
      manifest(
        """
        .target(name: "Odd", dependencies: ["Binary"]), .target(name: "Old"),
        .binaryTarget(name: "Binary", path: "Binary.xcframework")
        """), to: "Package.swift")
    try folder.write("import UIKit\nimport Binary\n", to: "Sources/Odd/Odd.swift")
    try folder.write("", to: "Sources/Odd/Main.storyboard")
    try folder.write("#import <UIKit/UIKit.h>\n", to: "Sources/Old/Old.m")
    try folder.write("", to: "Sources/Old/include/Old.h")
    try folder.write("", to: "Binary.xcframework/Info.plist")
    let outcome = try build(folder)
    let path = folder.url.path
    #expect(outcome.status == 1)
    #expect(
      outcome.notes == [
        "touchkit: \(path)/Binary.xcframework: a binary for other hosts",
        "touchkit: \(path)/Sources/Odd/Main.storyboard: storyboards are not read here",
        "touchkit: \(path)/Sources/Old/Old.m: Objective-C is not compiled here",
        "touchkit: \(path)/Package.swift:6:1: the target \"Binary\" is a binary for other hosts",
      ], "\(outcome.text)")
  }

  @Test func `names a source that is no text`() throws {
    let folder = try Folder()
    try folder.write(manifest(".target(name: \"Odd\")"), to: "Package.swift")
    try folder.write("import UIKit\n", to: "Sources/Odd/Odd.swift")
    let file = folder.url.appendingPathComponent("Sources/Odd/Bytes.swift")
    try Data([0x2f, 0x2f, 0xff, 0xfe, 0x0a]).write(to: file)
    let outcome = try build(folder)
    #expect(outcome.status == 1)
    #expect(outcome.notes == ["error: touchkit: \(file.path): is not UTF-8"])
  }

  @Test func `builds beside C, through a link and a space`() throws {
    let folder = try Folder()
    try folder.write(
      manifest(
        ".executableTarget(name: \"Odd\", dependencies: [\"Part\"]), .target(name: \"Part\")"),
      to: "Package.swift")
    try folder.write(word("linked") + "\nimport Part\n", to: "Sources/Odd/Word.swift")
    try folder.write(
      """
      import Part
      import UIKit
      @main @MainActor struct Odd {
        static func main() {
          let word = Word(frame: .zero)
          UIApplication.shared.sendAction(Word.action, to: word, from: word, for: nil)
          print(seven())
        }
      }
      """, to: "Sources/Odd/Odd.swift")
    try folder.write("int seven(void) { return 7; }\n", to: "Sources/Part/Part.c")
    try folder.write("int seven(void);\n", to: "Sources/Part/include/Part.h")
    let link = folder.url.deletingLastPathComponent().appendingPathComponent("A link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    let outcome = try TouchkitProcess().run("build", "--package-path", link.path)
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(try folder.output(of: "Odd") == "linked\n7\n")
  }

  @Test func `rewrites sources that are generated, again when they change`() throws {
    let folder = try makeGenerated(from: "Word.txt")
    try folder.write(word("first"), to: "Word.txt")
    #expect(try build(folder).status == 0)
    #expect(try folder.output(of: "Teller") == "first\n")
    try folder.write(word("second"), to: "Word.txt")
    #expect(try build(folder).status == 0)
    #expect(try folder.output(of: "Teller") == "second\n")
  }

  @Test func `ends with all it has started when it is interrupted`() throws {
    let folder = try makeGenerated(from: "Word.txt")
    let pipe = folder.url.appendingPathComponent("Word.txt").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let before = folder.state()
    // A run that ends too early must not leave the test waiting for a reader.
    let run = try TouchkitProcess().start(["build", "--package-path", folder.url.path]) {
      close(open(pipe, O_RDONLY | O_NONBLOCK))
    }
    // Goes on once the command that makes the source reads from its end.
    let end = open(pipe, O_WRONLY)
    #expect(end >= 0)
    kill(run.process.processIdentifier, SIGINT)
    let outcome = try TouchkitProcess().finish(run)
    #expect(outcome.status == 2)
    #expect(
      outcome.notes == ["error: touchkit: interrupted; the next run goes on from here"],
      "\(outcome.text)")
    signal(SIGPIPE, SIG_IGN)
    #expect(write(end, "x", 1) == -1, "nobody reads any more")
    close(end)
    #expect(folder.state() == before)
    try FileManager.default.removeItem(atPath: pipe)
    try folder.write(word("after all"), to: "Word.txt")
    #expect(try build(folder).status == 0)
    #expect(try folder.output(of: "Teller") == "after all\n")
  }
}
