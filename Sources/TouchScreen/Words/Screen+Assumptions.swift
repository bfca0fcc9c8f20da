extension Screen {
  /// Returns, in one sentence, what an answer takes for granted.
  public func explanation(of assumption: Assumption) -> String {
    let name = name(of: assumption.node)
    switch assumption.kind {
    case .passThrough:
      return "\(name) is taken to let touches on its own area fall through, as its class says"
    case .systemPassThrough:
      return "\(name) is the system's, and is taken to pass touches through where nothing of its "
        + "own is"
    case .closesMenu:
      return "\(name) is taken to get the touches beside a menu, which closes the menu"
    case .unknownOrder:
      return "\(name) and another element that acts lie over one another, and the dump does not "
        + "tell which is in front"
    case .ownRule:
      return "\(name) decides about touches by a rule of its own, which no dump tells; "
        + "UIKit's rule was applied"
    case .enlargedArea:
      return "\(name) may take touches around its bounds; it was taken to end at them"
    case .unknownGeometry:
      return "\(name) has no readable frame; it was taken to be elsewhere, with all in it"
    case .square:
      return "\(name) is turned by 45 degrees, which hides its width and height; "
        + "a square was assumed"
    case .unscrolled:
      return "\(name) scrolls, and the dump does not tell how far; it was taken as not scrolled"
    case .reportedCover:
      let blocker = blockerName(of: assumption.node)
      return "\(name) is reported as covered at its centre by \(blocker); the answer goes by "
        + "frames alone"
    case .defaultValue:
      return "\(name) has a value that cannot be read; UIKit's default was assumed"
    }
  }

  /// What is said of a dump in which no window has an area.
  package static let noScreen =
    "no window has a frame that can be read and an area: nothing can be told about points"

  /// Returns what a reader of the answer should know about the dump, one sentence an entry.
  public func remarks() -> [String] {
    var remarks: [String] = []
    if !hasScreen { remarks.append(Self.noScreen) }
    for window in windows where startsBelowWindow(window) {
      remarks.append(
        "\(name(of: window.root)) is no window: its frame was taken as screen coordinates")
    }
    let counts = [
      (layerCount, "bare layer", "bare layers", "never hit"),
      (notes.skippedLines, "line that is no view", "lines that are no views", "skipped"),
      (
        notes.unreadableValues, "value that cannot be read", "values that cannot be read",
        "taken as unknown"
      ),
      (
        notes.incompleteNodes, "description without its end", "descriptions without their end",
        "the rest is missing, and it may lie in front"
      ),
      (
        notes.elisions, "line that says that views were left out",
        "lines that say that views were left out", "they are missing here"
      ),
    ]
    for (count, one, many, treatment) in counts where count > 0 {
      remarks.append("\(Plural.text(count, one, many)): \(treatment)")
    }
    return remarks + notes.remarks.map { VisibleText.escape($0.explanation) }
  }
}
