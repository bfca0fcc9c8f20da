import Foundation

/// The tests of a package, run in processes that are ended where a test takes too long. A test that
/// ends its process, or must be ended, is named, and those behind it run in a new process.
struct LimitedTests {
  private let bundles: [String]
  private let options: TestOptions
  private let limit: Double
  /// Gets a line for each test: outcome, name and reason, with tabs between them.
  private let results: FileHandle?

  /// - Parameters:
  ///   - binPath: What SwiftPM says of the folder in which it has built.
  ///   - resultsPath: A file for a line a test.
  init(in binPath: Data?, options: TestOptions, limit: Double, resultsPath: String?) throws {
    results = try resultsPath.map { path in
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }
    let lines = String(decoding: binPath ?? Data(), as: UTF8.self).split(separator: "\n")
    guard let folder = lines.last.map(String.init),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { throw Failure("SwiftPM does not say where it has built") }
    bundles = names.sorted().filter { $0.hasSuffix(".xctest") }.map { "\(folder)/\($0)" }
    (self.options, self.limit) = (options, limit)
  }

  /// Runs all tests, and returns 1 if one of them did not pass.
  func status() throws -> Int32 {
    var isFine = true
    for bundle in bundles {
      for library in [TestLibrary.xctest, .swiftTesting] {
        isFine = try run(library, of: bundle) && isFine
      }
    }
    return isFine ? 0 : 1
  }

  private func run(_ library: TestLibrary, of bundle: String) throws -> Bool {
    guard let all = library.tests(of: bundle) else {
      note("\(bundle): the process ends before the first test")
      return false
    }
    var left = all.filter(options.includes)
    var isFine = true
    while !left.isEmpty {
      let process = LimitedProcess(
        bundle, library.arguments(left), limit: limit, event: library.event)
      let end = try process.run()
      func listed(_ announced: String) -> String? { left.first { library.names($0, announced) } }
      for result in end.finished {
        listed(result.test).map { record(result.outcome, $0, result.reason) }
      }
      if end.status == 0 { return isFine }
      isFine = false
      // Tests failed, and all have run.
      guard let last = end.running, let name = listed(last) else { return false }
      let reason = end.wasTooLong ? "took longer than \(limit) s" : "ended the process"
      record(end.wasTooLong ? "hung" : "ended", name, reason)
      note("\(name) \(reason)")
      let done = Set(end.finished.compactMap { listed($0.test) } + [name])
      left.removeAll(where: done.contains)
    }
    return isFine
  }

  private func record(_ outcome: String, _ test: String, _ reason: String) {
    let line = [outcome, test, reason].map {
      $0.replacingOccurrences(of: "\t", with: " ").replacingOccurrences(of: "\n", with: " ")
    }
    results?.write(Data((line.joined(separator: "\t") + "\n").utf8))
  }
}

/// How one of the two libraries lists, runs and announces tests.
struct TestLibrary {
  let list: [String]
  let arguments: @Sendable ([String]) -> [String]
  let event: @Sendable (Substring) -> LimitedProcess.Event?

  static let xctest = TestLibrary(
    list: ["--list-tests"], arguments: { [$0.joined(separator: ",")] },
    event: { line in
      // Test Case 'Class.test' started at …, and path:line: error: Class.test : what is wrong
      if let issue = line.range(of: ": error: ") {
        return .issue(String(line[issue.upperBound...]))
      }
      guard line.hasPrefix("Test Case '") else { return nil }
      let parts = line.dropFirst(11).split(separator: "'", maxSplits: 1)
      guard parts.count == 2, let word = parts[1].split(separator: " ").first else { return nil }
      let test = String(parts[0])
      return word == "started" ? .started(test) : .ended(test, outcome: String(word))
    })

  static let swiftTesting = TestLibrary(
    list: ["--testing-library", "swift-testing", "--list-tests"],
    arguments: { tests in
      let pattern = tests.map(NSRegularExpression.escapedPattern).joined(separator: "|")
      return ["--testing-library", "swift-testing", "--no-parallel"]
        + ["--filter", "^(\(pattern))(/|$)", "--event-stream-version", "0"]
        + ["--event-stream-output-path", "/dev/stdout"]
    },
    event: { line in
      struct Record: Decodable {
        struct Payload: Decodable {
          struct Message: Decodable {
            let symbol: String
            let text: String
          }
          let kind: String
          let testID: String?
          let messages: [Message]?
        }
        let kind: String
        let payload: Payload
      }
      guard line.hasPrefix("{"),
        let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)),
        record.kind == "event", let test = record.payload.testID
      else { return nil }
      let messages = record.payload.messages ?? []
      switch record.payload.kind {
      case "testStarted": return .started(test)
      case "issueRecorded": return .issue(messages.first?.text ?? "")
      case "testSkipped": return .ended(test, outcome: "skipped")
      case "testEnded":
        let isFailure = messages.contains { $0.symbol == "fail" }
        return .ended(test, outcome: isFailure ? "failed" : "passed")
      default: return nil
      }
    })

  /// The status with which Swift Testing ends where there are no tests for it.
  private static let noTests = EX_UNAVAILABLE

  /// The tests of a bundle by the names that it gives them in its list; nil if it cannot.
  func tests(of bundle: String) -> [String]? {
    guard let data = Subprocess.output(of: bundle, list, status: [0, Self.noTests]) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init).filter {
      $0.contains("/") && !$0.contains(" tests in ")
    }
  }

  /// Whether a test of the list is the one that a line of a run names, by class and method or with
  /// its place.
  func names(_ listed: String, _ announced: String) -> Bool {
    if announced.hasPrefix(listed) {
      return announced == listed || announced.dropFirst(listed.count).hasPrefix("/")
    }
    let name = listed.replacingOccurrences(of: "/", with: ".")
    return name == announced || name.hasSuffix("." + announced)
  }
}
