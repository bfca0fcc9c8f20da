import TouchMap
import TouchReports

/// The messages that the server sends.
enum Reply {
  /// Errors of the protocol; an error that a model can act on is the result of a tool instead.
  ///
  /// > Source: JSON-RPC 2.0, section 5.1; the last one is from the range for servers.
  enum Fault: Sendable {
    case noJSON, tooLong, noRequest, notInitialized
    case unknownMethod(String)
    case unknownTool(String)
    case tooMany

    var code: Int {
      switch self {
      case .noJSON: -32700
      case .tooLong, .noRequest, .notInitialized: -32600
      case .unknownMethod: -32601
      case .unknownTool: -32602
      case .tooMany: -32000
      }
    }

    var sentence: String {
      switch self {
      case .noJSON: "the line is no JSON"
      case .tooLong: "the message is longer than \(LineReader.limit >> 20) MiB; pass a path"
      case .noRequest: "no request of JSON-RPC 2.0"
      case .notInitialized: "initialize comes first"
      case .unknownMethod(let name): "no method is called \(PlainText.clean(name))"
      case .unknownTool(let name): "no tool is called \(PlainText.clean(name)); see tools/list"
      case .tooMany: "\(WorkQueue.limit) requests wait already; send this one again later"
      }
    }
  }

  static func result(_ identifier: RequestIdentifier, _ result: JSON) -> JSON {
    .object([("jsonrpc", .string("2.0")), ("id", identifier.json), ("result", result)])
  }

  /// Returns an error, with the request's identifier if it is known.
  static func error(_ identifier: RequestIdentifier?, _ fault: Fault) -> JSON {
    .object([
      ("jsonrpc", .string("2.0")), ("id", identifier?.json ?? .null),
      ("error", .object([("code", .integer(fault.code)), ("message", .string(fault.sentence))])),
    ])
  }

  /// Returns a note about the progress of a request's work.
  static func progress(_ token: JSON, _ number: Int, _ message: String) -> JSON {
    .object([
      ("jsonrpc", .string("2.0")), ("method", .string("notifications/progress")),
      (
        "params",
        .object([
          ("progressToken", token), ("progress", .integer(number)), ("message", .string(message)),
        ])
      ),
    ])
  }

  /// Returns the result of a tool, as one text, and as a value for clients that accept one.
  static func content(_ answer: JSON, isError: Bool, isStructured: Bool) -> JSON {
    let text = JSON.object([("type", .string("text")), ("text", .string(answer.line()))])
    var members: [(String, JSON)] = [("content", .array([text]))]
    if isStructured, !isError {
      members.append(("structuredContent", .object([("answers", .array([answer]))])))
    }
    return .object(members + [("isError", .bool(isError))])
  }
}
