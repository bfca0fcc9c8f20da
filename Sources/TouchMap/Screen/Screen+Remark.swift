extension Screen.Notes {
  /// Something about a dump that makes its answers weaker.
  package struct Remark: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      /// The tree is as deep as the tool that wrote it goes, so deeper nodes may be missing.
      case depthLimit = "depth-limit"
      /// The source says that it left out what lies below a node.
      case truncatedBelow = "truncated-below"
      /// The format does not say how far a view is scrolled.
      case unknownScrollOffset = "unknown-scroll-offset"
      /// The format does not say which of two elements is in front; smaller ones are assumed to be.
      case unknownOrder = "unknown-order"
      /// Windows were printed by their indices, which do not say which is in front.
      case unknownWindowOrder = "unknown-window-order"
      /// Two nodes have the same address; both were kept.
      case duplicateAddress = "duplicate-address"
      /// The text ends before the tree does.
      case endsEarly = "ends-early"
      /// A second, coarser list of the same elements was not read.
      case repeatedList = "repeated-list"
      /// Several views are on one line and nothing says how deep they are; they were read as
      /// windows.
      case lostIndentation = "lost-indentation"
      /// A line is broken and can be read in two ways.
      case brokenLine = "broken-line"
      /// Bytes that are not text in the encoding were replaced.
      case replacedBytes = "replaced-bytes"
      /// The debugger printed an error; the detail is its text.
      case debuggerError = "debugger-error"
      /// Elements of an accessibility tree that act could not be matched with anything; the detail
      /// is their number.
      case unmatchedElements = "unmatched-elements"
      /// By default the source writes no deeper tree than this one, so there is more below; the
      /// detail is the option that gives more.
      case defaultDepth = "default-depth"
      /// A line of a tree could not be read; the detail is how it begins.
      case unreadLine = "unread-line"
      /// An object was printed twice with other facts, and the later print counts; the detail is
      /// its address.
      case printedOtherwise = "printed-otherwise"
      /// An object was printed again, and the last whole print counts; the detail is its address.
      case printedAgain = "printed-again"
      /// Nothing says how large the screen is, so it is the union of the frames on it.
      case guessedScreen = "guessed-screen"
      /// Frames of a view of another process are given in that process's window; they were moved to
      /// where it is drawn.
      case remoteFrames = "remote-frames"
      /// A tab bar is in the tree without its tabs.
      case barWithoutTabs = "bar-without-tabs"
      /// The text contains another document, which was not read.
      case otherDocument = "other-document"
    }

    package var kind: Kind
    /// The line of the source, from 1, if it is about one.
    package var line: Int?
    /// The address, number or message that it is about.
    package var detail: String?

    init(_ kind: Kind, line: Int? = nil, detail: String? = nil) {
      self.kind = kind
      self.line = line
      self.detail = detail
    }
  }

  /// How many remarks of one kind are kept; more would say nothing new. A choice.
  static let remarkLimit = 10

  /// Adds the notes of another part of the same screen.
  mutating func add(_ other: Screen.Notes) {
    skippedLines += other.skippedLines
    unreadableValues += other.unreadableValues
    incompleteNodes += other.incompleteNodes
    elisions += other.elisions
    for remark in other.remarks { add(remark.kind, line: remark.line, detail: remark.detail) }
  }

  /// Adds a remark, unless there are enough of its kind.
  mutating func add(_ kind: Remark.Kind, line: Int? = nil, detail: String? = nil) {
    guard remarks.count(where: { $0.kind == kind }) < Self.remarkLimit else { return }
    remarks.append(Remark(kind, line: line, detail: detail))
  }
}
