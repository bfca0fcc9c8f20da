import Foundation
import TouchMap
import TouchReports

/// Reads taps piece by piece, so that a file of any size needs little memory.
struct TapStream {
  /// How much is read at once, in bytes. A choice.
  private static let piece = 1 << 20

  private let path: String

  init(_ path: String) { self.path = path }

  /// Passes all lines to the run and writes the reports about them.
  func read(into run: inout TapRun) throws {
    let file = try open()
    // The beginning of a line that continues in the next piece.
    var rest: [UInt8] = []
    var isInLongLine = false
    while let piece = try file.read(upToCount: Self.piece), !piece.isEmpty {
      piece.withUnsafeBytes { bytes in
        let bytes = bytes.bindMemory(to: UInt8.self)
        take(bytes, &rest, &isInLongLine, &run)
      }
      guard try StandardOutput.write(bytes: run.takeLines()), run.failure == nil else {
        return run.finish()
      }
    }
    if !rest.isEmpty { rest.withUnsafeBufferPointer { run.take($0) } }
    try StandardOutput.write(bytes: run.takeLines())
    run.finish()
  }

  private func take(
    _ piece: UnsafeBufferPointer<UInt8>, _ rest: inout [UInt8], _ isInLongLine: inout Bool,
    _ run: inout TapRun
  ) {
    guard let last = piece.lastIndex(of: 0x0A) else {
      if !isInLongLine { rest += piece }
      guard rest.count > Self.piece else { return }
      rest = []
      isInLongLine = true
      return
    }
    var start = 0
    let first = piece.firstIndex(of: 0x0A) ?? last
    if isInLongLine {
      run.skipLongLine()
      start = first + 1
      isInLongLine = false
    } else if !rest.isEmpty {
      rest += piece[...first]
      rest.withUnsafeBufferPointer { run.take($0) }
      rest.removeAll(keepingCapacity: true)
      start = first + 1
    }
    if start <= last { run.take(UnsafeBufferPointer(rebasing: piece[start...last])) }
    rest += piece[(last + 1)...]
  }

  private func open() throws -> FileHandle {
    if path == DumpFile.standardInput { return .standardInput }
    guard !DumpFolder.isFolder(path), let file = FileHandle(forReadingAtPath: path) else {
      throw Complaint.file(path, .unreadable(.taps)).ending()
    }
    return file
  }
}
