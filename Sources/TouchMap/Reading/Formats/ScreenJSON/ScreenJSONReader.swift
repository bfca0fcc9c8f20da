import Foundation

/// Reads the project's own JSON.
struct ScreenJSONReader: DumpReader {
  let format = DumpFormat(
    name: "json", summary: "the project's own lossless JSON",
    sources: [
      "touchmap convert DUMP",
      "lldb, in an app that links TouchInspector: expr -l Swift -- import TouchInspector, then "
        + "po try TouchInspector.json()",
    ],
    evidence: .exact,
    gaps: ["only what the dump it was converted from did not contain"])

  func recognizes(_ text: ByteText) -> Bool {
    guard let start = Self.start(of: text) else { return false }
    return text.first("\"touchmap-hierarchy\"", in: start..<min(text.count, start + 4096)) != nil
  }

  /// Where the document begins: at the first line that begins an object, unless the text before it
  /// is not what a debugger prints.
  private static func start(of text: ByteText) -> Int? {
    var line = 0
    while line < text.count {
      let start = text[line...].firstIndex { !$0.isBlank } ?? text.count
      let end = text[start...].firstIndex { $0.isLineEnd } ?? text.count
      if start < end, text[start] == .openBrace { return start }
      guard start == end || text[start..<end].starts(with: "(lldb)".utf8) else { return nil }
      line = end + 1
    }
    return nil
  }

  /// The document alone, with blanks instead of a debugger's prompts, so that lines keep their
  /// numbers.
  private static func document(in text: ByteText) -> Data {
    let start = start(of: text) ?? 0
    var end = text.count
    while let line = text[start..<end].lastIndex(where: { $0.isLineEnd }),
      text[(line + 1)..<end].allSatisfy(\.isBlank)
        || text[(line + 1)..<end].starts(with: "(lldb)".utf8)
    {
      end = line
    }
    var data = Data(text[..<start].map { $0.isLineEnd ? $0 : .space })
    data.append(contentsOf: text[start..<end])
    return data
  }

  /// Refuses more nodes than a screen may have before `JSONDecoder` spends a kilobyte on each.
  private static func checkCount(in text: ByteText) throws(DumpError) {
    let limit = ScreenBuilder.maximumCount
    // A node is an object, and with its comma three bytes long at least.
    guard text.count / 3 > limit else { return }
    var scanner = JSONScanner(text: text, from: start(of: text) ?? 0)
    var (isInNodes, count) = (false, 0)
    // The decoder says what is wrong with a text that is no JSON.
    while let token = try? scanner.next(), token != .end, token != .endObject || scanner.depth > 0 {
      switch token {
      // Screens are an array in the document, and nodes an array in a screen.
      case .key(let key) where scanner.depth == 3:
        (isInNodes, count) = (text.equals(key, "nodes"), 0)
      case .beginObject where isInNodes && scanner.depth == 5:
        count += 1
        guard count <= limit else {
          throw DumpError(problem: .tooManyViews(limit: limit), line: scanner.line)
        }
      default: break
      }
    }
  }

  func read(_ text: ByteText) throws(DumpError) -> [Screen] {
    try Self.checkCount(in: text)
    let data = Self.document(in: text)
    do {
      let head = try JSONDecoder().decode(ScreenJSON.Head.self, from: data)
      guard head.version <= ScreenJSON.version else {
        throw DumpError(
          problem: .unsupportedVersion(head.version, supported: ScreenJSON.version), line: 1)
      }
      let document = try JSONDecoder().decode(ScreenJSON.Document.self, from: data)
      let screens = document.screens.filter { $0.viewCount > 0 }
      guard !screens.isEmpty else { throw DumpError(problem: .noViews) }
      return screens
    } catch let error as DumpError {
      throw error
    } catch {
      // In the document prompts are blanks, because JSON never contains them.
      throw data.withUnsafeBytes {
        JSONFailure(error, in: $0.bindMemory(to: UInt8.self)).dumpError
      }
    }
  }
}
