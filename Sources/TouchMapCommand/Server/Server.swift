/// The server as a whole: one client, from its first message to its last.
package struct Server {
  /// The folder whose files may be read by path.
  private let folder: ServedFolder

  package init(folder: ServedFolder) { self.folder = folder }

  /// Reads messages from one descriptor and answers them on another, until the first one ends. A
  /// message has at most `longestLine` bytes.
  package func run(reading input: Int32, writing output: Int32, longestLine: Int = LineReader.limit)
  {
    let outbox = Outbox(descriptor: output)
    let queue = WorkQueue()
    outbox.start()
    queue.start()
    var reader = LineReader(descriptor: input, limit: longestLine)
    var session = Session(outbox: outbox, queue: queue, tools: Tools(folder: folder))
    while true {
      let piece = reader.next()
      if piece == .end { break }
      session.take(piece)
    }
    // Requests that came before the end are still answered.
    queue.finish()
    outbox.finish()
  }
}
