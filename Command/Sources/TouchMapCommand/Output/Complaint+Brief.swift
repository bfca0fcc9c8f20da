@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

extension Complaint {
  /// Whether a model reads the answers.
  static let isBrief = CommandLine.arguments.contains("--brief")

  /// The error for a model. Nothing of a dump is in it but similar names, in `near`. `nil` for what
  /// no model can act on.
  var plainError: JSON? {
    switch self {
    case .dump(let error):
      if case .noSuchView(_, let near) = error.problem { return Self.unknownName(near: near) }
      return Self.error("the dump cannot be used: \(error.plainWording)")
    case .request(.unknownName(_, let near, let hostingView, _)):
      return Self.unknownName(near: near, isHostingViewOpaque: hostingView != nil)
    case .request(.screenCounts(_, let old, _, let new)):
      return Self.error("the dumps hold \(old) and \(new) screens; pass screen, from 1")
    case .request(.nothingCompared), .request(.nothingWitnessed): return nil
    case .request(let problem): return Self.error(problem.wording)
    case .file, .point, .settings, .goneFromBaseline, .unusedNames, .oddPoint: return nil
    }
  }

  private static func error(_ sentence: String, near: [String] = []) -> JSON {
    let names = near.prefix(3).map { JSON.string(PlainText.clean($0)) }
    return .object(
      [("error", .string(sentence))] + (names.isEmpty ? [] : [("near", .array(names))]))
  }

  private static func unknownName(near: [String], isHostingViewOpaque: Bool = false) -> JSON {
    error(
      "no view has this name; expected a class, #identifier, 0xaddress or text; "
        + (near.isEmpty ? "a map lists the owners of the screen" : "near names are listed")
        + (isHostingViewOpaque
          ? "; SwiftUI draws content that no dump of views names: pass elements, or ask about a "
            + "point" : ""),
      near: near)
  }
}
