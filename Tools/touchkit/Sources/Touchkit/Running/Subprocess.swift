import Foundation

/// Programs that are run and waited for.
enum Subprocess {
  /// Runs a program whose output goes where ours goes; returns its status.
  ///
  /// Throws if the run was asked to end, once the program has ended.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    outputTo output: FileHandle? = nil
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let output { (process.standardOutput, process.standardError) = (output, output) }
    try Interruption.check()
    try process.run()
    try Interruption.wait(for: process)
    return process.terminationReason == .exit ? process.terminationStatus : 128
  }

  /// Runs a program and returns what it wrote; nil if it ended with another status.
  static func output(of program: String, _ arguments: [String], status: Set<Int32> = [0]) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return isExit && status.contains(process.terminationStatus) ? data : nil
  }

  /// Becomes another program; returns only if that fails.
  static func become(_ program: String, _ arguments: [String]) {
    var pointers = ([program] + arguments).map { strdup($0) }
    pointers.append(nil)
    execv(program, &pointers)
  }
}
