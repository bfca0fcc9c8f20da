/// The content of a dump: one or more screens, and their format.
///
/// ```swift
/// let dump = try Dump(reading: app.debugDescription.utf8)
/// let verdict = try dump.screens[0].verdict(of: "Pay")
/// ```
public struct Dump: Sendable, Hashable {
  /// The format in which the dump is written.
  public var format: DumpFormat
  /// The screens, in the order of the source; there is at least one.
  public var screens: [Screen]

  /// Reads a dump.
  ///
  /// - Parameters:
  ///   - bytes: The dump's text as UTF-8 or UTF-16. A byte order mark and both kinds of line ends
  ///     are accepted. Bytes that are not UTF-8 are replaced, and the notes of the screens say so.
  ///     Several JSON documents may follow one another, each beginning on a line of its own.
  ///   - format: A format's identifier, or `nil` to recognise it by the content.
  /// - Throws: ``DumpError`` if the text is empty, contains no view, or has a broken structure. Its
  ///   ``DumpError/file`` is `nil`.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(reading bytes: some Collection<UInt8>, as format: String? = nil) throws(DumpError) {
    let result = bytes.withContiguousStorageIfAvailable { Self.read($0, as: format) }
    if let result {
      self = try result.get()
    } else {
      self = try Array(bytes).withUnsafeBufferPointer { Self.read($0, as: format) }.get()
    }
  }

  private static func read(_ bytes: ByteText, as format: String?) -> Result<Dump, DumpError> {
    Result { () throws(DumpError) in
      switch try TextEncoding(of: bytes) {
      case .utf8: return try Dump(text: bytes.withoutByteOrderMark, as: format)
      case .utf16(let isBigEndian):
        return try bytes.decodingUTF16(isBigEndian: isBigEndian).read { text throws(DumpError) in
          try Dump(text: text, as: format)
        }
      }
    }
  }

  init(format: DumpFormat, screens: [Screen]) { (self.format, self.screens) = (format, screens) }

  /// Reads a text as a dump, or if it is not one, reads the dumps in it.
  ///
  /// - Parameter depth: The number of wrappers around the text.
  init(text: ByteText, as format: String?, depth: Int = 0) throws(DumpError) {
    do throws(DumpError) {
      try self.init(document: text, as: format)
    } catch {
      guard error.problem.mayHideDocument,
        let dump = DocumentSearch.firstDump(in: text, as: format, depth: depth)
      else { throw depth == 0 ? error.named(for: text) : error }
      self = dump
    }
  }

  /// Reads a text that is a dump from its beginning.
  init(document text: ByteText, as format: String?) throws(DumpError) {
    guard text.contains(where: { !$0.isBlank && !$0.isLineEnd }) else {
      throw DumpError(problem: .empty)
    }
    let reader = try DumpFormat.reader(named: format, for: text)
    self.format = reader.format
    do throws(DumpError) {
      screens = try reader.read(text)
    } catch {
      // Only here, because it takes time, and a valid document does not need it.
      let documents = JSONDocuments(text).documents
      if documents.isEmpty {
        screens = try Self.screens(ofCut: text, reader, error)
      } else {
        screens = try Self.screens(of: documents, in: text, as: format)
      }
    }
    if let malformed = text.firstMalformedByte {
      let line = 1 + text[..<malformed].count { $0 == .lineFeed }
      for index in screens.indices { screens[index].notes.add(.replacedBytes, line: line) }
    }
  }
}

extension Dump {
  /// Reads a JSON document that is cut off at its end.
  private static func screens(
    ofCut text: ByteText, _ reader: any DumpReader, _ error: DumpError
  ) throws(DumpError) -> [Screen] {
    guard case .malformedJSON = error.problem, let completion = JSONCompletion(text) else {
      throw error
    }
    let results = completion.candidates.lazy.compactMap { try? $0.read(reader.read) }
    guard var screens = results.first,
      // Of what is cut before the first frame nothing can be told but that it is.
      screens.contains(where: { $0.frame.size.area > 0 })
    else { throw error }
    for index in screens.indices {
      screens[index].notes.add(.endsEarly, line: completion.lastLine)
    }
    return screens
  }

  /// Reads documents one after the other; each may be in another format.
  private static func screens(
    of documents: [JSONDocuments.Document], in text: ByteText, as format: String?
  ) throws(DumpError) -> [Screen] {
    var screens: [Screen] = []
    for document in documents {
      let part = ByteText(rebasing: text[document.range])
      do throws(DumpError) {
        var found = try DumpFormat.reader(named: format, for: part).read(part)
        found.replaceLines { $0 + document.line - 1 }
        screens += found
      } catch {
        var error = error
        error.line = (error.line ?? 1) + document.line - 1
        throw error
      }
    }
    return screens
  }
}

extension ByteText {
  fileprivate var withoutByteOrderMark: ByteText {
    starts(with: [0xEF, 0xBB, 0xBF]) ? ByteText(rebasing: self[3...]) : self
  }
}

extension [UInt8] {
  /// Passes the bytes to a function that reads them.
  func read<Content>(
    _ body: (ByteText) throws(DumpError) -> Content
  ) throws(DumpError) -> Content {
    try withUnsafeBufferPointer { text in
      Result { () throws(DumpError) in try body(text) }
    }.get()
  }
}
