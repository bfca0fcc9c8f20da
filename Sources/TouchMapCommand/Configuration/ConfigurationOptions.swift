import ArgumentParser
import Foundation
import TouchReports

/// The options that choose a project's settings.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The settings; otherwise the nearest .touchmap.yml from the dump's folder upwards.",
      valueName: "FILE"),
    completion: .file())
  var config: String?

  /// Returns the settings for a dump. For standard input the search begins where the command runs.
  func settings(for dump: String) throws -> Settings {
    guard let file = config ?? Self.nearestFile(to: dump) else { return Settings() }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Complaint.file(file, .unreadable(.settings)).ending()
    }
    do throws(SettingsError) {
      var settings = try Settings(reading: String(decoding: data, as: UTF8.self))
      settings.file = file
      return settings
    } catch {
      throw Complaint.settings(error, file: file).ending()
    }
  }

  private static func nearestFile(to dump: String) -> String? {
    let start = dump == DumpFile.standardInput ? "." : dump
    var folder = URL(fileURLWithPath: start).standardizedFileURL
    if dump != DumpFile.standardInput { folder.deleteLastPathComponent() }
    while true {
      let file = folder.appendingPathComponent(".touchmap.yml").path
      if FileManager.default.fileExists(atPath: file) { return file }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above.path != folder.path, folder.path != "/" else { return nil }
      folder = above
    }
  }
}
