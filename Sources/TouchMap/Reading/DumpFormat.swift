/// A format of view-hierarchy dumps: its name, and the facts that it lacks.
public struct DumpFormat: Sendable, Hashable {
  /// The identifier by which the format is chosen, for example `recursiveDescription`.
  public let name: String
  /// A description of the format in a few words.
  public let summary: String
  /// The ways to get such a dump, one for each entry.
  public let sources: [String]
  /// How certain an answer from this format can be at best.
  public let evidence: Evidence
  /// The facts that are unknown in every dump of the format, one for each entry.
  public let gaps: [String]

  /// Every format that can be read, in the order in which they are tried.
  public static var all: [DumpFormat] { readers.map(\.format) }

  /// The readers, the most easily recognised format first; the last one accepts all other texts.
  static let readers: [any DumpReader] = [
    ScreenJSONReader(), WebDriverAgentReader(), WebDriverAgentJSONReader(), DetoxReader(),
    SentryReader(), ArgentReader(), AgentDeviceReader(), XcodeBuildMCPReader(), MobileMCPReader(),
    MaestroReader(), IDBReader(), XCUITestReader(), RecursiveDescriptionReader(),
  ]

  /// Returns the reader of the format with the given name, or of the format that the text is in.
  static func reader(named name: String?, for text: ByteText) throws(DumpError) -> any DumpReader {
    if let name {
      if let reader = readers.first(where: { $0.format.name == name }) { return reader }
      throw DumpError(problem: .unknownFormat(name, known: all.map(\.name)))
    }
    return readers.first { $0.recognizes(text) } ?? RecursiveDescriptionReader()
  }

  /// The format in a few lines: its name, where such a dump comes from, and what it does not
  /// contain.
  @_spi(Command) public var report: String {
    var lines = ["\(name): \(summary)", "  from:"] + sources.map { "    - \($0)" }
    lines.append("  evidence: \(evidence.rawValue)")
    lines.append("  cannot tell:")
    lines += gaps.map { "    - \($0)" }
    return lines.joined(separator: "\n")
  }
}

/// Reads dumps of one format.
protocol DumpReader: Sendable {
  /// The format.
  var format: DumpFormat { get }

  /// Returns whether a text looks like this format. Examines only a part of the text.
  func recognizes(_ text: ByteText) -> Bool

  /// Returns the screens in a text.
  ///
  /// - Throws: ``DumpError`` if no view remains or the structure breaks.
  func read(_ text: ByteText) throws(DumpError) -> [Screen]
}
