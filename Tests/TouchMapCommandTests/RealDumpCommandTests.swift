import Foundation
import Testing

/// Dumps from other projects stand beside this one where it is developed, or in the folder that
/// `FALLTHROUGH_DUMPS` names, and not in it.
enum DumpsBesideThePackage {
  static let folder =
    ProcessInfo.processInfo.environment["FALLTHROUGH_DUMPS"].map { URL(fileURLWithPath: $0) }
    ?? Touchmap.packageFolder.deletingLastPathComponent().appendingPathComponent("shared/dumps")

  static var files: [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { !$0.hasDirectoryPath && $0.pathExtension != "md" }.sorted { $0.path < $1.path }
  }

  static var areMissing: Bool { files.isEmpty }
}

@Suite(.disabled(if: DumpsBesideThePackage.areMissing, "no ../shared/dumps beside the package"))
struct `Given a real dump, touchmap` {
  @Test(arguments: DumpsBesideThePackage.files)
  func `answers, converts, and answers the same about what it converted`(file: URL) throws {
    let answer = try Touchmap.run("at", "60,70", file.path, "--format", "json")
    #expect(answer.status == 0)
    #expect(answer.complaint.isEmpty || answer.complaint.contains(": note: 60,70 lies off"))
    let converted = try Touchmap.run("convert", file.path)
    #expect(converted.status == 0)
    let again = try Touchmap.run("at", "60,70", "-", "--format", "json", input: converted.output)
    #expect(
      again.output == answer.output.replacingOccurrences(of: "\"\(file.path)\"", with: "\"-\""))
  }

  @Test(arguments: DumpsBesideThePackage.files)
  func `cut in half is read up to there, or said to be cut`(file: URL) throws {
    let bytes = try Data(contentsOf: file)
    let half = String(decoding: bytes.prefix(bytes.count / 2), as: UTF8.self)
    let run = try Touchmap.run("at", "60,70", "-", input: half)
    // Half of a small one ends before its first frame.
    if half.contains("rendering_system"), !half.contains("height") {
      #expect(run.status == 2)
      #expect(run.complaint.contains("of a Sentry event from UIKit, cut here; paste it whole"))
      return
    }
    #expect(run.status == 0, "\(run.complaint)")
    if ["json", "xml"].contains(file.pathExtension) {
      #expect(run.output.contains("what would come later is missing"))
      #expect(run.output.contains("Evidence: assumed"))
    }
  }
}
