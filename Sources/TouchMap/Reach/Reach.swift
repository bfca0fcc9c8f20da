import HitTesting

/// How much of a view a finger reaches, and what takes the rest.
package struct Reach: Sendable {
  /// A part of the view that a finger does not reach.
  struct Block: Sendable {
    /// Why.
    var reason: TouchReason
    /// The node because of which; `nil` if the reason is the view itself.
    var by: Node.ID?
    /// The part, in pieces that do not overlap.
    var pieces: [ConvexPolygon]

    /// What makes two blocks one: because of which node, and why.
    var key: Key { Key(reason: reason, by: by) }

    struct Key: Hashable {
      var reason: TouchReason
      var by: Node.ID?
    }

    /// The part's size, in square points.
    var area: Double { pieces.reduce(0) { $0 + $1.area } }
  }

  /// The view.
  var node: Node.ID
  /// The view's size on the screen, in square points; 0 if it has none or it is not known.
  var area: Double
  /// Where a touch goes to the view, or to a part of it that does nothing with touches itself.
  var reachable: [ConvexPolygon] = []
  /// Where the dump does not tell whether a touch goes to the view or to an element that it
  /// overlaps.
  var undecided: [ConvexPolygon] = []
  /// What is in the way: first what shuts the view off wherever the finger lands, then ancestors
  /// from the window down, then what lies in front, front to back.
  var blocks: [Block] = []

  /// The part of the view that a finger reaches, from 0 to 1.
  package var fraction: Double {
    area > 0 ? min(1, reachable.reduce(0) { $0 + $1.area } / area) : 0
  }

  /// The part of the view of which nobody can tell whether a finger reaches it, from 0 to 1.
  var undecidedFraction: Double {
    area > 0 ? min(1, undecided.reduce(0) { $0 + $1.area } / area) : 0
  }

  /// Returns the part of the view that a block takes, from 0 to 1.
  ///
  /// A view without any area is blocked as a whole.
  func share(of block: Block) -> Double {
    area > 0 ? min(1, block.area / area) : 1
  }
}
