extension Screen.Notes {
  /// Something about a dump that makes its answers weaker.
  package struct Remark: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      /// The tree is as deep as the tool that wrote it goes: what lies deeper may be missing.
      case depthLimit = "depth-limit"
      /// The source says that it left out what lies below a node.
      case truncatedBelow = "truncated-below"
      /// The format does not tell how far a view is scrolled.
      case unknownScrollOffset = "unknown-scroll-offset"
      /// The format does not tell which of two elements lies in front; smaller ones are taken to.
      case unknownOrder = "unknown-order"
      /// Two nodes have the same address; both were kept.
      case duplicateAddress = "duplicate-address"
      /// The text ends before the tree does.
      case endsEarly = "ends-early"
      /// A second, coarser list of the same elements was not read.
      case repeatedList = "repeated-list"
      /// Views stand on one line and nothing tells how deep they are; they were taken as windows.
      case lostIndentation = "lost-indentation"
      /// A line was broken so that it can be read in two ways.
      case brokenLine = "broken-line"
      /// Bytes that are no text in the encoding were replaced.
      case replacedBytes = "replaced-bytes"
      /// The debugger printed an error; the detail is its text.
      case debuggerError = "debugger-error"
      /// Elements that act of an accessibility tree stand for nothing that can be told; the detail
      /// is their number.
      case unmatchedElements = "unmatched-elements"
      /// The tree is as deep as its source goes unless it is asked for more, so that there is more
      /// below; the detail is the option.
      case defaultDepth = "default-depth"
      /// A line of a tree could not be read; the detail is how it begins.
      case unreadLine = "unread-line"
      /// An object was printed twice with other facts, and the later print counts; the detail is
      /// its address.
      case printedOtherwise = "printed-otherwise"
      /// An object was printed again, and the larger print counts; the detail is its address.
      case printedAgain = "printed-again"
      /// Nothing says how large the screen is: the frames of what is on it are taken together.
      case guessedScreen = "guessed-screen"
      /// Frames of a view of another process are told in that process's window; they were moved to
      /// where it is drawn.
      case remoteFrames = "remote-frames"
      /// Another document stands in the text, and was not read.
      case otherDocument = "other-document"
    }

    package var kind: Kind
    /// The line of the source, from 1, if it is about one.
    package var line: Int?
    /// The address, the number or the message that it is about.
    package var detail: String?

    package init(_ kind: Kind, line: Int? = nil, detail: String? = nil) {
      self.kind = kind
      self.line = line
      self.detail = detail
    }
  }

  /// The most remarks of one kind that are kept; more would say nothing new. A choice.
  package static let remarkLimit = 10

  /// Keeps a remark, unless there are plenty of its kind.
  package mutating func add(_ kind: Remark.Kind, line: Int? = nil, detail: String? = nil) {
    guard remarks.count(where: { $0.kind == kind }) < Self.remarkLimit else { return }
    remarks.append(Remark(kind, line: line, detail: detail))
  }
}
