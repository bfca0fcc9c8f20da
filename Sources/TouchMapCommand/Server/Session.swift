import TouchMap
import TouchReports

/// One client's conversation. It reads the messages in their order, answers those at once that need
/// no work, and passes the rest to a worker. Only the reading thread calls it.
struct Session {
  private let outbox: Outbox
  private let queue: WorkQueue
  private let tools: Tools
  private var version: ProtocolVersion?

  init(outbox: Outbox, queue: WorkQueue, tools: Tools) {
    self.outbox = outbox
    self.queue = queue
    self.tools = tools
  }

  /// Handles a line of the stream.
  mutating func take(_ piece: LineReader.Piece) {
    switch piece {
    case .line(let bytes): take(bytes)
    case .tooLong: outbox.offer(Reply.error(nil, .tooLong))
    case .end: break
    }
  }

  private mutating func take(_ bytes: [UInt8]) {
    guard bytes.contains(where: { $0 > 0x20 }) else { return }
    do throws(JSON.ReadingFailure) {
      let value = try bytes.withUnsafeBufferPointer { bytes in
        Result { () throws(JSON.ReadingFailure) in try JSON(reading: bytes) }
      }.get()
      take(value)
    } catch {
      outbox.offer(Reply.error(nil, error == .malformed ? .noJSON : .noRequest))
    }
  }

  private mutating func take(_ value: JSON) {
    guard let messages = value.elements else {
      return take(Message(value), answering: .line(outbox))
    }
    guard version?.takesBatches == true, !messages.isEmpty else {
      return outbox.offer(Reply.error(nil, .noRequest))
    }
    let batch = Batch(count: messages.count, outbox: outbox)
    for message in messages { take(Message(message), answering: .batch(batch)) }
  }

  private mutating func take(_ message: Message, answering route: ReplyRoute) {
    switch message {
    case .request(let identifier, let method, let params): answer(identifier, method, params, route)
    case .notification(let method, let params):
      if method == "notifications/cancelled", let request = RequestIdentifier(params["requestId"]) {
        queue.cancel(request)
      }
      route.offer(nil)
    case .response: route.offer(nil)
    case .invalid(let identifier): route.offer(Reply.error(identifier, .noRequest))
    }
  }

  private mutating func answer(
    _ identifier: RequestIdentifier, _ method: String, _ params: JSON, _ route: ReplyRoute
  ) {
    switch method {
    case "ping": route.offer(Reply.result(identifier, .object([])))
    case "initialize": route.offer(Reply.result(identifier, initialize(params)))
    case "tools/list", "tools/call":
      guard version != nil else { return route.offer(Reply.error(identifier, .notInitialized)) }
      if method == "tools/list" {
        route.offer(Reply.result(identifier, .object([("tools", ToolList.json)])))
      } else {
        call(identifier, params, route)
      }
    default: route.offer(Reply.error(identifier, .unknownMethod(method)))
    }
  }

  private mutating func initialize(_ params: JSON) -> JSON {
    let version = ProtocolVersion.answering(params["protocolVersion"]?.string)
    self.version = version
    return .object([
      ("protocolVersion", .string(version.rawValue)),
      ("capabilities", .object([("tools", .object([]))])),
      (
        "serverInfo",
        .object([("name", .string("touchmap")), ("version", .string(TouchMapVersion.current))])
      ),
      ("instructions", .string(ToolList.instructions)),
    ])
  }

  private func call(_ identifier: RequestIdentifier, _ params: JSON, _ route: ReplyRoute) {
    guard let tool = params["name"]?.string.flatMap(Tool.init) else {
      return route.offer(Reply.error(identifier, .unknownTool(params["name"]?.string ?? "")))
    }
    let (tools, outbox) = (tools, outbox)
    let isStructured = version?.takesStructuredContent == true
    let token = params["_meta"]?["progressToken"].flatMap { RequestIdentifier($0) }
    let arguments = params["arguments"] ?? .object([])
    let job = Job(
      identifier,
      onStep: { number, message in
        if let token { outbox.offer(Reply.progress(token.json, number, message)) }
      },
      work: { job in
        do {
          let result = try tools.call(tool, arguments, job, isStructured: isStructured)
          route.send(job.wasCancelled ? nil : Reply.result(identifier, result))
        } catch {
          route.send(nil)
        }
      })
    if !queue.add(job) { route.offer(Reply.error(identifier, .tooMany)) }
  }
}
