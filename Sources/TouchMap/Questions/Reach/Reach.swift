/// The part of a view that a finger reaches, and the obstacles on the rest.
package struct Reach: Sendable {
  /// A part of the view that a finger does not reach.
  package struct Block: Sendable {
    package var reason: TouchAnswer.Reason
    /// The node that causes it; `nil` if the reason is the view itself.
    package var by: Node.ID?
    /// The part, in pieces that do not overlap.
    package var pieces: [ConvexPolygon]

    /// The key of equal blocks: the node and the reason.
    var key: Key { Key(reason: reason, by: by) }

    struct Key: Hashable {
      var reason: TouchAnswer.Reason
      var by: Node.ID?
    }

    /// The part's size, in square points.
    var area: Double { pieces.reduce(0) { $0 + $1.area } }
  }

  var node: Node.ID
  /// The view's size on the screen, in square points; 0 if it has none or it is not known.
  package var area: Double
  /// The areas where a touch goes to the view, or to a part of it that does not use touches itself.
  package var reachable: [ConvexPolygon] = []
  /// Where the dump does not say whether a touch goes to the view or to an element that overlaps
  /// it.
  package var undecided: [ConvexPolygon] = []
  /// The obstacles: first those that keep all touches from the view wherever the finger lands, then
  /// ancestors from the window down, then the views in front, front to back.
  package var blocks: [Block] = []

  /// The part of the view that a finger reaches, from 0 to 1.
  package var fraction: Double {
    area > 0 ? min(1, reachable.reduce(0) { $0 + $1.area } / area) : 0
  }

  /// The part of the view, from 0 to 1, where the receiver of a touch is unknown.
  package var undecidedFraction: Double {
    area > 0 ? min(1, undecided.reduce(0) { $0 + $1.area } / area) : 0
  }

  /// Returns the part of the view that a block takes, from 0 to 1. A view without any area is
  /// blocked completely.
  package func share(of block: Block) -> Double { area > 0 ? min(1, block.area / area) : 1 }
}
