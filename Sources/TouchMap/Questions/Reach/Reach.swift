/// The part of a view that a finger reaches, and the obstacles on the rest.
package struct Reach: Sendable {
  /// What is known of a part of the view without its pieces, of which there may be very many.
  struct Part: Sendable {
    /// In square points.
    var area = 0.0
    /// The box around the largest piece.
    var largest = Box.none
    /// Whether the middle of the view lies in the part.
    var holdsMiddle = false
  }

  /// A part of the view that a finger does not reach.
  package struct Block: Sendable {
    package var reason: TouchAnswer.Reason
    /// The node that causes it; `nil` if the reason is the view itself.
    package var by: Node.ID?
    /// What is known of the part.
    var part = Part()
    /// The part in pieces that do not overlap, where the touches on it have no owner to ask for.
    var cut: [ConvexPolygon] = []

    /// The key of equal blocks: the node and the reason.
    var key: Key { Key(reason: reason, by: by) }

    struct Key: Hashable {
      var reason: TouchAnswer.Reason
      var by: Node.ID?
    }

    /// The part's size, in square points.
    package var area: Double { part.area }
  }

  /// What becomes of a touch on a view.
  enum Lot: Hashable {
    case reaches
    /// The dump does not say whether the touch goes to the view or to an element that overlaps it.
    case undecided
    case fallsThrough
    case blocked(Block.Key)
  }

  var node: Node.ID
  /// The view's size on the screen, in square points; 0 if it has none or it is not known.
  package var area: Double
  /// The areas where a touch goes to the view, or to a part of it that does not use touches itself.
  package var reachable: [ConvexPolygon] = []
  /// Where the dump does not say whether a touch goes to the view or to an element that overlaps
  /// it.
  var undecided = Part()
  /// The obstacles: first those that keep all touches from the view wherever the finger lands, then
  /// ancestors from the window down, then the views in front, front to back.
  package var blocks: [Block] = []
  /// The part that the owners of touches share: in the screen and in all ancestors.
  var shared: ConvexPolygon?
  /// The block in which views are counted that have none of their own.
  var rest: Block.Key?

  /// The part of the view that a finger reaches, from 0 to 1.
  package var fraction: Double {
    area > 0 ? min(1, reachable.reduce(0) { $0 + $1.area } / area) : 0
  }

  /// The part of the view, from 0 to 1, where the receiver of a touch is unknown.
  package var undecidedFraction: Double { area > 0 ? min(1, undecided.area / area) : 0 }

  /// Returns the part of the view that a block takes, from 0 to 1. A view without any area is
  /// blocked completely.
  package func share(of block: Block) -> Double { area > 0 ? min(1, block.area / area) : 1 }
}

extension Reach.Part {
  /// - Parameter middle: The middle of the view.
  init(_ pieces: [ConvexPolygon], middle: Screen.Point) {
    for piece in pieces { add(piece.box, area: piece.area, holdsMiddle: piece.contains(middle)) }
  }

  /// Adds a piece, or all pieces of another part.
  mutating func add(_ box: Box, area: Double, holdsMiddle: Bool) {
    self.area += area
    if box.size > largest.size { largest = box }
    if holdsMiddle { self.holdsMiddle = true }
  }
}

extension Box {
  /// In square points, 0 for no rectangle.
  fileprivate var size: Double { isNone ? 0 : (maxX - minX) * (maxY - minY) }
}
