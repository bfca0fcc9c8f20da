extension Screen.Notes.Remark {
  /// One sentence for a person.
  var explanation: String {
    let place = line.map { "line \($0)" } ?? "a line"
    let detail = detail ?? "?"
    switch kind {
    case .depthLimit, .truncatedBelow, .endsEarly, .debuggerError, .unmatchedElements,
      .defaultDepth, .unreadLine, .otherDocument:
      return explanation(ofMissingPart: detail, on: place)
    case .unknownScrollOffset:
      return "the format has no scroll offset: answers inside the view on \(place) are wrong "
        + "when it is scrolled"
    case .unknownOrder:
      return "the format does not say what lies in front: smaller elements were taken to"
    case .duplicateAddress:
      return "the address \(detail) on \(place) is that of an earlier node; both were kept"
    case .repeatedList:
      return "a list of \(detail) elements repeats the tree with rounded frames; it was not read"
    case .lostIndentation:
      return "several views are on \(place) and nothing shows which is in which: they were taken "
        + "to lie one over the other"
    case .brokenLine:
      return "\(place) is broken so that it can be put together in two ways; paste it unbroken"
    case .printedOtherwise:
      // Of two trees the later one replaced the other; of two views in one tree both stay.
      return "the object \(detail) was printed again on \(place) with other facts; which of them "
        + "are true is not known"
    case .printedAgain:
      return "the object \(detail) was printed again on \(place); the last whole print counts"
    case .unknownWindowOrder:
      return "\(place) asks for a window by its index, and nothing says which window is in front: "
        + "the last was taken; put a line '# level 2000' above each"
    case .guessedScreen:
      return "nothing says how large the screen is: it was taken to hold everything with a frame"
    case .barWithoutTabs:
      return "the tab bar on \(place) is in the dump without its tabs: nothing is said about them"
    case .remoteFrames:
      return "the frames from \(place) on are those of another process's window; they were moved "
        + "to where it is drawn"
    case .replacedBytes: return "bytes that are no UTF-8 were replaced, first on \(place)"
    }
  }

  private func explanation(ofMissingPart detail: String, on place: String) -> String {
    switch kind {
    case .depthLimit:
      "the tree is \(detail) levels deep, where its source stops by default: elements below "
        + "may be missing, raise snapshotMaxDepth"
    case .truncatedBelow: "the source left out what lies below \(place)"
    case .endsEarly:
      "the text ends on \(place) inside the tree: what would come later is missing, and "
        + "that lies in front"
    case .debuggerError:
      "the debugger complains on \(place), so a part of what was asked of it is missing: \(detail)"
    case .unmatchedElements:
      "accessibility elements that act and for which no view is known that draws them: "
        + "\(detail); they were left out"
    case .defaultDepth:
      "the tree ends at the depth at which its source stops by default, on \(place): what "
        + "is below is missing, raise \(detail)"
    case .unreadLine:
      "\(place) belongs to the tree and cannot be read (\(detail)): a part is missing"
    default: "another document on \(place) was not read"
    }
  }
}
