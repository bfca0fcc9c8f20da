extension LintedScreen {
  /// Returns, in one sentence without a full stop, what is wrong.
  func message(about defect: Defect) -> String {
    defect.doubt == nil ? sentence(about: defect) : "perhaps " + sentence(about: defect)
  }

  private func sentence(about defect: Defect) -> String {
    let node = defect.node
    let name = name(node)
    switch defect.facts {
    case .swallowing(let share, let containers):
      return message(share: share, of: node, inFrontBy: containers.first ?? node)
    case .covered(let share, let first, let count, let isDead):
      return message(cover: first, count: count, of: node, share: share, isDead: isDead)
    case .coveredNow(let share, let first): return message(share: share, of: node, until: first)
    case .coveredInside(let share, let view): return message(share: share, of: node, inside: view)
    case .reportedCover:
      return "\(name) gets no touch at its centre: the dump reports that "
        + "\(survey.namesLinesOnly ? "something" : screen.blockerName(of: node)) covers it"
    case .reportedUnhittable:
      return "\(name) is reported as not hittable, and the dump shows nothing in front of it"
    case .outside(let share, let area, let by, _):
      return message(ancestor: by, of: node, share: share, area: area)
    case .unseen(let why, let victim):
      return "\(name) shows nothing (\(Self.reason(why))) and takes touches of "
        + self.name(victim)
    case .inDisabled(let ancestor): return message(disabled: ancestor, around: node)
    case .small(let size, let isCut): return message(size: size, isCut: isCut, of: node)
    case .overlap(let other, let size, let isUndecided):
      return message(overlapOf: node, other, by: size, isUndecided: isUndecided)
    case .close(let other, let gap):
      return "\(name) and \(self.name(other)) are \(NumberText.text(gap)) points apart"
        + demandForRoom
    case .noArea(let size):
      return "\(name) is \(LengthText.extent(size)) points large: no point lies in it"
    case .beyondScreen(let origin):
      return "\(name) lies at \(LengthText.place(origin)), beyond the screen, and nothing "
        + "around it scrolls"
    case .noNumber(let values): return message(values: values, of: node)
    case .shadowed(let around):
      return "\(name) lies in \(self.name(around)), whose gesture recognizers see its touches as "
        + "well and may take them"
    case .leftover(let share):
      return "\(name) is empty, left behind by a presentation, and takes the touches on "
        + "\(Percentage.text(share)) of the screen"
    case .unknown(let unknown): return message(about: unknown)
    }
  }

  private func message(
    overlapOf node: Node.ID, _ other: Node.ID, by size: Screen.Size, isUndecided: Bool
  ) -> String {
    "\(name(node)) and \(name(other)) overlap by \(LengthText.extent(size)) points, "
      + (isUndecided
        ? "and the dump does not show which of them gets the touches there"
        : "where the latter gets the touches")
  }

  private func message(share: Double, of node: Node.ID, inFrontBy largest: Node.ID) -> String {
    let what = largest == node ? "its own background" : name(largest)
    return "\(name(node)) in front of other windows takes \(Percentage.text(share)) of the screen: "
      + "\(what) takes touches there and does nothing with them" + remark(onContainer: largest)
  }

  private func message(share: Double, of node: Node.ID, until cover: Reach.Block) -> String {
    let part = share > 0.999 ? "" : " with \(Percentage.text(share)) of its touches"
    return "\(name(node)) is covered now\(part): \(name(cover.by ?? node)) in front takes them "
      + "until it is scrolled out from there"
  }

  private func message(share: Double, of node: Node.ID, inside view: Reach.Block) -> String {
    let part = share > 0.999 ? "gets no touch" : "loses \(Percentage.text(share)) of its touches"
    return "\(name(node)) \(part): \(name(view.by ?? node)), a plain view in it, takes them and "
      + "does nothing with them"
  }

  private func remark(onContainer index: Node.ID) -> String {
    guard screen.nodes[index].isHostingView,
      screen.children(of: index).contains(where: { screen.nodes[$0].kind == .layer })
    else { return "" }
    return "; since iOS 26 SwiftUI draws into layers, so a hit on the hosting view no longer "
      + "distinguishes content from background"
  }

  private func message(
    cover: Reach.Block, count: Int, of node: Node.ID, share: Double, isDead: Bool
  ) -> String {
    let part = isDead ? "gets no touch" : "loses \(Percentage.text(share)) of its touches"
    let others = count > 1 ? " and \(count - 1) more" : ""
    let what = isDead && count == 1 ? "them all" : "them"
    return "\(name(node)) \(part): \(name(cover.by ?? node))\(others) in front takes \(what)"
  }

  private func message(ancestor: Node.ID, of node: Node.ID, share: Double, area: Double) -> String {
    let part = share > 0.999 ? "lies" : "lies with \(Percentage.text(share)) of its area"
    let clips = screen.nodes[ancestor].flags.contains(.clipsToBounds)
    let looks = clips ? "cut off and dead there" : "visible perhaps, but dead there"
    let points = NumberText.exact(area.rounded())
    return "\(name(node)) \(part) outside its ancestor \(name(ancestor)): "
      + "\(looks) (\(points) square points)"
  }

  private static func reason(_ invisibility: ScreenSurvey.Invisibility) -> String {
    switch invisibility {
    case .transparent(let alpha): "alpha \(NumberText.text(alpha))"
    case .plain: "a plain view without background and content"
    }
  }

  private func message(disabled ancestor: Node.ID, around node: Node.ID) -> String {
    // The two classes that UIKit creates with user interaction disabled. FS-002.
    let isBornSo = screen.isOne(ancestor, of: ["UIImageView", "UILabel"])
    return "\(name(node)) looks alive and gets no touch: its ancestor \(name(ancestor)) has user "
      + "interaction disabled" + (isBornSo ? ", as UIKit creates views of that class" : "")
  }

  private func message(size: Screen.Size, isCut: Bool, of node: Node.ID) -> String {
    let least = NumberText.text(configuration.leastSide)
    var message =
      "\(name(node)) has a touchable area of \(LengthText.extent(size)), less than the "
      + "\(least) x \(least) of \(configuration.sizeTitle)"
    if isCut { message += "; the rest of it is covered or cut off" }
    if case .circle(let diameter)? = configuration.profile.spacing {
      message += ", and less than \(NumberText.text(diameter)) points of room around its middle"
    }
    return message
  }

  private var demandForRoom: String {
    let profile = configuration.profile
    switch profile.spacing {
    case .gap(let least)?:
      return ", and targets of less than full size should be \(NumberText.text(least)) apart"
    case .circle(let diameter)?:
      return ": a circle of \(NumberText.text(diameter)) points around the middle of a small "
        + "target meets the other, against \(profile.title)"
    case nil: return ""
    }
  }

  private func message(values: Node.Unknown, of node: Node.ID) -> String {
    let names: [(Node.Unknown, String)] = [
      (.geometry, "frame"), (.transform, "transform"), (.alpha, "alpha"),
      (.contentOffset, "content offset"), (.anchorPoint, "anchor point"),
    ]
    let what = names.filter { values.contains($0.0) }.map(\.1).joined(separator: " and ")
    let result =
      values.contains(.geometry)
      ? "the place of it and of its subviews is not known" : "UIKit's default was assumed"
    return "\(name(node)) has no number for its \(what): \(result)"
  }

  /// Returns, in one sentence without a full stop, what is unknown.
  func message(about unknown: Defect.Unknown) -> String {
    switch unknown {
    case .otherWindows: "the dump holds one window: what lies in other windows in front is not seen"
    case .noWindow(let root): "the dump starts at \(name(root)), below its window"
    case .noScreen: Screen.noScreen
    case .noContent: "nothing is in the dump: no control, no text and no view of the app"
    case .transition:
      "views move while the dump is taken, and UIKit switches touches off for that time"
    case .invisible(let count):
      Plural.text(count, "control on the screen is", "controls on the screen are")
        + " reported as not visible, as some are that a finger reaches: they were not judged"
    case .uncheckedTargets(let limited):
      "the \(limited.judged) front-most of \(limited.found) targets were judged: no screen has so "
        + "many"
    case .elisions(let count):
      "the dump has "
        + Plural.text(count, "place where views were left out", "places where views were left out")
    case .incompleteNodes(let count):
      "the dump has "
        + Plural.text(count, "description without its end", "descriptions without their end")
    case .unreadableValues(let count):
      "the dump has "
        + Plural.text(count, "value that cannot be read", "values that cannot be read")
    case .remark(let remark): explanation(of: remark)
    case .unknownClasses(let names, let share):
      (survey.namesLinesOnly
        ? "no dump shows how "
          + Plural.text(names.count, "class answers", "classes answer") + " hit tests"
        : "no dump shows how these classes answer hit tests: "
          + Set(names.map { VisibleText.escape(DumpedClassName($0).short) }).sorted()
          .joined(separator: ", "))
        + "; \(Percentage.text(share)) of the screen rests on assumptions"
    }
  }

  private func explanation(of remark: Screen.Notes.Remark) -> String {
    var remark = remark
    if survey.namesLinesOnly, remark.kind == .debuggerError { remark.detail = "an error" }
    if survey.namesLinesOnly, remark.kind == .duplicateAddress { remark.detail = "of a view" }
    return VisibleText.escape(remark.explanation)
  }

  /// Returns what to do about an unknown fact, in one line.
  func fix(for unknown: Defect.Unknown) -> String? {
    switch unknown {
    case .otherWindows: "Print all windows, in lldb: \(Screen.debuggerLine)"
    case .noWindow: "Dump the window."
    case .noScreen: "Paste the dump whole, its first line included."
    case .noContent: "Dump the screen again when the app shows its content."
    case .transition: "Dump the screen again when it has come to rest."
    case .elisions, .incompleteNodes: "Paste the dump whole."
    case .unreadableValues:
      "Take the dump from the app itself, before anything replaces its numbers."
    case .invisible, .uncheckedTargets, .remark, .unknownClasses: nil
    }
  }

  /// Returns what to change, in one line; `nil` if that is unknown or an app cannot change it.
  func fix(for defect: Defect) -> String? {
    let node = defect.node
    let name = name(node)
    switch defect.facts {
    case .swallowing: return "Make \(name) a PassThroughWindow, or hide it when it is empty."
    case .covered(_, let first, _, _):
      return first.by.map(canFix) == true ? survey.fix(for: first, of: node) : nil
    case .coveredInside(_, let view):
      return "Set isUserInteractionEnabled of \(self.name(view.by ?? node)) to false."
    case .reportedCover, .reportedUnhittable, .coveredNow: return nil
    case .outside(_, _, _, let first): return survey.fix(for: first, of: node)
    case .unseen: return "Remove or hide \(name), or set its isUserInteractionEnabled to false."
    case .inDisabled(let ancestor):
      return survey.creator(of: ancestor) == nil
        ? "Set isUserInteractionEnabled of \(self.name(ancestor)) to true." : nil
    case .leftover: return survey.text(of: .removeLeftover(node))
    case .small(_, let isCut):
      return isCut
        ? "Free the rest of \(name) from what is in its way."
        : "Enlarge \(name)\(canEnlargeHitArea(of: node) ? ", or its hit area" : "")."
    case .overlap(let front, _, let isUndecided):
      return !isUndecided && canFix(front) ? "Move \(self.name(front)) away from \(name)." : nil
    case .close: return "Move them apart, or enlarge them."
    case .noArea: return "Give \(name) a size; are its constraints complete?"
    case .beyondScreen: return "Move \(name) onto the screen, or hide it while it is away."
    case .noNumber: return "Look for a division by zero, or a layout before the size is known."
    case .shadowed(let around): return survey.cure(of: node, losingTapsTo: around)
    case .unknown(let unknown): return fix(for: unknown)
    }
  }
}

extension LintProfile {
  /// The name of the guideline in messages.
  var title: String {
    switch self {
    case .hig: "the Human Interface Guidelines"
    case .wcagAA: "WCAG 2.5.8 (AA)"
    case .wcagAAA: "WCAG 2.5.5 (AAA)"
    case .android: "Material Design"
    }
  }
}

extension LintConfiguration {
  /// The name in messages of the setting that requires ``leastSide``.
  var sizeTitle: String { minimumSide == nil ? profile.title : "the configuration" }
}

extension LintRule {
  /// The subject of the rule, in one sentence.
  public var summary: String {
    switch self {
    case .windowSwallows:
      "A window in front takes most of the screen's touches and does nothing with them."
    case .overlayBlocksControl: "Something in front of a control takes its touches."
    case .outsideParent: "A target outside an ancestor's bounds is never asked."
    case .invisibleBlocker: "A view that shows nothing takes the touches of a target."
    case .interactionDisabledAncestor:
      "A control in a view with user interaction disabled looks alive and is dead."
    case .targetTooSmall: "The touchable part of a target is too small for a finger."
    case .targetsOverlap: "Two controls claim the same points; the front one gets them."
    case .targetsTooClose: "Two small targets lie so close together that fingers mix them up."
    case .zeroSizeInteractive: "A target without area contains no point."
    case .offScreenInteractive: "A target beyond the screen's edges gets no touch."
    case .nanGeometry: "A value that is no number puts a view and all in it nowhere."
    case .gestureShadowed: "A recognizer around a target may take its touches."
    case .viewCoversOwnControl:
      "A plain view in a control takes its touches and does nothing with them."
    case .leftoverPresentation:
      "The empty container of a presentation that is over takes the touches of all behind it."
    case .dumpQuality: "Facts are unknown in the dump, so that answers are weaker."
    }
  }
}
