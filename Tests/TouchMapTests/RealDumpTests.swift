import Foundation
import Testing
@_spi(Command) import TouchMap

/// The dumps that tests read from files.
enum DumpFiles {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let package = tests.deletingLastPathComponent().deletingLastPathComponent()

  /// The dumps of this package.
  static let own = ["Tests/TouchMapTests/EverydayDumps", "Examples/Screens"]
    .flatMap { files(in: package.appendingPathComponent($0)) }

  /// The dumps of other projects, which are no part of this package: those in `FALLTHROUGH_DUMPS`, or in
  /// `shared/dumps` beside the package.
  static let real = files(
    in: ProcessInfo.processInfo.environment["FALLTHROUGH_DUMPS"].map { URL(fileURLWithPath: $0) }
      ?? package.deletingLastPathComponent().appendingPathComponent("shared/dumps"))

  /// Returns the files in a folder and in the folders in it, without pages.
  static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? [])
      .filter { !$0.hasDirectoryPath && $0.pathExtension != "md" }.sorted { $0.path < $1.path }
  }

  /// The inputs that the fuzzers start from. Not all are dumps.
  static let corpus = files(in: package.appendingPathComponent("Checks/Fuzzing/Corpora/dumps"))
}

@Suite struct `A real dump` {
  @Test(
    .disabled(if: DumpFiles.real.isEmpty, "no folder ../shared/dumps beside the package"),
    arguments: DumpFiles.real)
  func `is answered, and none of its controls is called dead`(file: URL) throws {
    let screens = try Dump(reading: Data(contentsOf: file)).screens
    #expect(try Dump(reading: ScreenJSON.text(of: screens).utf8).screens == screens)
    for screen in screens {
      let (point, index) = (Screen.Point(x: 60, y: 70), TouchIndex(screen))
      #expect(index.receiver(ofTouchAt: point) == screen.touch(at: point).winner?.node)
      let area = screen.partition().regions.reduce(0) { $0 + $1.area }
      #expect(abs(area - screen.frame.size.area) < 1e-6 * (1 + area))
      // These are dumps of finished apps, and of test screens without overlays.
      #expect(Lint(screen).findings.filter { $0.severity == .error }.map(\.message) == [])
    }
  }
}
