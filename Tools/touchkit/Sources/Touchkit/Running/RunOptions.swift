import Foundation

/// The options of a run that the tool itself must know; SwiftPM gets all but the tool's own.
struct RunOptions: Equatable {
  var packagePath = FileManager.default.currentDirectoryPath
  var scratchPath: String?
  /// The folder of a project with the headless UIKit's sources.
  var kitPath: String?
  /// The build folder of a kit that SwiftPM has built already.
  var builtKitPath: String?
  /// What is compiled with modules of the package.
  var additions: [Addition] = []
  /// How long a test may take, in seconds; nil for ever.
  var timeLimit: Double?
  /// A file for the results of such a run, a line a test.
  var resultsPath: String?
  /// What SwiftPM is told besides the two paths.
  var passed: [String] = []
  /// The part of it by which the kit must be built as well.
  var kitFlags: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = argument.hasPrefix("--") ? parts[0] : argument
      func value() throws -> String {
        if argument.hasPrefix("--"), parts.count == 2 { return parts[1] }
        guard let next = rest.popFirst() else { throw Failure("\(name) needs a value") }
        return next
      }
      switch name {
      case "--package-path": packagePath = try value()
      case "--scratch-path", "--build-path": scratchPath = try value()
      case "--kit": kitPath = try value()
      case "--built-kit": builtKitPath = try value()
      case "--add": additions.append(Addition(try value()))
      case "--results": resultsPath = try value()
      case "--time-limit":
        let text = try value()
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
          throw Failure("--time-limit takes a number of seconds, and not \(text)")
        }
        timeLimit = seconds
      case "-c", "--configuration", "--sanitize", "--triple", "--sdk", "--toolset", "--swift-sdk",
        "-Xswiftc":
        let pair = [name, try value()]
        passed += pair
        if !Self.isForUserOnly(pair[1]) { kitFlags += pair }
      default: passed.append(argument)
      }
    }
    packagePath = URL(fileURLWithPath: packagePath).standardizedFileURL.path
    scratchPath = scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }

  /// Flags that say how strict a user is, or what a user's conditions are.
  private static func isForUserOnly(_ flag: String) -> Bool {
    flag.hasPrefix("-D") || flag.hasPrefix("-warn") || flag.hasPrefix("-strict-concurrency")
      || flag.hasPrefix("-swift-version")
  }
}
