import Foundation

/// SwiftPM's options for tests, where the tool runs the tests itself.
struct TestOptions {
  /// Those by which it builds.
  private(set) var forBuilding: [String] = []
  private var filters: [String] = []
  private var skips: [String] = []

  init(_ options: [String]) {
    var rest = options[...]
    while let option = rest.popFirst() {
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first {
      case "--filter":
        (parts.last == option ? rest.popFirst() : parts.last).map { filters.append($0) }
      case "--skip": (parts.last == option ? rest.popFirst() : parts.last).map { skips.append($0) }
      case "--parallel", "--no-parallel", "--skip-build": break
      default: forBuilding.append(option)
      }
    }
  }

  /// Whether a test is to run: all are that no option names.
  func includes(_ test: String) -> Bool {
    func isNamed(_ pattern: String) -> Bool {
      test.range(of: pattern, options: .regularExpression) != nil
    }
    return (filters.isEmpty || filters.contains(where: isNamed)) && !skips.contains(where: isNamed)
  }
}
