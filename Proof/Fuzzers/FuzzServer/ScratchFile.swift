import Foundation
import Fuzzing

/// A file without a name, which stands in for one end of a pipe and takes any amount.
///
/// Only one input is driven at a time, so nothing guards it.
final class ScratchFile: @unchecked Sendable {
  let descriptor: Int32

  init?() {
    guard let file = tmpfile() else { return nil }
    descriptor = fileno(file)
  }

  /// Puts bytes in the place of what it holds, to be read from the first one on.
  func fill(with bytes: [UInt8]) {
    Rule.holds(ftruncate(descriptor, 0) == 0, "the file cannot be emptied")
    lseek(descriptor, 0, SEEK_SET)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { fatalError("the file cannot be written") }
      rest = rest.dropFirst(count)
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  /// Everything that was written.
  func contents() -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    var contents: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return contents }
      contents += piece[..<count]
    }
  }
}
