extension TapOracle {
  /// The part of a verdict that a view's place and switches decide before other views are asked.
  enum Place {
    /// They decide the verdict.
    case settled(TapVerdict.Word, by: Node.ID?, at: Screen.Point?)
    /// They are unknown, and they decide.
    case open(TapVerdict.Doubt, at: Screen.Point?)
    /// The receiver of the touch at this point decides.
    case asked(Screen.Point, isInside: Bool)
  }

  /// Tries the words from the top as far as they depend only on the view and its ancestors.
  func place(of node: Node.ID, at pointOnScreen: Screen.Point?) -> Place {
    let chain = survey.ancestors(of: node) + [node]
    let shut = shutWord(of: chain, at: pointOnScreen)
    guard screen.hasScreen else { return shut ?? .open(.noScreen, at: pointOnScreen) }
    guard let outline = survey.outlines.outlines[node] else {
      let lost = chain.first { isPlaceless($0) }
      return shut ?? lost.map { .open(.place($0), at: pointOnScreen) }
        ?? .settled(.offScreen, by: nil, at: nil)
    }
    let bounds = screen.statesSize ? ConvexPolygon(screen.frame) : outline
    guard let onScreen = outline.intersection(bounds), isOnScreen(pointOnScreen) else {
      return .settled(.offScreen, by: nil, at: nil)
    }
    if let shut { return shut }
    if let doubt = doubt(aboutPlaceOf: chain) { return .open(doubt, at: pointOnScreen) }
    var visible = onScreen
    var clipper: Node.ID?
    for ancestor in chain.dropLast() where clips(ancestor) && clipper == nil {
      let part = survey.outlines.outlines[ancestor].flatMap { visible.intersection($0) }
      if let part { visible = part } else { clipper = ancestor }
    }
    let activation = screen.nodes[node].reportedReach?.pointOnScreen
    guard let point = pointOnScreen ?? activation ?? (clipper == nil ? visible.centroid : nil)
    else { return .settled(.clipped, by: clipper, at: nil) }
    // A tap beside the view belongs to another, whatever the ancestors are like.
    guard outline.holds(point) else { return .asked(point, isInside: false) }
    return place(of: chain, at: point)
  }

  /// Searches for the outermost ancestor that does not contain the point.
  private func place(of chain: [Node.ID], at point: Screen.Point) -> Place {
    let missed = screen.firstMiss(of: chain, at: point)
    guard let missed, missed != chain.last else { return .asked(point, isInside: missed == nil) }
    // A class with a rule of its own may pass the touch on although the point lies outside.
    for ancestor in chain.prefix(through: chain.firstIndex(of: missed) ?? 0)
    where decidesItself(ancestor) {
      return .open(.ownRule(ancestor), at: point)
    }
    return .settled(.outsideParent, by: missed, at: point)
  }

  /// The word for a view that gets no touches because of switches: those of the outermost view
  /// count.
  private func shutWord(of chain: [Node.ID], at pointOnScreen: Screen.Point?) -> Place? {
    let nodes = screen.nodes
    let hidden = chain.first { index in
      nodes[index].flags.contains(.hidden) || Node.isTransparent(alpha: nodes[index].alpha)
        || nodes[index].reportedReasonToIgnoreTouches == .hidden
    }
    if let hidden {
      let isReported = screen.isReportedInvisible(hidden)
      return isReported
        ? .open(.visibility(hidden), at: pointOnScreen) : .settled(.hidden, by: hidden, at: nil)
    }
    // A view that acts in a disabled control acts for itself.
    let isTarget = chain.last.map { survey.targets[$0] != nil } ?? false
    let disabled = chain.first { index in
      nodes[index].flags.contains(.interactionDisabled)
        || nodes[index].reportedReasonToIgnoreTouches == .interactionDisabled
        || nodes[index].flags.contains(.controlDisabled) && (index == chain.last || !isTarget)
    }
    return disabled.map { .settled(.disabled, by: $0, at: nil) }
  }

  private func doubt(aboutPlaceOf chain: [Node.ID]) -> TapVerdict.Doubt? {
    for index in chain {
      var unknown = screen.nodes[index].unknown.subtracting(.size)
      // Its scroll offset moves its content, and not itself.
      if index == chain.last { unknown.remove(.contentOffset) }
      if !unknown.isEmpty { return .value(index) }
    }
    return nil
  }

  private func isPlaceless(_ index: Node.ID) -> Bool {
    screen.nodes[index].unknown.contains(.geometry) || screen.nodes[index].kind == .application
  }

  func isOnScreen(_ point: Screen.Point?) -> Bool {
    point.map(screen.frame.contains) ?? true || !screen.statesSize
  }

  /// Whether the content of a view is invisible outside of it; for a scroll view that is the
  /// default.
  private func clips(_ index: Node.ID) -> Bool {
    screen.nodes[index].flags.contains(.clipsToBounds) || screen.scrolls(index)
  }

  /// Whether a class answers hit tests in a way that no dump contains.
  /// Such are the private views that ask their subviews wherever a point is.
  func decidesItself(_ index: Node.ID) -> Bool {
    let name = screen.nodes[index].className
    return overriding.contains(index) || survey.rules.behavior(of: name) == .unknown
      || DumpedClassName(name).isApples(in: SystemClasses.neverHit)
  }
}

extension Screen {
  /// Returns the first of a view's ancestors and the view itself, from the window down, that does
  /// not contain a point; `nil` if all do. The point is converted level by level as UIKit does it.
  func firstMiss(of chain: [Node.ID], at pointOnScreen: Point) -> Node.ID? {
    var point = pointOnScreen
    for index in chain {
      let node = nodes[index]
      if node.standsAlone { return node.frame.contains(pointOnScreen) ? nil : index }
      guard let local = node.geometry.convert(fromParent: point), node.bounds.contains(local)
      else { return index }
      point = local
    }
    return nil
  }
}

extension ConvexPolygon {
  /// The centre of gravity.
  var centroid: Screen.Point {
    guard let first = corners.first?.point else { return .zero }
    var (x, y, doubled) = (0.0, 0.0, 0.0)
    // Computed from a corner, so that a small area far away keeps its digits.
    var last = Screen.Point.zero
    for corner in points {
      let point = Screen.Point(x: corner.x - first.x, y: corner.y - first.y)
      let cross = last.x * point.y - point.x * last.y
      x += (last.x + point.x) * cross
      y += (last.y + point.y) * cross
      doubled += cross
      last = point
    }
    guard doubled > 0 else { return center }
    return Screen.Point(x: first.x + x / (3 * doubled), y: first.y + y / (3 * doubled))
  }
}
