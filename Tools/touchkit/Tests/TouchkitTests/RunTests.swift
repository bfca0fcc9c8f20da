import Foundation
import Testing

/// A program of two modules; it prints what a subclass of another module's class does for a
/// selector.
private func makePackage() throws -> Folder {
  let folder = try Folder()
  try folder.write(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Teller", platforms: [.iOS(.v15)], targets: [
      .target(name: "Core"), .executableTarget(name: "Teller", dependencies: ["Core"])])
    """, to: "Package.swift")
  try folder.write(Sample.core("func tapped() { print(\"core\") }"), to: "Sources/Core/Core.swift")
  try folder.write(Sample.button, to: "Sources/Teller/Button.swift")
  try folder.write(Sample.main, to: "Sources/Teller/Teller.swift")
  return folder
}

private enum Sample {
  static func core(_ method: String) -> String {
    """
    import UIKit
    open class Core: UIView {
      @objc open \(method)
    }
    """
  }

  static let button = """
    #if os(iOS)
      import Core
      import UIKit
      final class Button: Core {
        static var action: Selector { #selector(tapped) }
      }
    #endif
    """

  static let main = """
    import UIKit
    @main @MainActor struct Teller {
      static func main() {
        let button = Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIApplication.shared.sendAction(Button.action, to: button, from: button, for: nil)
        print(Button.action, button.hitTest(CGPoint(x: 15, y: 5), with: nil) == nil)
      }
    }
    """
}

@Suite(
  .serialized,
  .enabled(
    if: TouchkitProcess.builtKit != nil,
    "TOUCHKIT_BUILT_KIT names no build folder with the headless UIKit"))
struct `A run of the tool` {
  private func told(by folder: Folder) throws -> String { try folder.output(of: "Teller") }

  private func date(of file: URL) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return try #require(attributes[.modificationDate] as? Date)
  }

  private func build(_ folder: Folder, by tool: TouchkitProcess = TouchkitProcess()) throws {
    let outcome = try tool.run("build", "--package-path", folder.url.path)
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test func `builds again what changed, and nothing but its build folder`() throws {
    let folder = try makePackage()
    let before = folder.state()
    try build(folder)
    #expect(try told(by: folder) == "core\ntapped true\n")
    #expect(folder.state() == before)

    // A superclass in another module has another method: the subclass's file is as it was.
    try folder.write(
      Sample.core("func tapped(_ sender: Any) { print(\"sent\") }"), to: "Sources/Core/Core.swift")
    try build(folder)
    #expect(try told(by: folder) == "sent\ntapped: true\n")

    // Another file of the module brings an override: the class's file is as it was.
    try folder.write(
      """
      import UIKit
      extension Button {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      }
      """, to: "Sources/Teller/Reach.swift")
    try build(folder)
    #expect(try told(by: folder) == "sent\ntapped: false\n")

    // And it goes again.
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("Sources/Teller/Reach.swift"))
    try build(folder)
    #expect(try told(by: folder) == "sent\ntapped: true\n")
  }

  @Test func `builds again what a newer tool writes otherwise`() throws {
    let folder = try makePackage()
    let link = folder.url.deletingLastPathComponent().appendingPathComponent("touchkit")
    try FileManager.default.copyItem(at: TouchkitProcess.tool, to: link)
    let tool = TouchkitProcess(tool: link)
    try build(folder, by: tool)
    let debug = folder.url.appendingPathComponent(".build/touchkit/debug")
    let record = debug.appendingPathComponent("touchkit/Teller")
    let overlay = record.appendingPathComponent(
      try #require(
        FileManager.default.contentsOfDirectory(atPath: record.path).first {
          $0.hasSuffix(".swift")
        }))
    let text = try String(contentsOf: overlay, encoding: .utf8)
    let object = debug.appendingPathComponent("Teller.build/Button.swift.o")
    let compiled = try date(of: object)
    // As an older tool would have left it.
    try "// older".write(to: overlay, atomically: true, encoding: .utf8)
    try build(folder, by: tool)
    #expect(try String(contentsOf: overlay, encoding: .utf8) == "// older")
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: link.path)
    try build(folder, by: tool)
    #expect(try String(contentsOf: overlay, encoding: .utf8) == text)
    #expect(try date(of: object) > compiled)
    #expect(try told(by: folder) == "core\ntapped true\n")
  }

  @Test func `goes on after one that was killed, and beside another`() throws {
    let folder = try makePackage()
    let arguments = ["build", "--package-path", folder.url.path]
    let killed = try TouchkitProcess().start(arguments)
    kill(killed.process.processIdentifier, SIGKILL)
    _ = try TouchkitProcess().finish(killed)
    let first = try TouchkitProcess().start(arguments)
    let second = try TouchkitProcess().start(arguments)
    let outcomes = [try TouchkitProcess().finish(first), try TouchkitProcess().finish(second)]
    #expect(outcomes.map(\.status) == [0, 0], "\(outcomes.map(\.text))")
    #expect(try told(by: folder) == "core\ntapped true\n")
  }

  @Test func `takes a folder of sources through a link`() throws {
    let folder = try Folder("Some sources")
    try folder.write(
      "import UIKit\nclass A: UIView {\n  @objc func b() {}\n  let c: Int = \"\"\n}\n",
      to: "In a folder/A.swift")
    let link = folder.url.deletingLastPathComponent().appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    let wrong = try TouchkitProcess().run("build", "--package-path", link.path)
    #expect(wrong.status == 1)
    #expect(wrong.text.contains("A.swift:4:16: error: cannot convert value of type 'String'"))
    try folder.write(
      "import UIKit\nclass A: UIView { @objc func b() {} }\n", to: "In a folder/A.swift")
    let right = try TouchkitProcess().run("build", "--package-path", link.path)
    #expect(right.status == 0, "\(right.text)")
    #expect(folder.state().keys.sorted() == ["In a folder", "In a folder/A.swift"])
  }

  @Test func `says in a line what is wrong with what it is given`() throws {
    let tool = TouchkitProcess()
    let folder = try Folder()
    let path = folder.url.path
    #expect(
      try tool.run("build", "--package-path", path + "/none").notes
        == ["error: touchkit: \(path)/none: no such folder"])
    #expect(
      try tool.run("build", "--package-path", path).notes
        == ["error: touchkit: \(path): neither a Package.swift nor Swift sources are there"])
    #expect(try tool.run("build", "--package-path", path, "--kit", path + "/x").status == 2)
    #expect(folder.contents.isEmpty)
  }

  /// A package with a target for each host, and one for devices alone.
  private func writeDependency(in folder: Folder) throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Part",
        products: [
          .library(name: "Plain", targets: ["Plain"]),
          .library(name: "Styled", targets: ["Styled"]),
        ], targets: [.target(name: "Plain"), .target(name: "Styled")])
      """, to: "Part/Package.swift")
    try folder.write(
      """
      #if canImport(UIKit)
        import UIKit
        public let host = "device"
      #else
        public let host = "host"
      #endif
      """, to: "Part/Sources/Plain/Plain.swift")
    try folder.write(
      """
      import UIKit
      open class Styled: UIView {
        @objc open func act() { print("styled") }
      }
      """, to: "Part/Sources/Styled/Styled.swift")
    try folder.commit("Part", as: "1.0.0")
  }

  /// A program that prints what both targets of the dependency say.
  private func writeTeller(in folder: Folder) throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Teller", dependencies: [.package(url: "\(folder.url.path)/Part", from: "1.0.0")],
        targets: [
          .executableTarget(
            name: "Teller",
            dependencies: [
              .product(name: "Plain", package: "Part"), .product(name: "Styled", package: "Part"),
            ])
        ])
      """, to: "App/Package.swift")
    try folder.write(
      """
      import Plain
      import Styled
      import UIKit
      @main @MainActor struct Teller {
        static func main() {
          let view = Styled(frame: .zero)
          UIApplication.shared.sendAction(#selector(Styled.act), to: view, from: view, for: nil)
          print(host)
        }
      }
      """, to: "App/Sources/Teller/Teller.swift")
  }

  @Test func `compiles dependencies for this host, unless they are for devices alone`() throws {
    let folder = try Folder()
    try writeDependency(in: folder)
    try writeTeller(in: folder)
    let before = folder.state().keys
    let package = folder.url.appendingPathComponent("App").path
    for _ in 1...2 {
      let outcome = try TouchkitProcess().run("build", "--package-path", package)
      #expect(outcome.status == 0, "\(outcome.text)")
      #expect(folder.state().keys == before)
      #expect(try folder.output(of: "Teller", in: "App/") == "styled\nhost\n")
    }
  }

  @Test func `changes nothing in a package that compiles already`() throws {
    let folder = try Folder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Teller", targets: [.executableTarget(name: "Teller")])
      """, to: "Package.swift")
    try folder.write(
      """
      #if os(iOS) || canImport(UIKit)
        print("device")
      #else
        print("host")
      #endif
      """, to: "Sources/Teller/main.swift")
    try build(folder)
    #expect(try told(by: folder) == "host\n")
    let record = folder.url.appendingPathComponent(".build/touchkit/debug/touchkit/Teller").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: record) == ["facts.json"])
  }
}
