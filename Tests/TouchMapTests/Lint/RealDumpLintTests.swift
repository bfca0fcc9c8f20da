import Foundation
import Testing
import TouchMap

@Suite(.disabled(if: RealDumps.areMissing, "no folder ../shared/dumps beside the package"))
struct `Linting a real dump` {
  static var everyFile: [URL] {
    let root = RealDumps.folder.deletingLastPathComponent()
    let paths = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (paths?.compactMap { $0 as? URL } ?? [])
      .filter { !$0.hasDirectoryPath && $0.pathExtension != "md" }.sorted { $0.path < $1.path }
  }

  @Test(arguments: everyFile, LintProfile.allCases)
  func `finds no dead control in a screen that worked`(file: URL, profile: LintProfile) throws {
    var configuration = LintConfiguration()
    configuration.profile = profile
    for screen in try Dump(reading: Data(contentsOf: file)).screens {
      let lint = Lint(screen, configuration: configuration)
      // These are dumps of finished apps and of test screens without overlays.
      #expect(lint.findings.filter { $0.severity == .error }.map(\.message) == [])
      #expect((0...1).contains(lint.unexplained))
      #expect(Set(lint.findings.map(\.fingerprint)).count == lint.findings.count)
    }
  }
}
