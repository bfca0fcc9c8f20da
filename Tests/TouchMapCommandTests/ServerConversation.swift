import Foundation
import Testing

/// A server that runs, and a client's end of it.
final class ServerConversation {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var unread = Data()

  /// Starts a server.
  init(_ arguments: String..., in folder: URL = Touchmap.packageFolder) throws {
    process.executableURL = try Touchmap.executable()
    process.arguments = ["mcp"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// The server ends with its input. Nobody waits for that here: another server, started meanwhile,
  /// may hold this one's input open until it ends too.
  deinit { try? input.fileHandleForWriting.close() }

  /// Starts a server that a client has greeted.
  static func initialized(
    _ arguments: String..., version: String = "2025-11-25", in folder: URL = Touchmap.packageFolder
  ) throws -> ServerConversation {
    let conversation = try ServerConversation(in: folder)
    try conversation.send(Self.greeting(version))
    _ = try conversation.receive()
    try conversation.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    return conversation
  }

  static func greeting(_ version: String) -> String {
    """
    {"jsonrpc":"2.0","id":"greeting","method":"initialize","params":{"protocolVersion":\
    "\(version)","capabilities":{},"clientInfo":{"name":"a test","version":"1"}}}
    """
  }

  /// The text of a call of a tool.
  static func call(
    _ identifier: String, _ tool: String, _ arguments: [String: Any], token: String? = nil
  ) throws -> String {
    var params: [String: Any] = ["name": tool, "arguments": arguments]
    if let token { params["_meta"] = ["progressToken": token] }
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": identifier, "method": "tools/call", "params": params,
    ]
    let data = try JSONSerialization.data(withJSONObject: message, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }

  func send(_ line: String, terminator: String = "\n") throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + terminator).utf8))
  }

  /// Waits for the next line.
  func receiveLine() throws -> String {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread = Data(unread[unread.index(after: end)...])
        return line
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Silence() }
      unread += more
    }
  }

  /// The server has ended and said no more.
  struct Silence: Error {}

  /// Waits for the next message.
  func receive() throws -> [String: Any] {
    let line = try receiveLine()
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(value as? [String: Any], "\(line)")
  }

  /// Calls a tool and returns the text of its result, and whether it is an error.
  func call(_ tool: String, _ arguments: [String: Any]) throws -> (text: String, isError: Bool) {
    try send(Self.call("a call", tool, arguments))
    let result = try #require(try receive()["result"] as? [String: Any])
    let content = try #require(result["content"] as? [[String: Any]])
    try #require(content.count == 1)
    return (try #require(content[0]["text"] as? String), try #require(result["isError"] as? Bool))
  }

  /// Says goodbye and returns the status with which the server ends.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
