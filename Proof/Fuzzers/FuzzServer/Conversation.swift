import Foundation
import Fuzzing
import TouchMapCommand

/// A client that sends what it wants, and what the server answers to it.
struct Conversation {
  private let sent: [UInt8]
  private let longestLine: Int

  /// Takes the bytes of a stream.
  ///
  /// - Parameter options: Which version of the protocol the client asks for first, if any, and
  ///   whether short lines are too long already.
  init(_ bytes: [UInt8], options: Int) {
    let versions = [nil, "2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
    var greeting = ""
    if let version = versions[options % 5] {
      greeting = """
        {"jsonrpc":"2.0","id":"","method":"initialize","params":{"protocolVersion":"\(version)"}}

        """
    }
    sent = Array(greeting.utf8) + bytes
    longestLine = options % 10 < 5 ? LineReader.limit : 300
  }

  /// Sends everything, and looks at all that comes back.
  func hold() {
    guard let files = Self.files else { fatalError("there is no room for a conversation") }
    files.input.fill(with: sent)
    files.output.fill(with: [])
    guard let folder = ServedFolder(named: "Examples") ?? ServedFolder(named: nil) else { return }
    Server(folder: folder).run(
      reading: files.input.descriptor, writing: files.output.descriptor, longestLine: longestLine)
    check(files.output.contents())
  }

  private static let files: (input: ScratchFile, output: ScratchFile)? = {
    guard let input = ScratchFile(), let output = ScratchFile() else { return nil }
    return (input, output)
  }()

  private func check(_ answers: [UInt8]) {
    Rule.holds(answers.isEmpty || answers.last == 0x0A, "the last answer has no end")
    var identifiers: Set<String> = []
    var count = 0
    for line in answers.split(separator: 0x0A) {
      let messages = Self.parsed(line)
      let list = messages as? [Any] ?? [messages]
      let replies = list.map { Self.check($0, line) }
      identifiers.formUnion(replies.compactMap { $0.isProgress ? nil : $0.identifier })
      if !replies.allSatisfy(\.isProgress) { count += 1 }
    }
    let lines = sent.split(separator: 0x0A).count
    Rule.holds(count <= lines, "\(lines) lines got \(count) answers")
    let text = String(decoding: sent, as: UTF8.self)
    guard !text.contains("cancel"), !text.contains("\\u") else { return }
    for request in requests where !identifiers.contains(request) {
      fatalError("the request \(request) got no answer")
    }
  }

  /// The requests that stand alone on a line and are sound, by what they are called.
  private var requests: [String] {
    sent.split(separator: 0x0A).compactMap { line in
      let depth = line.count { $0 == 0x7B || $0 == 0x5B }
      // Foundation's parser takes a comma behind the last member, which is no JSON.
      guard depth < 60, line.count < longestLine,
        String(decoding: line, as: UTF8.self).firstMatch(of: /,\s*[}\]]/) == nil,
        let value = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
        value["jsonrpc"] as? String == "2.0", value["method"] is String
      else { return nil }
      return value["id"] as? String
    }
  }

  private static func parsed(_ line: ArraySlice<UInt8>) -> Any {
    do {
      return try JSONSerialization.jsonObject(with: Data(line))
    } catch { fatalError("no JSON, \(error): \(String(decoding: line, as: UTF8.self))") }
  }

  /// Looks at one message of the server.
  private static func check(
    _ message: Any, _ line: ArraySlice<UInt8>
  ) -> (isProgress: Bool, identifier: String?) {
    func require(_ holds: Bool, _ rule: String) {
      Rule.holds(holds, "\(rule): \(String(decoding: line.prefix(2_000), as: UTF8.self))")
    }
    guard let message = message as? [String: Any] else { fatalError("no object is answered") }
    require(message["jsonrpc"] as? String == "2.0", "no message of JSON-RPC")
    if message["method"] != nil {
      require(message["id"] == nil, "the server asks")
      return (true, nil)
    }
    require(message["id"] != nil, "an answer does not say to what")
    require((message["result"] == nil) != (message["error"] == nil), "neither result nor error")
    let result = message["result"] as? [String: Any]
    for part in result?["content"] as? [[String: Any]] ?? [] {
      let text = part["text"] as? String ?? ""
      let found = try? JSONSerialization.jsonObject(with: Data(text.utf8))
      require(found is [String: Any], "the text of a result is no object")
    }
    return (false, message["id"] as? String)
  }
}
