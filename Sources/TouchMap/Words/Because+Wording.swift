extension Because {
  /// One sentence without anything from the dump, for a model to read.
  package var plainExplanation: String {
    switch self {
    case .placesAlone: "the format contains places, but not what takes touches"
    case .source: "the source itself claims no more"
    case .noScreen: Screen.noScreen
    case .invisible:
      "accessibility calls the element not visible, which it also says of views on the screen"
    case .incompleteNodes: "a description ends early: the rest is missing, and it may lie in front"
    case .elisions: "the dump says that views were left out: they may lie in front"
    case .remark(let remark): remark.kind.plainExplanation
    case .noWindow: "no window in the dump: what lies around and in front of it is not known"
    case .assumption(let assumption): assumption.kind.plainExplanation
    case .contradiction: "the live UIKit answered otherwise near the point"
    case .witnessed:
      "a view has its own hit testing; near the point, the live UIKit gave this answer"
    }
  }
}

extension Screen.Notes.Remark.Kind {
  fileprivate var plainExplanation: String {
    switch self {
    case .endsEarly, .truncatedBelow, .defaultDepth: "the tree ends early: a part is missing"
    case .debuggerError: "the debugger complains, so a part is missing"
    case .lostIndentation: "nothing shows which view is in which: the indentation is lost"
    case .brokenLine: "a line is broken so that it can be put together in two ways"
    case .unreadLine: "a line of the tree cannot be read: a part is missing"
    case .printedOtherwise: "an object was printed twice with other facts"
    case .remoteFrames: "frames of another process's view were moved to where it is drawn"
    case .unknownWindowOrder: "nothing says which window is in front"
    case .guessedScreen: "nothing says how large the screen is"
    default: "the dump is not whole"
    }
  }
}

extension Assumption.Kind {
  fileprivate var plainExplanation: String {
    switch self {
    case .passThrough: "the class is taken to let touches through, as its name says"
    case .rootView: "a view is treated as the root view of its pass-through window"
    case .systemPassThrough:
      "a view of the system is taken to pass touches through where nothing of its own is"
    case .closesMenu: "a container of the system is taken to get the touches beside a menu"
    case .leftover: "what a presentation left behind is taken to keep touches, as apps report"
    case .unknownOrder: "the dump does not show which of two elements is in front"
    case .ownRule: "the class has a rule of its own; UIKit's rule was applied"
    case .ownArea: "whether a view of UIKit takes touches on its own area is not known"
    case .appClass:
      "a class of the app takes the touch itself, unless it overrides hitTest(_:with:); "
        + "takes-touches or passthrough settles it"
    case .enlargedArea: "the class may take touches around its bounds"
    case .unknownGeometry: "the place of a view is not known"
    case .square: "a turned view was taken as a square"
    case .unscrolled: "a scroll view was taken as not scrolled"
    case .reportedCover: "the source says that something covers the element"
    case .reportedUnhittable:
      "the source calls the element not hittable, and the dump does not show why"
    case .viewInControl: "a view in a control is taken to keep touches from it, as apps report"
    case .defaultValue: "a value of a view cannot be read or is missing"
    }
  }
}
