/// The server as a whole: one client, from its first message to its last.
package struct Server {
  /// The folder whose files may be read by path.
  private let folder: ServedFolder

  package init(folder: ServedFolder) { self.folder = folder }

  /// Answers the messages of one descriptor on another, until the first one ends; a message has at
  /// most `longestLine` bytes.
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
    // Requests from before the end are still answered.
    queue.finish()
    outbox.finish()
  }
}
