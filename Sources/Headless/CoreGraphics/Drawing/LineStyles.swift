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

/// How what is drawn goes together with what was there; nothing is drawn here.
public enum CGBlendMode: Int32, Sendable {
  /// Over it.
  case normal
  /// Darker, as two slides in one projector.
  case multiply
  /// Lighter, as two projectors.
  case screen
  /// Darker or lighter by what was there.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// What was there made brighter.
  case colorDodge
  /// What was there made darker.
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
  /// What is drawn, and nothing else.
  case copy
  /// What is drawn where something was.
  case sourceIn
  /// What is drawn where nothing was.
  case sourceOut
  /// Over it, where something was.
  case sourceAtop
  /// Below it.
  case destinationOver
  /// What was there where something is drawn.
  case destinationIn
  /// What was there where nothing is drawn.
  case destinationOut
  /// Below it, where something is drawn.
  case destinationAtop
  /// Either of them where the other is not.
  case xor
  /// Their sum, darker.
  case plusDarker
  /// Their sum, lighter.
  case plusLighter
}

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// What is within.
  case fill
  /// What is within, by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// Both.
  case fillStroke
  /// Both, by the even-odd rule.
  case eoFillStroke
}
