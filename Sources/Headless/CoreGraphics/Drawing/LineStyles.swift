/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// Where the path does.
  case butt
  /// With a half circle.
  case round
  /// With half a square.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter
  /// In an arc.
  case round
  /// With the point cut off.
  case bevel
}

/// How new paint is combined with the paint below it; nothing is drawn here.
public enum CGBlendMode: Int32, Sendable {
  /// Over it.
  case normal
  /// Darker, as two slides in one projector.
  case multiply
  /// Lighter, as two projectors.
  case screen
  /// Darker or lighter by the paint below.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// The paint below, brighter.
  case colorDodge
  /// The paint below, darker.
  case colorBurn
  /// Softly darker or lighter.
  case softLight
  /// Harshly darker or lighter.
  case hardLight
  /// How far they are apart.
  case difference
  /// How far they are apart, softer.
  case exclusion
  /// The hue alone.
  case hue
  /// The saturation alone.
  case saturation
  /// The hue and the saturation.
  case color
  /// The brightness alone.
  case luminosity
  /// Nothing.
  case clear
  /// The new paint alone.
  case copy
  /// The new paint where there was paint.
  case sourceIn
  /// The new paint where there was none.
  case sourceOut
  /// The new paint over the old, where there was paint.
  case sourceAtop
  /// Below it.
  case destinationOver
  /// The old paint where there is new paint.
  case destinationIn
  /// The old paint where there is none.
  case destinationOut
  /// The old paint over the new, where there is new paint.
  case destinationAtop
  /// Either of them where the other is missing.
  case xor
  /// Their sum, darker.
  case plusDarker
  /// Their sum, lighter.
  case plusLighter
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// Both.
  case fillStroke
  /// Both, by the even-odd rule.
  case eoFillStroke
}
