/// Why a dump cannot be used, and where.
public struct DumpError: Error, Sendable, Hashable {
  /// The problems of a dump.
  @_spi(Command) public enum Problem: Sendable, Hashable {
    /// The file cannot be opened or read; `reason` says why.
    case unreadable(reason: String)
    /// The text contains only blanks.
    case empty
    /// The text is not UTF-8 but has the given encoding.
    case wrongEncoding(String)
    /// The bytes are not text.
    case binary
    /// The text contains no view, only the error of a debugger.
    case debuggerError(String)
    /// The text contains no view.
    case noViews
    /// The text is a document in the given language, `JSON` or `XML`, of no known format.
    case unknownDocument(String)
    /// The text is another kind of tree, which contains no frames of views.
    case foreignTree(ForeignTree)
    /// The description of a view is broken at the end of a line, and continues on the next one.
    case brokenLine
    /// A node is deeper than the nodes before it allow.
    case gap(className: String, depth: Int, deepest: Int)
    /// A node is deeper than ``ScreenBuilder/maximumDepth``.
    case tooDeep(limit: Int)
    /// Arrays and objects of a JSON document are nested more than this many levels deep.
    case tooNested(limit: Int)
    /// A screen has more nodes than ``ScreenBuilder/maximumCount``.
    case tooManyViews(limit: Int)
    /// The text is not valid JSON, or a value in it is not one that the format allows there.
    case malformedJSON(expected: String)
    /// The text is not valid XML, or a tag in it is not one that the format allows there.
    case malformedXML(expected: String)
    /// The hierarchy does not belong to UIKit but to the given rendering system.
    case foreignRenderingSystem(String)
    /// A document that looks like one of the described format has another problem, or is cut off.
    indirect case nearest(summary: String, Problem, isCut: Bool)
    /// A document of the given format contains no element.
    case noElements(format: String)
    /// A later version of the project's own format.
    case unsupportedVersion(Int, supported: Int)
    /// No format has the name.
    case unknownFormat(String, known: [String])
    /// The given accessibility half of a screen does not contain only accessibility elements.
    case noElementHalf
    /// The given view half of a screen contains only accessibility elements.
    case noViewHalf
    /// The view dump and the accessibility tree are of screens of different sizes, in points;
    /// turned, they would fit.
    case halvesDiffer(views: Screen.Size, elements: Screen.Size, isTurned: Bool)
    /// The view dump and the accessibility tree contain different numbers of screens.
    case halvesUnpaired(views: Int, elements: Int)
    /// The dump has fewer screens.
    case noSuchScreen(Int, count: Int)
    /// The dump contains no view with the name; `near` has similar names.
    case noSuchView(String, near: [String])
  }

  /// The problem, described in the words of the format that the text is nearest to.
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
      // A document that its own reader refuses at its beginning gets that reader's words.
      guard problem == .noViews || problem.isXML else { return self }
      do throws(DumpError) { _ = try reader.read(rest) } catch {
        return naming(reader, error, from: start, of: text)
      }
      return self
    }
    error.problem = .nearest(summary: reader.format.summary, problem, isCut: isCut)
    return error
  }

  /// The same for a document that is not similar to any readable one.
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
    let problem = Problem.nearest(summary: reader.format.summary, inner.problem, isCut: false)
    return DumpError(problem: problem, line: (inner.line ?? 1) + before)
  }

  /// A tree that is not a hierarchy of UIKit's views with their frames.
  @_spi(Command) public enum ForeignTree: String, Sendable, Hashable, CaseIterable {
    /// The output of `_printHierarchy`: view controllers.
    case viewControllers
    /// The output of `_autolayoutTrace`: views without frames.
    case autolayoutTrace
    /// The output of Chisel's `presponder`: a view, and below it its next responders.
    case responders
    /// The output of Cycript's `choose()`: the objects of a class, in the order of the heap.
    case heapObjects
    /// The hierarchy that EarlGrey prints, whose frames are those of accessibility elements.
    case earlGrey
    /// Windows without the views in them: the windows of an application, or one of them.
    case windows
    /// A scene, which names its windows without their views.
    case scene
    /// Touches, each with the view that it is on.
    case touches
    /// A hierarchy of Android's views.
    case android
    /// A tree of Flutter's widgets or render objects.
    case flutter
  }

  /// The file, as the user named it; `nil` if the text did not come from a file.
  public var file: String?
  /// The line of the problem, from 1, if it is on one.
  public var line: Int?
  /// The problem.
  @_spi(Command) public var problem: Problem

  /// Creates an error.
  @_spi(Command) public init(problem: Problem, line: Int? = nil, file: String? = nil) {
    self.problem = problem
    self.line = line
    self.file = file
  }
}

extension DumpError.Problem {
  fileprivate var isXML: Bool {
    if case .malformedXML = self { true } else { false }
  }

  /// Whether a text with this problem may contain a dump.
  var mayHideDocument: Bool {
    switch self {
    // These hold views, but no tree of views.
    case .foreignTree(.responders), .foreignTree(.heapObjects), .foreignTree(.earlGrey),
      .foreignTree(.windows), .foreignTree(.scene), .foreignTree(.touches),
      .foreignTree(.android):
      false
    case .noViews, .malformedJSON, .malformedXML, .noElements, .gap, .debuggerError, .foreignTree:
      true
    default: false
    }
  }
}
