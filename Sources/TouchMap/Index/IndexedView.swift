/// What the index stores about a node: its own geometry, and where on the screen it may get
/// touches.
struct IndexedView: Sendable, BitwiseCopyable {
  /// Facts that decide whether a node or its descendants get touches anywhere.
  struct Traits: OptionSet, Sendable, BitwiseCopyable {
    let rawValue: UInt16

    static let hidden = Traits(rawValue: 1 << 0)
    static let interactionDisabled = Traits(rawValue: 1 << 1)
    static let transparent = Traits(rawValue: 1 << 2)
    /// The tool that wrote the dump says that no touch reaches it.
    static let unreachable = Traits(rawValue: 1 << 3)
    /// Neither the node nor its descendants have a place: a layer, or a view of unknown geometry.
    static let unplaced = Traits(rawValue: 1 << 4)
    /// It never gets a touch itself.
    static let fallsThrough = Traits(rawValue: 1 << 5)
    /// It neither clips nor hides its descendants, and its frame is on the screen.
    static let standsAlone = Traits(rawValue: 1 << 6)
    /// Its rearmost child belongs to the background of a window that falls through.
    static let holdsBackground = Traits(rawValue: 1 << 8)
    /// Every coordinate down to here is a multiple of 1/1024 and not large, so that conversions of
    /// such coordinates are exact.
    static let isExact = Traits(rawValue: 1 << 7)

    /// With any of these, no touch reaches the node.
    static let shut: Traits = [
      .hidden, .interactionDisabled, .transparent, .unreachable, .unplaced,
    ]
  }

  /// The place of the frame's corner, in the parent's space.
  var frameOrigin = Screen.Point.zero
  var bounds = Screen.Rect.zero

  /// Where the view and all views that clip it are, by their edges as computed here; the box around
  /// the area if it is turned. Empty if neither the view nor its descendants can get a touch.
  var region = Box.none
  /// The place of the origin of the view's own space on the screen, if no transform affects it.
  var offsetX = 0.0
  var offsetY = 0.0
  /// The sum of all magnitudes that went into the region's edges: what rounding errors grow with.
  var reach = 0.0

  /// The slot of the view in whose space the frame is, -1 for the screen.
  var space: Int32 = -1
  /// The slot of the view that clips and hides this one, -1 for none.
  var clip: Int32 = -1
  /// The rank after the last descendant's.
  var end: Int32 = 0
  /// The place of its ``TurnedView``, -1 if there is none.
  var turn: Int32 = -1
  var traits: Traits = []

  /// Whether it can get touches itself where its region is.
  var isCandidate: Bool { traits.isDisjoint(with: [.fallsThrough, .unplaced]) }

  /// How far each edge may be from where the view's own arithmetic sees it. Each level adds a few
  /// roundings, each of at most 2^-53 of the magnitudes in it.
  var margin: Double { reach * 0x1p-49 }

  /// How far behind its computed place an edge may be. Where coordinates are exact the edge is not
  /// behind it: conversion is monotone, so a point at the edge or behind it is there for every
  /// view. Only a point before the edge may be rounded onto it.
  private var lateness: Double { traits.contains(.isExact) ? 0 : margin }

  /// Points outside are outside for certain.
  var outerRegion: Box {
    let (margin, late) = (margin, lateness)
    guard margin < .infinity else { return .everywhere }
    return Box(
      minX: region.minX - margin, minY: region.minY - margin,
      maxX: region.maxX + late, maxY: region.maxY + late)
  }

  /// Points inside are inside for certain, unless the view is turned.
  var innerRegion: Box {
    let (margin, late) = (margin, lateness)
    guard margin < .infinity else { return .none }
    return Box(
      minX: region.minX + late, minY: region.minY + late,
      maxX: region.maxX - margin, maxY: region.maxY - margin)
  }
}
