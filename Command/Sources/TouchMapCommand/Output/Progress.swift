import Foundation
@_spi(Command) import TouchMap

/// Says on standard error, if that is a terminal, what the command does, once that has taken half a
/// second.
enum Progress {
  /// Whoever waits for less does not read. A choice.
  private static let patience = 0.5
  private static let isTerminal = isatty(STDERR_FILENO) == 1
  private static let line = Line()

  /// Begins a step, which ends the one before.
  static func begin(_ step: String) {
    guard isTerminal else { return }
    let number = line.next(clears: false)
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) { line.show(step, number) }
  }

  /// Ends the step, and clears its line before other output is written.
  static func end() {
    if isTerminal { _ = line.next(clears: true) }
  }

  /// The line on the terminal.
  private final class Line: @unchecked Sendable {
    private let lock = NSLock()
    private var step = 0
    private var isShown = false

    /// Returns the number of the step that begins.
    func next(clears: Bool) -> Int {
      lock.withLock {
        step += 1
        if clears, isShown {
          StandardError.show("\r\u{1B}[K")
          isShown = false
        }
        return step
      }
    }

    func show(_ text: String, _ number: Int) {
      lock.withLock {
        guard step == number else { return }
        // A line that is too long would stay above the next one.
        let room = max(0, (Terminal.columns(of: STDERR_FILENO) ?? 80) - 1)
        StandardError.show("\r\u{1B}[K\(VisibleText.escape(text).prefix(room))")
        isShown = true
      }
    }
  }
}
