import Foundation
import TouchMap

/// Tells on standard error, where that is a terminal, which of many or large dumps is being read.
struct Progress {
  /// Smaller files are read before anyone could read about them. A choice.
  private static let largeFile = 4_000_000

  private let count: Int
  private let isShown = isatty(STDERR_FILENO) == 1

  init(count: Int) { self.count = count }

  /// Shows the dump that is read now, in place of the one before.
  func show(_ file: String, number: Int) {
    guard isShown, count > 1 || Self.size(of: file) >= Self.largeFile else { return }
    write("\r\u{1B}[Kreading \(number) of \(count): \(VisibleText.escape(file))")
  }

  /// Takes the line away before something else is written.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static func size(of file: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return attributes?[.size] as? Int ?? 0
  }
}
