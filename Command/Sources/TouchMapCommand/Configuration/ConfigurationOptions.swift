import ArgumentParser
import Foundation
@_spi(Command) import TouchReports

/// The options that choose a project's settings.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The settings; otherwise the nearest \(Settings.fileName) from the dump's folder upwards.",
      valueName: "FILE"),
    completion: .file())
  var config: String?

  /// Returns the settings for each of some dumps. For standard input the search begins where the
  /// command runs.
  func settings(for dumps: [String]) throws -> [Settings] {
    var known: [String?: Settings] = [:]
    return try dumps.map { dump in
      let file = config ?? Self.nearestFile(to: dump)
      let settings = try known[file] ?? Self.settings(in: file)
      known[file] = settings
      return settings
    }
  }

  private static func settings(in file: String?) throws -> Settings {
    guard let file else { return Settings() }
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
      let file = folder.appendingPathComponent(Settings.fileName).path
      if FileManager.default.fileExists(atPath: file) { return file }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above.path != folder.path, folder.path != "/" else { return nil }
      folder = above
    }
  }
}
