import ArgumentParser
import Foundation

/// `touchmap lldb`: the line that adds commands to the debugger.
struct DebuggerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lldb",
    abstract: "Prints the line that adds who, why, taps and dump to lldb and to Xcode's console.",
    discussion: """
      To have them in each session: touchmap lldb >> ~/.lldbinit
      """)

  /// The name of the file with the commands.
  static let file = "touchmap_lldb.py"

  /// Where the file is, seen from the folder of the program: in the archive of a release, in the
  /// wheel, and in a clone.
  private static let places = ["", "..", "../../../Python/fallthrough"]

  func run() throws {
    #if os(Linux)
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let found = Self.places.lazy
      .map { folder.appendingPathComponent($0).appendingPathComponent(Self.file).standardized.path }
      .first(where: FileManager.default.fileExists)
    guard let found else {
      throw Complaint.request(.noDebuggerCommands(beside: program)).ending()
    }
    // Lines that begin with # are comments of the debugger.
    try StandardOutput.write(
      """
      # While the app is paused: who X,Y   why NAME   taps   dump
      # A debugger without Python refuses the next line; paste a line of `touchmap formats` there.
      command script import "\(found)"
      """)
  }
}
