extension Screen {
  /// Returns, in one sentence without a subject, why a candidate gets the touch or does not.
  public func explanation(of candidate: TouchAnswer.Candidate, at point: Point) -> String {
    let isOwn = candidate.cause == candidate.node
    let ancestor = "its ancestor \(name(of: candidate.cause))"
    switch candidate.reason {
    case .hit: return explanationOfHit(candidate.node)
    case .subviewHit, .outsideAncestor, .behindWinner:
      return candidate.reason.explanation(because: name(of: candidate.cause)) ?? ""
    case .hidden where isReportedInvisible(candidate.cause): return "is reported as not visible"
    case .hidden: return isOwn ? "is hidden" : "\(ancestor) is hidden"
    case .interactionDisabled:
      return isOwn ? "has user interaction disabled" : "\(ancestor) has user interaction disabled"
    case .transparent:
      let alpha = NumberText.text(nodes[candidate.cause].alpha)
      return (isOwn ? "has alpha \(alpha)" : "\(ancestor) has alpha \(alpha)")
        + ", and below 0.01 in single precision UIKit passes a view over"
    case .outsideBounds: return explanationOfMiss(candidate, at: point)
    case .fallsThrough where nodes[candidate.node].standsAlone:
      return explanationOfDrawing(candidate)
    case .fallsThrough:
      return isOwn
        ? "contains the point, but lets touches on its own area fall through"
        : "is the background of \(name(of: candidate.cause)), which lets touches fall through"
    case .notInvertible: return "is flattened to nothing by its transform"
    case .unknownGeometry: return "is in the dump without a readable frame"
    }
  }

  /// Returns the same for a node where the point does not matter.
  package func explanation(
    of reason: TouchAnswer.Reason, for node: Node.ID, because cause: Node.ID
  ) -> String {
    let candidate = TouchAnswer.Candidate(
      node: node, window: 0, frameInScreen: nil, verdict: .passedOver, reason: reason,
      cause: cause)
    return explanation(of: candidate, at: frame.origin)
  }

  /// Returns why an accessibility element does not get the touch although it is drawn there.
  private func explanationOfDrawing(_ candidate: TouchAnswer.Candidate) -> String {
    if candidate.cause != candidate.node {
      return Self.explanationOfPart(name(of: candidate.cause), acts: acts(candidate.cause))
    }
    return Self.explanationOfDrawing(acts: acts(candidate.node))
  }

  /// Returns why an element in another one gets no touch: the other one gets it.
  package static func explanationOfPart(_ whole: String, acts: Bool) -> String {
    "is drawn in \(whole)\(acts ? ", which acts" : "")"
  }

  /// Returns why an element that is drawn there gets no touch, if no element around it gets it.
  package static func explanationOfDrawing(acts: Bool) -> String {
    acts
      ? "acts, and overlaps another element; the dump does not show which is in front"
      : "is drawn there, and the dump does not show whether it keeps touches"
  }

  private func explanationOfHit(_ index: Node.ID) -> String {
    if nodes[index].keepsTouchesBehind {
      return "is presented, and keeps touches from what lies behind it, also beside its frame"
    }
    if acts(index) { return "is the front-most element at the point that acts" }
    if nodes[index].standsAlone { return "contains the point, and no element there acts" }
    if nodes[index].flags.contains(.controlDisabled) {
      return "is the deepest view here, and a disabled control: it takes the touch and does nothing"
    }
    let layers = children(of: index).count { nodes[$0].kind == .layer }
    if layers > 0, layers == subtree(of: index).count - 1 {
      let what = layers == 1 ? "1 layer, which gets" : "\(layers) layers, which get"
      return "contains the point; it has no subviews, only \(what) no touches"
    }
    return nodes[index].subtreeEnd == index.next
      ? "contains the point and has no subview" : "contains the point, and no subview of it took it"
  }

  private func explanationOfMiss(_ candidate: TouchAnswer.Candidate, at point: Point) -> String {
    guard let frame = candidate.frameInScreen else { return "does not contain the point" }
    guard frame.size.area > 0 else { return "has no area, so it contains no point" }
    var sides: [String] = []
    if point.x < frame.origin.x { sides.append("left of") }
    if point.x >= frame.maxX { sides.append("right of") }
    if point.y < frame.origin.y { sides.append("above") }
    if point.y >= frame.maxY { sides.append("below") }
    guard !sides.isEmpty else { return "is turned, and the point lies beside it" }
    return "the point is \(sides.joined(separator: " and ")) its bounds"
  }

  /// Returns, in one sentence, what an outcome depends on.
  package func explanation(of alternative: TouchAnswer.Alternative) -> String {
    let node = alternative.condition.node
    let name = name(of: node)
    switch alternative.condition.kind {
    case .unknownOrder: return "\(name) lies in front" + (acts(node) ? "" : " and keeps touches")
    case .ownRule, .ownArea, .appClass:
      return name
        + (alternative.winner == node
          ? " takes touches on its own area" : " lets the touch through")
    default: return "\(name) takes touches on its own area"
    }
  }

  /// Returns what an answer rests on that no dump contains, about the classes of these names.
  package static func caveat(about names: String) -> String {
    "unless \(names) overrides hitTest(_:with:) or point(inside:with:)"
  }

  /// Returns the class of a node that may have a rule of its own which the dump does not mention.
  func nameWithOwnRule(of index: Node.ID) -> String? {
    let node = nodes[index]
    guard node.kind == .view || node.kind == .window, !DumpedClassName(node.className).isApples,
      node.flags.isDisjoint(with: [.overridesHitTest, .overridesPointInside])
    else { return nil }
    return VisibleText.escape(DumpedClassName(node.className).short)
  }

  /// Whether the source says which classes override hit testing, as a capture does.
  var tellsOverrides: Bool {
    let overrides: Node.Flags = [.overridesHitTest, .overridesPointInside]
    return system != nil
      || nodes.contains { !$0.recognizers.isEmpty || !$0.flags.isDisjoint(with: overrides) }
  }

  /// Returns an assumption in one sentence.
  public func explanation(of assumption: Assumption) -> String {
    let name = name(of: assumption.node)
    switch assumption.kind {
    case .appClass: return explanation(ofClassOf: assumption.node)
    case .passThrough:
      return "\(name) is taken to let touches on its own area fall through, as its class says"
    case .rootView:
      return "\(name) is treated as the root view of its pass-through window; the dump does not "
        + "show which view is a controller's"
    case .systemPassThrough:
      return "\(name) is the system's, and is taken to pass touches through where nothing of its "
        + "own is"
    case .closesMenu:
      return "\(name) is taken to get the touches beside a menu, which closes the menu"
    case .leftover:
      return "\(name) is empty: what a presentation left behind is taken to keep touches, as apps "
        + "report"
    case .unknownOrder:
      return "\(name) and another element lie over one another, and the dump does not show which "
        + "of them gets the touch"
    case .ownRule:
      return "\(name) has its own hit testing, which the dump does not show; "
        + "UIKit's rule was applied"
    case .ownArea:
      return "\(name) is UIKit's own, and whether it takes touches on its own area is not known; "
        + "it was taken to"
    case .enlargedArea:
      return "\(name) may take touches around its bounds; it was taken to end at them"
    case .unknownGeometry:
      return "\(name) has no readable frame; it was taken to be elsewhere, with all in it"
    case .square:
      let turn = nodes[assumption.node].geometry.oddTurn
      return "\(name) is turned by \(turn) degrees, which hides its width and height; "
        + "it was taken as a square"
    case .unscrolled:
      return "\(name) scrolls, and the dump does not show how far; it was taken as not scrolled"
    case .reportedCover:
      let blocker = blockerName(of: assumption.node)
      return "\(name) is reported as covered at its centre by \(blocker); the answer uses "
        + "frames alone"
    case .reportedUnhittable:
      return "\(name) is reported as not hittable, and the dump does not show why; the answer uses "
        + "frames alone"
    case .viewInControl:
      return "\(name) lies in a control and is taken to keep touches from it, as apps report; no "
        + "page of Apple's says so"
    case .defaultValue:
      return "\(name) has a value that cannot be read; UIKit's default was assumed"
    }
  }

  private func explanation(ofClassOf node: Node.ID) -> String {
    let type = VisibleText.escape(nodes[node].className)
    return "\(name(of: node)) is the app's own and takes the touch itself, unless it overrides "
      + "hitTest(_:with:); a setting settles it: takes-touches: [\(type)] or passthrough: "
      + "[\(type)]"
  }

  /// Returns, in one sentence, why an answer is not more certain.
  package func explanation(of because: Because) -> String {
    switch because {
    case .remark(let remark): VisibleText.escape(remark.explanation)
    case .assumption(let assumption): explanation(of: assumption)
    case .witnessed(let view):
      "\(name(of: view)) has its own hit testing; near the point, \(uikit) gave this answer"
    case .contradiction: "\(uikit) answered otherwise near the point"
    default: because.plainExplanation
    }
  }

  /// The line for lldb that prints every window of every scene, with its level.
  package static let debuggerLineWithLevels =
    ##"expr -l objc -O -- NSMutableString *t = (id)[NSMutableString string]; for (id s in "##
    + ##"(id)[(id)[UIApplication sharedApplication] connectedScenes]) if ((BOOL)[s "##
    + ##"respondsToSelector:@selector(windows)]) for (id w in (id)[s windows]) (void)[t "##
    + ##"appendFormat:@"# level %g%@\n%@\n", (double)[w windowLevel], (BOOL)[w isKeyWindow] ? "##
    + ##"@" key" : @"", (id)[w recursiveDescription]]; t"##

  /// The line for lldb that prints every window, without its level: short enough to be in answers.
  @_spi(Command) public static let debuggerLine =
    #"expr -l objc -O -- [[[(id)[UIApplication sharedApplication] windows] "#
    + #"valueForKey:@"recursiveDescription"] componentsJoinedByString:@"\n"]"#

  /// The sentence about a dump in which no window has an area.
  static let noScreen =
    "no window has a frame that can be read and an area: no answer about points is possible"

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

  /// Who got a touch and why, in words for the screen itself.
  package struct TouchWords: Sendable, Hashable {
    /// The view's class, and what identifies it.
    package var winner: String
    /// Why, as a clause without a subject.
    package var reason: String
  }

  /// Returns the view to which the live UIKit gave a touch at a place in screen points, and why.
  package func words(forTouchAt pointOnScreen: Point, takenBy owner: Witness.Owner) -> TouchWords {
    let (answer, element) = separatingContent(of: touch(at: pointOnScreen))
    let winner: String
    switch owner {
    case .node(let index): winner = title(of: index)
    case .stranger, .nobody: winner = name(of: owner)
    }
    guard owner.isKnown, owner.node == answer.winner?.node else {
      let expected = answer.winner.map { title(of: $0.node) } ?? "nobody"
      return TouchWords(winner: winner, reason: "the rule names \(expected)")
    }
    if let element { return TouchWords(winner: winner, reason: "in it \(title(of: element.node))") }
    let reason = answer.winner.map { explanation(of: $0, at: pointOnScreen) }
    return TouchWords(winner: winner, reason: reason ?? "no window takes it")
  }

  /// The same screen without what the live UIKit said about it.
  package var withoutWitnesses: Screen {
    var screen = self
    screen.witnesses = []
    return screen
  }
}

extension TouchAsker {
  /// Returns the class of a node that may have a rule of its own which neither the dump nor the
  /// settings mention.
  package func nameWithOwnRule(of index: Node.ID) -> String? {
    classFacts[index].isSettled ? nil : screen.nameWithOwnRule(of: index)
  }

  /// Returns, one sentence an entry, what each answer rests on that no dump contains: classes of an
  /// app may override the rule that was applied.
  package func caveats(of answer: TouchAnswer) -> [String] {
    caveats(
      about: answer.candidates.lazy.filter {
        $0.verdict != .notReached && $0.reason != .outsideBounds
      }.map(\.node))
  }

  /// The same about a whole screen: the classes of every view that may be asked.
  package var caveats: [String] {
    guard screen.evidence == .exact else { return [] }
    return caveats(
      about: screen.nodeIDs.lazy.filter { self.screen.nodes[$0].reasonToIgnoreTouches == nil })
  }

  private func caveats(about nodes: some Sequence<Node.ID>) -> [String] {
    guard !tellsOverrides else { return [] }
    var known: Set<String> = []
    let names = nodes.compactMap(nameWithOwnRule).filter { known.insert($0).inserted }
    let shown = names.prefix(5).joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more classes" : ""
    return names.isEmpty ? [] : [Screen.caveat(about: shown + more)]
  }
}

extension TouchAnswer.Reason {
  /// Returns, in one sentence without a subject, why a view that contains the point does not get
  /// the touch, if the only reason is another view; else `nil`.
  package func explanation(because name: String) -> String? {
    switch self {
    case .subviewHit: "contains the point; \(name) in it took the touch"
    case .outsideAncestor:
      "contains the point, but its ancestor \(name) does not, so UIKit never asks it"
    case .behindWinner: "\(name) in front of it took the touch first"
    default: nil
    }
  }
}
