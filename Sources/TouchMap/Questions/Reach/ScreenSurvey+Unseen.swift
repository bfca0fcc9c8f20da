/// The views that show nothing and take touches, in a rule that the checks, the map and the headline
/// share.
extension ScreenSurvey {
  /// From this part of a target on, a view that shows nothing is in its way; so it is at the middle
  /// of the target. A choice.
  private static let leastTaken = 0.1

  /// Why a view is known to show nothing.
  enum Invisibility: Sendable, Hashable {
    /// It is almost transparent.
    case transparent(alpha: Double)
    /// It is a plain view in a dump that says which views paint.
    case plain
  }

  /// Returns the view that shows nothing and takes enough touches of a target: the one that takes
  /// most; `nil` if none does.
  func unseenTaker(of reach: Reach) -> Node.ID? {
    guard !unseenTakers.isEmpty else { return nil }
    return reach.blocks.filter { block in
      guard block.reason == .behindWinner, let by = block.by, unseenTakers[by] != nil,
        !isPresentation(by, over: reach.node)
      else { return false }
      return reach.share(of: block) >= Self.leastTaken || block.part.holdsMiddle
    }.max { $0.area < $1.area }?.by
  }

  /// The same for a node whose reach is not known yet. It is computed only where such a view is near.
  func unseenTaker(of node: Node.ID) -> Node.ID? {
    guard !unseenTakers.isEmpty, let frame = outlines.frames[node],
      unseenTakers.keys.contains(where: { outlines.frames[$0]?.overlaps(frame) == true })
    else { return nil }
    return unseenTaker(of: reach(of: node))
  }

  /// Returns whether what takes touches from a node in front of it is a target of its own that leaves
  /// the node at least half of itself: a button on a picture that acts as well is no thief.
  func isOwnAreaOfTarget(_ cover: Node.ID, over node: Node.ID) -> Bool {
    guard let front = target(holding: cover), front != node,
      !screen.subtree(of: front).contains(node),
      let outline = outlines.outlines[front], let whole = outlines.outlines[node],
      outline.area <= whole.area / 2,
      // A view owns what a finger reaches of it, or a view in it does.
      screen.nodes[node].standsAlone
        || areas.area(of: screen.subtree(of: node)) >= whole.area * 0.499
    else { return false }
    return facts.fractions.value(of: node) { reach(of: node).fraction } >= 0.5
  }

  /// Whether a node is in a view that UIKit moves in a transition.
  func isInTransition(_ node: Node.ID) -> Bool {
    movingViews.contains { screen.subtree(of: $0).contains(node) }
  }
}

extension Screen {
  /// The outermost of them: children of UIKit's containers with a running animation, views that are
  /// switched off while they move, and bars that are switched off meanwhile.
  ///
  /// > Source: UIKit documentation, `UIViewPropertyAnimator.isUserInteractionEnabled` and
  /// `UIView.AnimationOptions.allowUserInteraction`: without it, views take no touches while they
  /// are animated.
  var movingViews: [Node.ID] {
    let moving = nodeIDs.filter { index in
      let node = nodes[index]
      guard node.flags.contains(.animates) else { return false }
      return node.flags.contains(.interactionDisabled)
        || node.parent.map { Background.wrappers.contains(nodes[$0].className) } == true
    }
    guard !moving.isEmpty else { return [] }
    let bars = nodeIDs.filter {
      nodes[$0].flags.contains(.interactionDisabled)
        && isOne($0, of: SystemClasses.bars)
    }
    return moving + bars
  }

  /// Below this alpha a view is invisible. A choice.
  private static let visibleAlpha = 0.05

  /// Returns those of the receivers of touches that certainly show nothing, with the reason: each is almost
  /// transparent, or it is a plain view without background, text, image or visible content in a dump
  /// that contains backgrounds.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func unseen(among owners: [Node.ID]) -> [Node.ID: ScreenSurvey.Invisibility] {
    let tellsBackgrounds = nodes.contains { $0.flags.contains(.paintsBackground) }
    let showing = tellsBackgrounds ? nodesThatShow : []
    var alphas: [Double] = []
    alphas.reserveCapacity(nodes.count)
    for node in nodes {
      alphas.append(node.alpha * (node.parent.map { alphas[$0] } ?? 1))
    }
    var found: [Node.ID: ScreenSurvey.Invisibility] = [:]
    for owner in owners {
      let node = nodes[owner]
      if alphas[owner] < Self.visibleAlpha {
        found[owner] = .transparent(alpha: alphas[owner])
      } else if tellsBackgrounds, node.className == "UIView", !node.hasActiveRecognizer,
        !showing[owner]
      {
        found[owner] = .plain
      }
    }
    return found
  }

  /// For each node whether anything in it can be seen.
  private var nodesThatShow: [Bool] {
    var shows = nodes.map { node in
      node.className != "UIView" || node.flags.contains(.paintsBackground) || node.label != nil
    }
    for (index, node) in zip(nodeIDs, nodes).reversed() {
      guard let parent = node.parent, shows[index], !node.flags.contains(.hidden),
        node.alpha >= Self.visibleAlpha
      else { continue }
      shows[parent] = true
    }
    return shows
  }
}
