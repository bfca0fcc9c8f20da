#if canImport(UIKit) && !os(watchOS)
  // Modes, shapes and reasons belong to this library's own interface, but their rule is a module of
  // its own. Without this line users would have to import both; type aliases do not export the
  // members.
  @_exported import HitTesting
#endif
