extension ViewTable {
  /// Computes the region and the outline of a view that transforms affect.
  mutating func placeTurned(_ slot: Int) {
    let turn = turnedSlot(of: slot)
    let views = unfinishedViews
    let space = toScreen(of: views[slot].space)
    turned[turn].toScreen = toParent(of: slot).followed(by: space)
    views[slot].reach = reach(of: slot, in: space)
    let clip = views[slot].clip < 0 ? nil : views[Int(views[slot].clip)]
    let clipOutline = clip.flatMap { $0.turn < 0 ? nil : turned[Int($0.turn)].outline }
    var outline = ConvexPolygon(Box(views[slot].bounds), through: turned[turn].toScreen)
    guard turned[turn].isInvertible else { return views[slot].region = .none }
    if turned[turn].toScreen.keepsUpright, clipOutline == nil {
      turned[turn].outline = nil
      let placed = clip.map { outline.box.intersection($0.region) } ?? outline.box
      return views[slot].setRegion(placed, isExact: false)
    }
    let margin = views[slot].margin
    if let clip, margin < .infinity {
      let around = clipOutline ?? ConvexPolygon(clip.region)
      outline = outline.clipped(to: around, margin: 2 * margin)
    }
    turned[turn].outline = outline
    views[slot].setRegion(outline.box, isExact: false)
  }

  /// Returns the sum of the magnitudes that go into a view's edges, each as large as rounding makes
  /// it on the screen.
  private func reach(of slot: Int, in space: Screen.Transform) -> Double {
    let view = views[slot]
    let clip = view.clip < 0 ? 0 : views[Int(view.clip)].reach
    let turned = turned[Int(view.turn)]
    var own = view.magnitude
    if let turn = turned.turn {
      let (transform, anchor) = (turn.transform, turn.anchor)
      own += abs(turn.position.x) + abs(turn.position.y) + abs(transform.tx) + abs(transform.ty)
      own += transform.norm * (view.magnitude + abs(anchor.x) + abs(anchor.y))
      own *= transform.condition
    }
    let moved = abs(turned.toScreen.tx) + abs(turned.toScreen.ty)
    return clip + max(1, space.norm) * own + moved
  }

  private func toScreen(of space: Int32) -> Screen.Transform {
    guard space >= 0 else { return .identity }
    let view = views[Int(space)]
    guard view.turn < 0 else { return turned[Int(view.turn)].toScreen }
    return Screen.Transform(x: view.offsetX, y: view.offsetY)
  }

  /// The map from the view's own space to its parent's.
  private func toParent(of slot: Int) -> Screen.Transform {
    let view = views[slot]
    guard view.turn >= 0, let turn = turned[Int(view.turn)].turn else {
      return Screen.Transform(
        x: view.frameOrigin.x - view.bounds.origin.x, y: view.frameOrigin.y - view.bounds.origin.y)
    }
    return turn.toParent
  }
}

extension TurnedView {
  /// Whether points can be converted into the view.
  fileprivate var isInvertible: Bool {
    guard let determinant = turn?.transform.determinant else { return true }
    return determinant != 0 && determinant.isFinite
  }
}

/// What the index stores about a view that has a transform, or that lies in one that has.
struct TurnedView: Sendable {
  /// Nothing if only an ancestor is transformed.
  var turn: Node.Geometry.Turn?
  /// The view's own space to the screen.
  var toScreen = Screen.Transform.identity
  /// Where the view and all that clips it are, unless that is an upright rectangle: slightly grown,
  /// so that what lies outside is outside for certain.
  var outline: ConvexPolygon?
}

extension Screen.Transform {
  /// Whether upright rectangles stay upright.
  var keepsUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Bounds the length of the image of a unit vector.
  var norm: Double { abs(a) + abs(b) + abs(c) + abs(d) }

  /// How much of the precision of a point is lost on the way there and back.
  var condition: Double { max(1, norm * norm / abs(determinant)) }
}
