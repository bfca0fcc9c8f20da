extension DumpError: CustomStringConvertible {
  /// One line: where, what is wrong, what was expected, and what to do about it.
  public var description: String {
    let place = [file, (line ?? problem.defaultLine).map(String.init)].compactMap { $0 }
    let prefix = place.isEmpty ? "" : place.joined(separator: ":") + ": "
    return VisibleText.escape(prefix + "error: " + wording)
  }
}

extension DumpError {
  private var wording: String {
    guard problem == .brokenLine else { return problem.wording }
    let lines = line.map { "lines \($0) and \($0 + 1)" } ?? "two lines"
    return "\(lines) are one description that was broken; expected each view on one line: copy the "
      + "dump from Xcode's console or from a file, and not from a page that wraps lines"
  }
}

extension DumpError.Problem {
  /// A text without content is wrong from its first line.
  fileprivate var defaultLine: Int? {
    switch self {
    case .empty, .noViews, .wrongEncoding, .binary, .malformedJSON, .malformedXML, .noElements,
      .nearest, .unknownDocument:
      1
    default: nil
    }
  }

  fileprivate var wording: String {
    switch self {
    case .unreadable(let reason): "cannot be read (\(reason)); expected a view-hierarchy dump"
    case .empty:
      "the dump is empty; expected a view hierarchy, for example the output of "
        + "`po [[UIApplication sharedApplication].keyWindow recursiveDescription]`"
    case .wrongEncoding(let encoding): "the text is \(encoding); expected UTF-8, convert it first"
    case .binary: "the file is binary; expected the text of a view hierarchy"
    case .debuggerError(let message):
      "the debugger complains (\(message)) and prints no view; expected its answer"
    case .noViews:
      "no view found; expected lines such as `<UIView: 0x7f8; frame = (0 0; 393 852); ...>`"
    case .unknownDocument(let language):
      "this is \(language) of a format that is not known"
    case .foreignTree(let tree): tree.wording
    case .foreignRenderingSystem(let name):
      "the rendering system is '\(name)'; expected a hierarchy of UIKit, only its views take "
        + "touches by UIKit's rule"
    case .nearest(let summary, let problem, let isCut):
      "this is \(summary), " + (isCut ? "cut here; paste it whole" : problem.wording)
    case .noElements(let format):
      "no element found; expected a tree in the format \(format)"
    case .gap, .tooDeep, .tooNested, .tooManyViews, .malformedJSON, .malformedXML, .brokenLine,
      .unsupportedVersion:
      wordingOfStructure
    case .noElementHalf, .noViewHalf, .halvesDiffer, .halvesUnpaired, .noSuchScreen, .noSuchView,
      .unknownFormat:
      wordingOfRequest
    }
  }

  /// The wording of a problem with the structure of a dump; empty for others.
  private var wordingOfStructure: String {
    switch self {
    case .gap(let className, let depth, let deepest):
      "\(className) is at depth \(depth); expected at most depth \(deepest), a line above it "
        + "is missing: paste the dump whole"
    case .tooDeep(let limit):
      "the tree is deeper than \(limit) levels; expected the dump of one screen"
    case .tooNested(let limit):
      "arrays and objects are nested deeper than \(limit) levels; expected the dump of one screen"
    case .tooManyViews(let limit):
      "the screen has more than \(limit) views; expected the dump of one screen"
    case .malformedJSON(let expected): "broken JSON; expected \(expected)"
    case .malformedXML(let expected): "broken XML; expected \(expected)"
    case .unsupportedVersion(let version, let supported):
      "version \(version) of the format; expected at most version \(supported)"
    default: ""
    }
  }

  /// The wording of a problem with what was asked of a dump; empty for others.
  private var wordingOfRequest: String {
    switch self {
    case .unknownFormat(let name, let known):
      "no format is called '\(name)'; expected one of " + known.joined(separator: ", ")
    case .noElementHalf:
      "this is no accessibility tree; expected one, as idb, WebDriverAgent or XCUITest write it"
    case .noViewHalf:
      "this is an accessibility tree; expected a view dump, to which such a tree is added"
    case .halvesDiffer(let views, let elements, let isTurned):
      Self.wording(of: views, elements, isTurned: isTurned)
    case .halvesUnpaired(let views, let elements):
      "\(elements) accessibility trees for \(views) screens of views; expected one for each"
    case .noSuchScreen(let number, let count):
      "there is no screen \(number); expected a number from 1 to \(count)"
    case .noSuchView(let name, let near):
      "nothing is called '\(name)'"
        + (near.isEmpty ? "" : "; did you mean '\(near[0])'?")
    default: ""
    }
  }
}

extension DumpError.Problem {
  private static func wording(
    of views: Screen.Size, _ elements: Screen.Size, isTurned: Bool
  ) -> String {
    func text(_ size: Screen.Size) -> String {
      "\(NumberText.text(size.width)) x \(NumberText.text(size.height))"
    }
    let reason = isTurned ? "one of them is turned" : "they are of two screens"
    return "the accessibility tree is of a screen of \(text(elements)) points and the views of one "
      + "of \(text(views)): \(reason); expected both from one moment"
  }
}

extension DumpError.ForeignTree {
  fileprivate var wording: String {
    let instead = "paste what `po [window recursiveDescription]` prints"
    let inLLDB = "in lldb: \(Screen.debuggerLine)"
    switch self {
    case .viewControllers:
      return "this is what _printHierarchy prints, view controllers without frames; expected views "
        + "with their frames, \(instead)"
    case .autolayoutTrace:
      return "this is what _autolayoutTrace prints, views without frames; expected views with "
        + "their frames, \(instead)"
    case .responders:
      return "this is what presponder prints, a view and its next responders; expected the views "
        + "of a window, \(instead)"
    case .heapObjects:
      return "this is what choose() prints, objects in the order of the heap; expected the views "
        + "of a window, \(instead)"
    case .earlGrey:
      return "this is a hierarchy of EarlGrey, which is not read; expected the views of a window, "
        + instead
    case .windows:
      return "these are windows without the views in them; expected the views as well, \(inLLDB)"
    case .scene:
      return "this is a scene, which names its windows without their views; expected the views, "
        + inLLDB
    case .touches:
      return "these are touches and the views that they are on; expected all views of the screen, "
        + inLLDB
    case .android:
      return "this is a hierarchy of Android's views; expected one of an iOS app, only UIKit takes "
        + "touches by UIKit's rule"
    case .flutter:
      return "this is a tree of Flutter, which decides about touches itself; expected a hierarchy "
        + "of UIKit's views"
    }
  }
}

extension DumpError {
  /// What a model that can run no command may pass.
  private static let whatIsRead =
    "expected a page source, an accessibility tree, or what lldb prints for: "
    + Screen.debuggerLine

  /// One sentence without anything from the dump, for a model to read: where, and what was
  /// expected.
  @_spi(Command) public var plainWording: String {
    let place = line.map { "line \($0): " } ?? ""
    switch problem {
    case .debuggerError:
      return place + "the debugger complains and prints no view; " + Self.whatIsRead
    case .noViews: return "no view found; " + Self.whatIsRead
    case .unknownDocument(let language):
      return "this is \(language) of a format that is not known; " + Self.whatIsRead
    case .noElements(let format):
      return place + "no element found in the format \(format); " + Self.whatIsRead
    case .gap: return place + "a view is deeper than the views above it allow; pass the whole dump"
    case .foreignRenderingSystem: return place + "the hierarchy is not one of UIKit's views"
    case .malformedJSON: return place + "the dump is broken JSON"
    case .malformedXML: return place + "the dump is broken XML"
    case .nearest(let summary, let problem, let isCut):
      var inner = self
      inner.problem = problem
      inner.line = nil
      return place + "this is \(summary), " + (isCut ? "cut there" : inner.plainWording)
    default:
      var error = self
      error.file = nil
      error.line = nil
      let words = error.description.replacingPrefix("1: ", with: "").replacingPrefix(
        "error: ", with: "")
      return place + words
    }
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
