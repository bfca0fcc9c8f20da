import Foundation
@_spi(Command) import TouchMap

/// Shows on standard error, if that is a terminal, which of many or large dumps is being read.
struct Progress {
  /// Smaller files are read before a user could read the message. A choice.
  private static let largeFile = 4_000_000

  private let count: Int
  private let isTerminal = isatty(STDERR_FILENO) == 1
  /// Whether a line of progress is shown that must be cleared.
  private var isShown = false

  init(count: Int) { self.count = count }

  /// Shows the dump that is being read, instead of the previous one.
  mutating func show(_ file: String, number: Int) {
    guard isTerminal, count > 1 || Self.size(of: file) >= Self.largeFile else { return }
    StandardError.show("\r\u{1B}[Kreading \(number) of \(count): \(VisibleText.escape(file))")
    isShown = true
  }

  /// Clears the line before other output is written.
  mutating func clear() {
    if isShown { StandardError.show("\r\u{1B}[K") }
    isShown = false
  }

  private static func size(of file: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return attributes?[.size] as? Int ?? 0
  }
}
