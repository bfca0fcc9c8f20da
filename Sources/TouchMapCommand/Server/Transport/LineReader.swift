import Foundation

/// Reads a stream line by line, and never stores more of it than the longest line.
package struct LineReader {
  /// The next piece of the stream.
  enum Piece: Equatable {
    /// A line without its end.
    case line([UInt8])
    /// A line that is longer than ``limit``; nothing of it is kept.
    case tooLong
    /// The end of the stream.
    case end
  }

  /// The longest accepted line, in bytes: a dump that is sent as a text is one line. A choice.
  package static let limit = 1 << 26

  private let descriptor: Int32
  private let limit: Int
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// The range of the buffer that was not returned yet.
  private var unread = 0..<0

  init(descriptor: Int32, limit: Int = Self.limit) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Waits for the next line; the last one needs no line end.
  mutating func next() -> Piece {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if unread.isEmpty, !fill() {
        if isTooLong { return .tooLong }
        return line.isEmpty ? .end : .line(line)
      }
      let end = buffer[unread].firstIndex(of: 0x0A)
      let part = unread.lowerBound..<(end ?? unread.upperBound)
      if line.count + part.count > limit {
        isTooLong = true
        line = []
      }
      if !isTooLong { line += buffer[part] }
      unread = min(part.upperBound + (end == nil ? 0 : 1), unread.upperBound)..<unread.upperBound
      guard end != nil else { continue }
      return isTooLong ? .tooLong : .line(line)
    }
  }

  /// Reads the available bytes, or waits for some; returns whether there were any.
  private mutating func fill() -> Bool {
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      unread = 0..<max(0, count)
      return count > 0
    }
  }
}
