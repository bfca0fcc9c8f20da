#if canImport(UIKit) && !os(watchOS)
  // Modes, shapes, reasons and the like are part of this library's own interface, and the rule that
  // they belong to is a module of its own. Without this line users would have to import both:
  // aliases alone do not bring the members along.
  @_exported import HitTesting
#endif
