import TouchScreen

/// Why a dump cannot be used, and where.
public struct DumpError: Error, Sendable, Hashable {
  /// The problems of a dump.
  package enum Problem: Sendable, Hashable {
    /// The file cannot be opened or read, for the reason given.
    case unreadable(reason: String)
    /// The text holds nothing but blanks.
    case empty
    /// The text is not UTF-8 but the encoding given.
    case wrongEncoding(String)
    /// The bytes are no text.
    case binary
    /// The text holds no view but the error of a debugger.
    case debuggerError(String)
    /// The text holds no view.
    case noViews
    /// The text is a document in the language given, `JSON` or `XML`, of no known format.
    case unknownDocument(String)
    /// The text is another kind of tree, which tells no frames of views.
    case foreignTree(ForeignTree)
    /// A node stands deeper than the nodes before it allow.
    case gap(className: String, depth: Int, deepest: Int)
    /// A node stands deeper than ``ScreenBuilder/maximumDepth``.
    case tooDeep(limit: Int)
    /// Arrays and objects of a JSON document lie deeper in one another than so many levels.
    case tooNested(limit: Int)
    /// A screen has more nodes than ``ScreenBuilder/maximumCount``.
    case tooManyViews(limit: Int)
    /// The text is no sound JSON, or a value in it is not what the format has there.
    case malformedJSON(expected: String)
    /// The text is no sound XML, or a tag in it is not what the format has there.
    case malformedXML(expected: String)
    /// The hierarchy is not one of UIKit but of the rendering system given.
    case foreignRenderingSystem(String)
    /// A document that looks like one of the format described has another problem, or it ends before
    /// it is whole.
    indirect case nearest(summary: String, Problem, isCut: Bool)
    /// A document of the format given holds no element.
    case noElements(format: String)
    /// A later version of the project's own format.
    case unsupportedVersion(Int, supported: Int)
    /// No format has the name.
    case unknownFormat(String, known: [String])
    /// The given accessibility half of a screen does not hold accessibility elements alone.
    case noElementHalf
    /// The given view half of a screen holds accessibility elements alone.
    case noViewHalf
    /// The view dump and the accessibility tree are of screens of different sizes, in points;
    /// turned, they would fit.
    case halvesDiffer(views: Screen.Size, elements: Screen.Size, isTurned: Bool)
    /// The view dump and the accessibility tree hold different numbers of screens.
    case halvesUnpaired(views: Int, elements: Int)
    /// The dump has fewer screens.
    case noSuchScreen(Int, count: Int)
    /// The dump holds no view of a supposition's name; names like it.
    case noSuchView(String, near: [String])
  }

  /// The problem, told in the words of the format that the text is nearest to.
  func named(for text: ByteText) -> DumpError {
    switch problem {
    case .noViews, .malformedJSON, .noElements: break
    case .malformedXML where !text.startsWithJSON("<"): break
    default: return self
    }
    let start = text.prefix(ByteText.recognizedPart).firstIndex {
      $0 == .openBrace || $0 == .openBracket || $0 == .lessThan
    }
    guard let start else { return self }
    let rest = ByteText(rebasing: text[start...])
    let reader = DumpFormat.readers.dropFirst().dropLast().first { $0.recognizes(rest) }
    guard let reader else { return problem == .noViews ? namedByLanguage(of: text) : self }
    var error = self
    let isCut = JSONCompletion(rest) != nil
    if isCut {
      error.line = 1 + text.count { $0 == .lineFeed }
    } else {
      // A document that its own reader refused from the beginning on is told of by that reader.
      guard problem == .noViews || problem.isXML else { return self }
      do throws(DumpError) { _ = try reader.read(rest) } catch {
        return naming(reader, error, from: start, of: text)
      }
      return self
    }
    error.problem = .nearest(summary: reader.format.summary, problem, isCut: isCut)
    return error
  }

  /// The same for a document that is like none that can be read.
  private func namedByLanguage(of text: ByteText) -> DumpError {
    let isJSON = JSONDocuments.isDocument(text)
    guard isJSON || text.startsWithJSON("<") && text.first(": 0x", in: 0..<text.count) == nil else {
      return self
    }
    return DumpError(problem: .unknownDocument(isJSON ? "JSON" : "XML"), line: line)
  }

  private func naming(
    _ reader: any DumpReader, _ inner: DumpError, from start: Int, of text: ByteText
  ) -> DumpError {
    let before = text[..<start].count { $0 == .lineFeed }
    let problem = Problem.nearest(
      summary: reader.format.summary, inner.problem, isCut: false)
    return DumpError(problem: problem, line: (inner.line ?? 1) + before)
  }

  /// A tree that is no hierarchy of UIKit's views with their frames.
  package enum ForeignTree: String, Sendable, Hashable, CaseIterable {
    /// The output of `_printHierarchy`: view controllers.
    case viewControllers
    /// The output of `_autolayoutTrace`: views without frames.
    case autolayoutTrace
    /// A hierarchy of Android's views.
    case android
    /// A tree of Flutter's widgets or render objects.
    case flutter
  }

  /// The file, as the user named it; `nil` where the text came without one.
  public var file: String?
  /// The line, from 1, if the problem stands on one.
  public var line: Int?
  /// The problem.
  package var problem: Problem

  /// Creates an error.
  package init(problem: Problem, line: Int? = nil, file: String? = nil) {
    self.problem = problem
    self.line = line
    self.file = file
  }
}

extension DumpError.Problem {
  fileprivate var isXML: Bool {
    if case .malformedXML = self { true } else { false }
  }

  /// Whether a dump may stand in a text with this problem.
  var mayHideDocument: Bool {
    switch self {
    case .noViews, .malformedJSON, .malformedXML, .noElements, .gap, .debuggerError, .foreignTree:
      true
    default: false
    }
  }
}
