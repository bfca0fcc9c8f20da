/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How new paint is combined with the paint below it; nothing is drawn here.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
