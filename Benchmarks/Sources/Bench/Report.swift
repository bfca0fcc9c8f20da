import Foundation

/// One line of the report.
struct Figure {
  var name: String
  var value: Double
  var unit: String
  /// The middle half of the rounds over their median.
  var spread: Double?
  /// The figure to reach, if there is one.
  var goal: Goal?

  enum Goal {
    case atMost(Double)
    case atLeast(Double)

    func isMet(by value: Double) -> Bool {
      switch self {
      case .atMost(let limit): value <= limit
      case .atLeast(let limit): value >= limit
      }
    }

    var text: String {
      switch self {
      case .atMost(let limit): "at most \(limit.short)"
      case .atLeast(let limit): "at least \(limit.short)"
      }
    }
  }
}

/// Prints figures as they come, and remembers whether an answer was wrong.
final class Report {
  private(set) var hasWrongAnswers = false

  func print(_ figure: Figure) {
    let columns = [
      figure.name.padded(to: 44),
      (figure.value.short + " " + figure.unit).padded(to: 18),
      (figure.spread.map { "±\(($0 * 50).short) %" } ?? "").padded(to: 10),
      figure.goal.map { $0.text + ($0.isMet(by: figure.value) ? "" : "  MISSED") } ?? "",
    ]
    write(columns.joined(separator: " "))
  }

  /// Wrong answers make every time worthless, so they are counted and end in a failure.
  func check(_ name: String, agreed: Int, asked: Int) {
    guard agreed < asked else { return }
    hasWrongAnswers = true
    write("\(name): \(asked - agreed) of \(asked) answers are WRONG")
  }

  func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}

extension Double {
  /// Three digits, or all of a whole number.
  var short: String {
    if self == rounded() && magnitude < 1e6 { return String(Int(self)) }
    return String(format: magnitude >= 100 ? "%.0f" : magnitude >= 10 ? "%.1f" : "%.2f", self)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}
