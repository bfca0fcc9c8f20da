/// What a dump holds: one or more screens, and the format it came in.
public struct Dump: Sendable, Hashable {
  /// The format in which the dump is written.
  public var format: DumpFormat
  /// The screens, in the order of the source; there is at least one.
  public var screens: [Hierarchy]

  /// Reads a dump.
  ///
  /// - Parameters:
  ///   - bytes: The dump's text as UTF-8. A byte order mark and both kinds of line ends are taken.
  ///   - format: A format's identifier, or `nil` to recognise it by the content.
  /// - Throws: ``DumpError`` if the text is empty, holds no view, or has no sound structure. Its
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
      let text = try bytes.checkedForEncoding()
      guard text.contains(where: { !$0.isBlank && !$0.isLineEnd }) else {
        throw DumpError(problem: .empty)
      }
      let reader = try DumpFormat.reader(named: format, for: text)
      return Dump(format: reader.format, screens: try reader.read(text))
    }
  }

  private init(format: DumpFormat, screens: [Hierarchy]) {
    self.format = format
    self.screens = screens
  }
}

extension ByteText {
  /// Returns the text without its byte order mark.
  fileprivate func checkedForEncoding() throws(DumpError) -> ByteText {
    if starts(with: [0xEF, 0xBB, 0xBF]) { return ByteText(rebasing: self[3...]) }
    if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) {
      throw DumpError(problem: .wrongEncoding("UTF-16"))
    }
    return self
  }
}
